import Foundation
import JSONReading
import SourceText
import Testing

/// What the commands say about nutrition, with foods of the site's own, so that the built-in table may grow.
@Suite struct NutritionCommandTests {
  private func site(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    try site.write(
      "foods.yaml",
      """
      moon flour:
        category: Pantry
        origin: vegan
        contains: [gluten]
        per-100g: {kcal: 364, protein: 10, carbohydrate: 76, fat: 1}
        source: A mill
        typical: {cup: 125}
      star cheese:
        category: Milk Products
        origin: vegetarian
        contains: [milk]
        per-100g: {kcal: 400, protein: 25, carbohydrate: 1, fat: 33}
        source: A dairy
      """)
    try site.write(
      "content/pie.md",
      "# Pie\n\n**4 servings**\n\n---\n\n- *2 cups* moon flour\n- *100 g* star cheese\n- *50 g* zzyzx\n- *1 packet* star cheese\n"
    )
    for (name, text) in files { try site.write(name, text) }
    return site
  }

  private func object(_ text: String) throws -> JSONValue {
    let checked = JSONReader.read(SourceFile(path: "out.json", text: text))
    #expect(checked.diagnostics == [], "\(text)")
    return try #require(checked.value)
  }

  // MARK: list

  @Test func listShowsTheEnergyItIsAskedForAndMarksEstimates() throws {
    let cheese = """
      star cheese:
        category: Milk Products
        origin: vegetarian
        per-100g: {kcal: 400, protein: 25, carbohydrate: 1, fat: 33}
        source: A dairy
        typical: {piece: 200}
      """
    let site = try site([
      "foods.yaml": cheese, "content/pie.md": "# Slices\n\n**1 serving**\n\n---\n\n- *100 g* star cheese\n",
      "content/whole.md": "# Whole\n\n**1 serving**\n\n---\n\n- *1* star cheese\n",
    ])
    let text = try Galley.run("list", "kcal:<900", in: site)
    #expect(text.output == "Slices      400 kcal  content/pie.md\nWhole     ≈ 800 kcal  content/whole.md\n")
    let plain = try Galley.run("list", in: site)
    #expect(!plain.output.contains("kcal"))
    let json = try Galley.run("list", "kcal:<900", "--format", "json", in: site)
    let recipes = try #require(try object(json.output).array)
    #expect(recipes.map { $0["energyKilocalories"]?.integer } == [400, 800])
    #expect(recipes.map { $0["isEstimate"]?.bool } == [false, true])
  }

  // MARK: show

  @Test func showAddsNutritionToItsJSON() throws {
    let outcome = try Galley.run("show", "pie", "--format", "json", in: site())
    #expect(outcome.status == 0)
    for part in [
      "\"status\": \"incomplete\"", "\"coverage\": 0.538", "\"servings\": 4", "\"energyKilocalories\": 327.5",
      "\"pathText\": \"1 cup = 125 g (typical)\"", "\"vegetarian\": {", "\"contains\": [", "\"zzyzx\"",
      "\"level\": \"easy\"",
    ] { #expect(outcome.output.contains(part), "\(part) in \(outcome.output)") }
    #expect(try object(outcome.output).member("nutrition") != nil)
  }

  @Test func aPrintedTableAddsUp() throws {
    let outcome = try Galley.run("show", "pie", "--nutrition", in: site())
    #expect(outcome.output.contains("incomplete: only 53 % of the mass is known"))
    #expect(!outcome.output.contains("per serving"))
    #expect(outcome.output.contains("moon flour"))
    let total = outcome.output.split(separator: "\n").first { $0.hasPrefix("Total") }
    #expect(total?.split(separator: " ") == ["Total", "400", "1310", "50", "191", "36"])
  }

  @Test func aKnownRecipeShowsItsFigures() throws {
    let recipe = "# Bread\n\n**2 servings**\n\n---\n\n- *200 g* moon flour\n"
    let outcome = try Galley.run("show", "bread", in: site(["content/bread.md": recipe]))
    #expect(outcome.output.contains("per serving: 364 kcal · 10 g protein · 76 g carbs · 1 g fat"))
    #expect(outcome.output.contains("Diet: vegan"))
    #expect(outcome.output.contains("Contains: gluten"))
  }

  @Test func subRecipesCountByTheirShare() throws {
    let files = [
      "content/dough.md": "# Dough\n\n**400 g**\n\n---\n\n- *400 g* moon flour\n",
      "content/tart.md": "# Tart\n\n**2 servings**\n\n---\n\n- *0.1 kg* [dough](dough.md)\n- [dough](gone.md)\n",
    ]
    let outcome = try Galley.run("show", "tart", "--format", "json", in: site(files))
    #expect(outcome.output.contains("\"share\": 0.25"))
    #expect(outcome.output.contains("\"problem\": \"missing\""))
    #expect(outcome.output.contains("\"energyKilocalories\": 364"))
  }

  // MARK: check and build

  @Test func checkNotesWhatCannotBeCounted() throws {
    let site = try site()
    let outcome = try Galley.run("check", "--strict", in: site)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("content/pie.md:9:10: note: no food is called “zzyzx” [nutrition-unmatched]"))
    #expect(
      outcome.output.contains("content/pie.md:10:14: note: what this amount of “star cheese” weighs is not known"))
    #expect(outcome.output.hasSuffix("no problems, 2 notes\n"))
    #expect(try Galley.run("check", "--quiet", in: site).output.isEmpty)
    #expect(try Galley.run("check", "--format", "github", in: site).output.hasPrefix("::notice file=content/pie.md"))
    #expect(try Galley.run("check", "--format", "sarif", in: site).output.contains("\"level\": \"note\""))
    let file = try Galley.run("check", "content/pie.md", in: site)
    #expect(file.output.contains("[nutrition-unweighed]") && file.status == 0)
  }

  @Test func foodsWithoutFiguresAreNoted() throws {
    let foods = "moon dust:\n  category: Pantry\n  origin: vegan\n"
    let recipe = "# Dust\n\n---\n\n- *1 g* moon dust\n"
    let outcome = try Galley.run("check", in: site(["foods.yaml": foods, "content/pie.md": recipe]))
    #expect(outcome.output.contains("“moon dust” has no figures [nutrition-no-figures]"))
  }

  @Test func aServingNobodyEatsIsWarnedAboutAtItsLine() throws {
    let recipe = "# Pie\n\n**4 servings**\n\n---\n\n- *10 g* star cheese\n- *24 kg* moon flour\n"
    let outcome = try Galley.run("check", in: site(["content/pie.md": recipe]))
    #expect(
      outcome.output.contains(
        "content/pie.md:8:11: warning: a serving has 21850 kcal, most of it from “24 kg moon flour” "
          + "[nutrition-implausible]"))
  }

  @Test func oilForFryingThatNobodyHasIsWarnedAbout() throws {
    let foods = "moon oil:\n  category: Pantry\n  origin: vegan\n  per-100g: {kcal: 900, fat: 100}\n"
    let recipe = "# Pie\n\n**4 servings**\n\n---\n\n- *10 g* star cheese\n- *24 kg* moon oil for frying\n"
    let outcome = try Galley.run("check", in: site(["foods.yaml": foods, "content/pie.md": recipe]))
    #expect(outcome.output.contains("a serving has 6 kg, most of it from “24 kg moon oil for frying”"))
  }

  @Test func amountsWithoutAsterisksAreNotedOnce() throws {
    let recipe = "# Pie\n\n**4 servings**\n\n---\n\n- 1 cup moon flour\n- 20 g star cheese\n"
    let site = try site(["content/pie.md": recipe])
    let outcome = try Galley.run("check", in: site)
    #expect(
      outcome.output.contains(
        "content/pie.md:7:3: note: the amount of “1 cup moon flour” and 1 more stands without asterisks, and was read "
          + "all the same [recipemd-unmarked-amount]"))
    #expect(try Galley.run("fmt", "--amounts", "content/pie.md", in: site).status == 0)
    #expect(try site.text("content/pie.md").hasSuffix("- *1 cup* moon flour\n- *20 g* star cheese\n"))
  }

  @Test func volumesBecomeMassesOnlyWhereTheTableKnows() throws {
    let recipe = "# Pie\n\n---\n\n- *2 cups* moon flour\n- *1 cup* star cheese\n"
    let site = try site(["content/pie.md": recipe])
    let outcome = try Galley.run("show", "pie", "--metric", "--weights", in: site)
    #expect(outcome.output.contains("250 g  moon flour"))
    #expect(outcome.output.contains("240 ml  star cheese"))
    #expect(try Galley.run("show", "pie", "--weights", in: site).status == 2)
  }

  @Test func aSilencedRuleIsNotToldAndKeptAsSuppressed() throws {
    let configuration = "title: Table\ndiagnostics:\n  nutrition-unmatched: off\n"
    let site = try site(["galley.yaml": configuration])
    let outcome = try Galley.run("check", in: site)
    #expect(!outcome.output.contains("nutrition-unmatched") && outcome.output.contains("nutrition-unweighed"))
    let sarif = try Galley.run("check", "--format", "sarif", in: site).output
    #expect(sarif.contains("silenced in galley.yaml"))
    let wrong = try Galley.run("check", in: self.site(["galley.yaml": "diagnostics:\n  No Rule: off\n"]))
    #expect(wrong.output.contains("“No Rule” names no rule"))
  }

  @Test func peopleAsAListAreToldHowToBeWritten() throws {
    let outcome = try Galley.run("check", in: site(["galley.yaml": "people:\n  - anna\n  - ben\n"]))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("hint: write each as a line below it, such as “anna: {calories: 2200}”"))
  }

  @Test func figuresOfAPieceStandBesideThoseOfAServing() throws {
    let recipe = "# Cookies\n\n**4 servings, 24 cookies**\n\n---\n\n- *240 g* moon flour\n"
    let outcome = try Galley.run("show", "cookies", in: site(["content/cookies.md": recipe]))
    #expect(outcome.output.contains("per serving: 218 kcal"))
    #expect(outcome.output.contains("per piece (24 cookies): 36 kcal"))
    let scaled = try Galley.run("show", "cookies", "-m", "1/3", in: site(["content/cookies.md": recipe]))
    #expect(scaled.output.contains("per serving: 218 kcal"))
    #expect(scaled.output.contains("per piece (8 cookies): 36 kcal"))
    #expect(scaled.output.contains("whole: 291 kcal"))
  }

  @Test func aNearMissIsSuggested() throws {
    let recipe = "# Typo\n\n---\n\n- *1 g* moon flouer\n"
    let outcome = try Galley.run("check", in: site(["content/pie.md": recipe]))
    #expect(outcome.output.contains("note: “moon flouer” was counted as “moon flour” [nutrition-spelling]"))
    #expect(outcome.output.contains("hint: did you mean “moon flour”?"))
  }

  @Test func aCoverageCanBeRequired() throws {
    let site = try site()
    #expect(try Galley.run("check", "--require-coverage", "0.5", in: site).status == 0)
    let check = try Galley.run("check", "--require-coverage", "0.9", in: site)
    #expect(check.status == 1)
    #expect(check.output.contains("only 53.8 % of the mass of “Pie” has known nutrition, 90 % is required"))
    let file = try Galley.run("check", "--require-coverage", "0.9", "content/pie.md", in: site)
    #expect(file.status == 1 && file.output.contains("[nutrition-coverage]"))
    let build = try Galley.run("build", "--require-coverage", "0.9", in: site)
    #expect(build.status == 1 && build.error.contains("[nutrition-coverage]"))
    #expect(!site.exists("output/index.html"))
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(try Galley.run("build", "--require-coverage", "0.9", in: site).status == 1)
    #expect(try Galley.run("build", "--require-coverage", "0.5", in: site).status == 0)
  }

  @Test(arguments: ["90", "-1", "most"])
  func aShareIsANumberFromZeroToOne(share: String) throws {
    let outcome = try Galley.run("check", "--require-coverage=\(share)", in: site())
    #expect(outcome.status == 2 && outcome.error.contains("--require-coverage"))
  }

  @Test func theConfiguredCoverageDecidesWhatIsIncomplete() throws {
    let configuration = "title: Table\nnutrition:\n  coverage: 0.5\n"
    let outcome = try Galley.run("show", "pie", "--format", "json", in: site(["galley.yaml": configuration]))
    #expect(outcome.output.contains("\"status\": \"computed\""))
    let wrong = try Galley.run("check", in: site(["galley.yaml": "nutrition:\n  coverage: 85\n"]))
    #expect(wrong.status == 1 && wrong.output.contains("expected a share from 0 to 1, found “85” [config-share]"))
  }
}
