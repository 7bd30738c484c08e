import Foundation
import Testing

/// `galley plan diff` as people and pull requests call it.
@Suite struct PlanDiffCommandTests {
  private static let old = """
    # Week 47

    ## Monday

    - Dinner: [Soup](../soup.md) *4 servings*

    ## Tuesday

    - Lunch: leftover of Monday dinner
    - Dinner: pizza ~ 800 kcal @ben

    """

  private static let new = """
    # Week 47

    ## Monday

    - Dinner: [Omelette](../omelette.md) *4 servings*

    ## Tuesday

    - Lunch: leftover of Monday dinner
    - Dinner: pizza ~ 800 kcal @ben; [Soup](../soup.md) @anna 2 servings

    ## Wednesday

    - Lunch: mystery @ben

    """

  private func site() throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write(
      "galley.yaml", "title: Table\npeople: {anna: {calories: 2000}, ben: {calories: 2400}}\n")
    try site.write(
      "content/soup.md",
      recipe("Lentil soup", "400 kcal, 20 g protein, 50 g carbs, 10 g fat", "*200 g* lentils\n- *2* onions"))
    try site.write(
      "content/omelette.md", recipe("Omelette", "500 kcal, 30 g protein, 5 g carbs, 40 g fat", "*8* eggs\n- *1* onion"))
    try site.write("content/plans/2026-W47.md", Self.new)
    return site
  }

  private func recipe(_ title: String, _ nutrition: String, _ ingredients: String) -> String {
    "# \(title)\n\nNutrition: \(nutrition)\n\n**4 servings**\n\n---\n\n- \(ingredients)\n"
  }

  @Test func showsMealsFiguresAndShopping() throws {
    let site = try site()
    let outcome = try Galley.run(["plan", "diff", "-", "2026-W47"], at: site.path, input: Array(Self.old.utf8))
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.output == """
        standard input → Week 2026-W47
        +500 kcal a day for Anna, +100 kcal a day for Ben; 1 recipe swapped, 2 dishes
        added, 1 recipe moved; +8 eggs, lentils −100 g

        Meals
        + Monday, Dinner: Omelette
        > Monday, Dinner: Lentil soup, moved to Tuesday, Dinner
        ~ Tuesday, Lunch: Lentil soup (leftover) → Omelette (leftover)
        + Wednesday, Lunch: mystery

        Anna, a day  kcal  protein g  carbs g  fat g  on target
        before        400         20       50     10  0 of 2
        after         900         50       55     50  0 of 2
        change       +500        +30       +5    +40

        Ben, a day  kcal  protein g  carbs g  fat g  on target
        before       800         20       50     10  0 of 2
        after        900          –        –      –  0 of 2 (1 not all known)
        change      +100          –        –      –

        Anna, by day        kcal  protein g   carbs g    fat g
        Monday         400 → 500    20 → 30    50 → 5  10 → 40  under
        Tuesday       400 → 1300    20 → 70  50 → 105  10 → 60  under

        Ben, by day         kcal    protein g     carbs g        fat g
        Monday         400 → 500      20 → 30      50 → 5      10 → 40  under
        Tuesday      1200 → 1300  ≥ 20 → ≥ 30  ≥ 50 → ≥ 5  ≥ 10 → ≥ 40  under
        Wednesday          – → –        – → –       – → –        – → –  not all known

        Shopping
        + 8 eggs
        ~ lentils: 200 g → 100 g (−100 g)

        Not all known
        mystery: the plan does not say what it provides (new)

        """)
  }

  @Test func writesACommentForAPullRequest() throws {
    let site = try site()
    let outcome = try Galley.run(
      ["plan", "diff", "-", "2026-W47", "--format", "markdown"], at: site.path, input: Array(Self.old.utf8))
    #expect(
      outcome.output == """
        ## standard input → Week 2026-W47

        **+500 kcal a day for Anna, +100 kcal a day for Ben; 1 recipe swapped, 2 dishes added, 1 recipe moved; +8 eggs, lentils −100 g**

        | Meal | Before | After |
        | --- | --- | --- |
        | Monday, Dinner | – | Omelette |
        | Monday, Dinner | Lentil soup | moved to Tuesday, Dinner |
        | Tuesday, Lunch | Lentil soup (leftover) | Omelette (leftover) |
        | Wednesday, Lunch | – | mystery |

        | A day on average | kcal | Protein g | Carbs g | Fat g | Days on target |
        | --- | --: | --: | --: | --: | --- |
        | Anna | 900 (+500) | 50 (+30) | 55 (+5) | 50 (+40) | 0 of 2 → 0 of 2 |
        | Ben | 900 (+100) | – (–) | – (–) | – (–) | 0 of 2 → 0 of 2 (1 not all known) |

        **Not all known.** The figures above are too low where this is eaten:

        - mystery: the plan does not say what it provides (new)

        <details>
        <summary>Day by day</summary>

        | Day | kcal | Protein g | Carbs g | Fat g | kcal ± |  |
        | --- | --: | --: | --: | --: | --: | --- |
        | Monday, Anna | 400 → 500 | 20 → 30 | 50 → 5 | 10 → 40 | +100 | under |
        | Tuesday, Anna | 400 → 1300 | 20 → 70 | 50 → 105 | 10 → 60 | +900 | under |
        | Monday, Ben | 400 → 500 | 20 → 30 | 50 → 5 | 10 → 40 | +100 | under |
        | Tuesday, Ben | 1200 → 1300 | ≥ 20 → ≥ 30 | ≥ 50 → ≥ 5 | ≥ 10 → ≥ 40 | +100 | under |
        | Wednesday, Ben | – → – | – → – | – → – | – → – | – | not all known |

        </details>

        <details>
        <summary>Shopping: 2 items</summary>

        | To buy | Before | After | Change |
        | --- | --: | --: | --: |
        | eggs | – | 8 | new |
        | lentils | 200 g | 100 g | −100 g |

        </details>

        """)
  }

  @Test func writesEverythingForScripts() throws {
    let site = try site()
    let outcome = try Galley.run(
      ["plan", "diff", "-", "2026-W47", "--format", "json"], at: site.path, input: Array(Self.old.utf8))
    let value = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((value["swapped"] as? [Any])?.count == 1 && (value["moved"] as? [Any])?.count == 1)
    let people = try #require(value["people"] as? [[String: Any]])
    #expect(people.map { $0["person"] as? String } == ["anna", "ben"])
    #expect((people[0]["new"] as? [String: Int])?["calories"] == 900)
    #expect((people[0]["days"] as? [Any])?.count == 2)
    let shopping = try #require(value["shopping"] as? [String: [[String: Any]]])
    #expect(shopping["added"]?.map { $0["name"] as? String } == ["eggs"])
    #expect(shopping["changed"]?.map { $0["change"] as? String } == ["−100 g"])
    #expect((value["notAllKnown"] as? [[String: Any]])?.map { $0["isNew"] as? Bool } == [true])
  }

  @Test func readsPlansFromAnywhere() throws {
    let site = try site()
    try site.write("elsewhere/old.md", Self.old)
    let first = try Galley.run("plan", "diff", "elsewhere/old.md", "2026-W47", in: site)
    let second = try Galley.run(
      ["plan", "diff", "-", "content/plans/2026-W47.md"], at: site.path, input: Array(Self.old.utf8))
    #expect(first.output.split(separator: "\n").dropFirst() == second.output.split(separator: "\n").dropFirst())
    let broken = try Galley.run(
      ["plan", "diff", "-", "2026-W47"], at: site.path, input: Array("## Monday\n- Dinner: [Soup](../suop.md)\n".utf8))
    #expect(broken.status == 1)
    #expect(broken.error.contains("standard input:2:11: error: “../suop.md” leads to no recipe"), "\(broken.error)")
  }

  @Test func callsPlansThatCannotBeReadNotTheSame() throws {
    let site = try site()
    let merged = "<<<<<<< mine\n## Monday\n=======\n## Tuesday\n>>>>>>> theirs\n"
    try site.write("content/plans/2026-W47.md", merged)
    let outcome = try Galley.run(["plan", "diff", "-", "2026-W47"], at: site.path, input: Array(merged.utf8))
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("text-merge"), "\(outcome.error)")
    #expect(outcome.output == "")
  }

  @Test(arguments: [
    (["2026-W47", "2026-W47", "--exit-code"], 0, "are the same\n"), (["-", "2026-W47", "--exit-code"], 1, "kcal"),
    (["-", "-"], 2, "only one plan can come from standard input"), (["nowhere.md", "2026-W47"], 2, "neither a week"),
  ])
  func exitsWithAStatusForScripts(words: [String], status: Int32, text: String) throws {
    let site = try site()
    let outcome = try Galley.run(["plan", "diff"] + words, at: site.path, input: Array(Self.old.utf8))
    #expect(outcome.status == status, "\(outcome.error)")
    #expect((outcome.output + outcome.error).contains(text))
  }
}
