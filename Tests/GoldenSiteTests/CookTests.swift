import JSONReading
import SourceText
import Testing

/// `galley cook` as people and scripts call it.
@Suite struct CookTests {
  private func site(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    try site.write(
      "content/pancakes.md",
      """
      # Pancakes

      *easy, 20 min, breakfast*

      ---

      - *250 ml* buttermilk
      - *2* eggs
      - *150 g* flour
      - blueberries (optional)
      - salt

      ---

      Mix and fry.
      """)
    try site.write(
      "content/curry.md",
      "# Curry\n\n*vegan, 30 min*\n\n---\n\n- *400 ml* coconut milk\n- *1* onion\n- *2 tbsp* curry paste\n- *1* aubergine\n"
    )
    for (name, text) in files { try site.write(name, text) }
    return site
  }

  @Test func showsWhatIsThereAndWhatToTakeInstead() throws {
    let site = try site(["content/pantry.md": "# Fridge\n- 2 l milk (best before 2026-12-01)\n- lemon juice\n"])
    let outcome = try Galley.run("cook", "--have", "Eier, flour", in: site)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(
      outcome.output == """
        Pancakes  20 min · easy · everything is there with 1 substitution
        content/pancakes.md
          there     eggs, flour, salt
          instead   of buttermilk: 250 ml whole milk + 1 tbsp lemon juice. Let it stand
                    for 10 minutes until it clabbers; thinner, with the acid that baking
                    soda needs. Not for drinking or cold soups.
          optional  blueberries

        """)
  }

  @Test func tellsWhatTheRecipeTakesForWhatIsMissing() throws {
    let recipe = """
      {"ingredients": [], "recipes": [{"id": "a", "name": "Feta eggs", "summary": "Quick.", "cookTimeMinutes": 8, "difficulty": "easy",
       "ingredients": [{"id": "1", "name": "Eggs", "isDetected": true, "substitution": null},
         {"id": "2", "name": "Feta", "isDetected": false, "substitution": "Use ricotta"}],
       "steps": ["Fry."], "makeItFasterTip": "Use a hot pan"}]}
      """
    let site = try site(["content/fridge.json": recipe])
    for (have, verdict) in [("eggs", "1 of 2 missing"), ("ricotta", "everything is there with 1 substitution")] {
      let outcome = try Galley.run("cook", "--have", have, "--max-missing", "1", in: site)
      #expect(outcome.output.contains(verdict), "\(outcome.output)")
      #expect(outcome.output.contains("  instead   of Feta: Use ricotta, as the recipe says\n"), "\(outcome.output)")
    }
  }

  @Test func ranksAndLimits() throws {
    let site = try site()
    let outcome = try Galley.run("cook", "--have", "eggs,flour,onion,aubergine", "--limit", "1", in: site)
    #expect(outcome.output.hasPrefix("Pancakes  20 min · easy · 1 of 4 missing\n"), "\(outcome.output)")
    #expect(outcome.error == "1 more; --limit shows them\n")
  }

  @Test(
    arguments: [
      (["--diet", "vegan"], ["Curry"]), (["--time", "25"], ["Pancakes"]), (["--category", "breakfast"], ["Pancakes"]),
      (["--max-missing", "1"], ["Pancakes"]), (["--max-missing", "9"], ["Pancakes", "Curry"]), (["--time", "5"], []),
    ])
  func leavesOutWhatIsNotAskedFor(options: [String], titles: [String]) throws {
    let site = try site()
    let arguments = ["cook", "--have", "eggs,flour,onion,aubergine", "--format", "json"] + options
    let outcome = try Galley.run(arguments, at: site.path)
    let json = JSONReader.read(SourceFile(path: "out.json", text: outcome.output))
    #expect(json.diagnostics == [])
    #expect(json.value?.array?.compactMap { $0["title"]?.string } == titles, "\(outcome.output)")
  }

  @Test func staplesOfTheSiteCount() throws {
    let site = try site(["galley.yaml": "staples: [salt, flour, buttermilk]\n"])
    let outcome = try Galley.run("cook", "--have", "eggs", "--max-missing", "0", in: site)
    #expect(outcome.output.hasPrefix("Pancakes  20 min · easy · everything is there\n"), "\(outcome.output)")
  }

  @Test func substitutionsOfTheSiteComeFirst() throws {
    let own = "substitutions:\n  - {for: 100 ml buttermilk, take: [50 ml plain yogurt, 50 ml water], effect: Fine.}\n"
    let site = try site(["substitutions.yaml": own])
    let outcome = try Galley.run("cook", "--have", "eggs,flour,yogurt,kefir", "--max-missing", "0", in: site)
    #expect(outcome.output.contains("of buttermilk: 125 ml plain yogurt + 125 ml water. Fine."), "\(outcome.output)")
  }

  @Test func theResultIsTheSameForAnyNumberOfJobs() throws {
    let site = try site()
    let outputs = try ["1", "2", "7"].map {
      try Galley.run("cook", "--have", "eggs,onion", "--jobs", $0, in: site).output
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func saysWhatIsNotUnderstood() throws {
    let site = try site()
    let outcome = try Galley.run("cook", "--have", "eggs,flour,aubregine", in: site)
    #expect(outcome.error.contains("is called “aubregine”; did you mean “aubergine”?"), "\(outcome.error)")
    let category = try Galley.run("cook", "--have", "eggs", "--category", "brekfast", in: site)
    #expect(category.status == 2 && category.error.contains("did you mean “Breakfast”?"), "\(category.error)")
  }

  @Test func withoutAnythingThereItSaysHowToNameIt() throws {
    let site = try site()
    let outcome = try Galley.run("cook", in: site)
    #expect(outcome.status == 2 && outcome.error.contains("--have") && outcome.error.contains("content/pantry.md"))
  }

  @Test func whenNothingFitsItSaysWhatToDo() throws {
    let site = try site()
    let outcome = try Galley.run("cook", "--have", "salmon", in: site)
    #expect(
      outcome.status == 0 && outcome.output.isEmpty && outcome.error.contains("--max-missing"), "\(outcome.error)")
  }

  @Test func theCheckOfASiteLooksIntoPantryAndSubstitutions() throws {
    let site = try site([
      "content/pantry.md": "- milk until 2026-02-30\n",
      "substitutions.yaml": "substitutions:\n- {for: 1 egg, take: [1 eg], effect: X.}\n",
    ])
    let outcome = try Galley.run("check", in: site)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("content/pantry.md:1:14: error: there is no day “2026-02-30”"), "\(outcome.output)")
    #expect(outcome.output.contains("substitutions.yaml:2:23: error: no food is called “eg”"), "\(outcome.output)")
  }
}
