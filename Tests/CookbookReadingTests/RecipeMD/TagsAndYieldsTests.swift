import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct TagsAndYieldsTests {
  private func tags(_ paragraph: String) throws -> [String] { try recipe("# A\n\n\(paragraph)\n\n---\n").tags }

  private func yields(_ paragraph: String) throws -> [String?] {
    try recipe("# A\n\n\(paragraph)\n\n---\n").yields.map { shown($0) }
  }

  @Test(
    "tags are the parts of a paragraph in italics",
    arguments: [
      ("*soup*", ["soup"]), ("_soup, vegan_", ["soup", "vegan"]),
      ("*soup,vegan ,  quick*", ["soup", "vegan", "quick"]),
      ("*soup,\nvegan*", ["soup", "vegan"]), ("*pea soup, 45 min*", ["pea soup", "45 min"]),
      ("*size 1,5, big*", ["size 1,5", "big"]), ("*1, 5*", ["1", "5"]), ("*a,5, 5,a*", ["a", "5", "5", "a"]),
      ("_a * b, c_", ["a * b", "c"]), ("*`a`, b*", ["`a`", "b"]), ("  *soup*  ", ["soup"]),
    ])
  func readsTags(paragraph: String, tags: [String]) throws {
    #expect(try self.tags(paragraph) == tags)
  }

  @Test(
    "yields are the parts of a paragraph in bold",
    arguments: [
      ("**4 servings**", ["4 servings"]), ("__4 servings, 1.5 kg__", ["4 servings", "3/2 kg"]),
      ("**4**", ["4"]), ("**1,5 l, 3 cups**", ["3/2 l", "3 cups"]),
      ("**2 loaves,\n24 slices**", ["2 loaves", "24 slices"]),
      ("**½ cake**", ["1/2 cake"]), ("**serves 6**", ["6 servings"]), ("**Portionen: 4**", ["4 Portionen"]),
      ("**Serves 6 people, 1 loaf**", ["6 people", "1 loaf"]), ("**Makes 12 rolls**", ["12 rolls"]),
      ("**Pour 4**", ["4 personnes"]), ("**Serves: 4 to 6**", ["4-6 servings"]), ("**Für 4 bis 6**", ["4-6 Personen"]),
      ("**a dozen rolls**", ["12 rolls"]), ("**makes two loaves**", ["2 loaves"]), ("**serves four**", ["4 servings"]),
      ("**half a dozen rolls**", ["6 rolls"]), ("**makes about two dozen cookies**", ["24 cookies"]),
      ("**ein Kuchen**", ["1 Kuchen"]),
    ])
  func readsYields(paragraph: String, yields: [String]) throws {
    #expect(try self.yields(paragraph).map { $0?.replacing("1 1/2", with: "3/2") } == yields)
  }

  @Test func yieldsInWordsAreSaid() {
    #expect(
      report("# A\n\n**1️⃣a dozen rolls**\n\n---\n")
        == ["1️⃣ note recipemd-amount: “a dozen rolls” was read as 12 rolls"])
    #expect(
      report("# A\n\n**1️⃣a few rolls**\n\n---\n")
        == ["1️⃣ warning recipemd-amount: amount “a few rolls” has no number"])
  }

  @Test func yieldsThatRecipeMDRefusesAreWarnedAboutToTheLetter() {
    for text in ["serves 6", "a dozen rolls", "Portionen: 4"] {
      #expect(
        report("# A\n\n**1️⃣\(text)**\n\n---\n", options: .init(isStrict: true))
          .map { $0.contains("warning recipemd-amount") } == [true])
    }
    #expect(report("# A\n\n**serves 6**\n\n---\n").isEmpty)
  }

  @Test func comeInEitherOrder() throws {
    let first = try recipe("# A\n\nText.\n\n*soup*\n\n**2**\n\n---\n")
    let second = try recipe("# A\n\nText.\n\n**2**\n\n*soup*\n\n---\n")
    #expect(first == second)
    #expect(first.tags == ["soup"] && first.yields.count == 1 && first.description == "Text.")
  }

  @Test func aSecondParagraphIsReadWithTheFirstAndSaid() throws {
    #expect(
      report("# A\n\n*soup*\n\n**2**\n\n1️⃣*vegan*\n\n---\n")
        == ["1️⃣ warning recipemd-repeated-tags: tags stand here a second time; they were read with the first"])
    #expect(
      report("# A\n\n**2**\n\n1️⃣**3**\n\n---\n")
        == ["1️⃣ warning recipemd-repeated-yields: yields stand here a second time; they were read with the first"])
    #expect(try tags("*soup*\n\n**2**\n\n*vegan*") == ["soup", "vegan"])
    #expect(try yields("**2 loaves**\n\n**24 slices**") == ["2 loaves", "24 slices"])
  }

  @Test(
    "a paragraph that is only partly in italics or bold is description",
    arguments: ["*soup* and more", "so *good*", "**4** servings", "*a* *b*", "*a*, *b*", "***a***b"])
  func leavesPartlyMarkedParagraphs(paragraph: String) throws {
    let recipe = try recipe("# A\n\n\(paragraph)\n\n---\n")
    #expect(recipe.description == paragraph)
    #expect(recipe.tags == [] && recipe.yields == [])
  }

  @Test func onNeighbouringLinesAreDescriptionAndAreWarnedAbout() throws {
    let message = "tags and yields on neighbouring lines are one paragraph and count as description"
    #expect(report("# A\n\n*soup*\n1️⃣**2**\n\n---\n") == ["1️⃣ warning recipemd-adjacent: \(message)"])
    #expect(report("# A\n\n**2**\n1️⃣*soup*\n\n---\n") == ["1️⃣ warning recipemd-adjacent: \(message)"])
    #expect(try recipe("# A\n\n*soup*\n**2**\n\n---\n").description == "*soup*\n**2**")
  }

  @Test(
    "a description behind them is read, and said",
    arguments: [
      ("*soup*\n\n**2**\n\n1️⃣Text.\n\nMore.", "Text.\n\nMore."),
      ("First.\n\n*soup*\n\n1️⃣Text.\n\n**2**", "First.\n\nText."),
    ])
  func readsALateDescription(lines: String, description: String) throws {
    let message = "the description stands behind tags or yields; it was read all the same"
    #expect(report("# A\n\n\(lines)\n\n---\n\n- salt\n") == ["1️⃣ warning recipemd-description: \(message)"])
    let recipe = try recipe("# A\n\n\(lines.filter { $0 != "1️⃣" })\n\n---\n\n- salt\n")
    #expect(recipe.description == description && recipe.tags == ["soup"] && recipe.yields.count == 1)
  }

  @Test func betweenTwoDividersAreReadAndWarnedAbout() throws {
    let message = "tags or yields stand between two dividers; the ingredients were read behind the second one"
    let text = "# A\n\n---\n\n1️⃣*soup*\n\n**2**\n\n---\n\n- *1 g* salt\n\n---\n\nMix.\n"
    #expect(report(text) == ["1️⃣ warning recipemd-divider: \(message)"])
    let recipe = try recipe(text.filter { $0 != "1️⃣" })
    #expect(recipe.tags == ["soup"] && recipe.yields.count == 1 && recipe.ingredients.map(\.name) == ["salt"])
    #expect(recipe.instructions == "Mix.")
  }

  @Test func aBoldLineAboveTheMethodOfARecipeWithoutIngredientsIsNone() throws {
    let recipe = try recipe("# A\n\n---\n\n**Nothing**\n\n---\n\n1. Wait.\n")
    #expect(recipe.yields == [] && recipe.instructions == "1. Wait.")
  }

  @Test func nothingBetweenTwoCommasIsPointedOut() throws {
    #expect(
      report("# A\n\n*soup,1️⃣, vegan*\n\n---\n")
        == ["1️⃣ warning recipemd-tags: found nothing between two commas of the tags"])
    #expect(
      report("# A\n\n**2,1️⃣ ,3**\n\n---\n") == [
        "1️⃣ warning recipemd-yields: found nothing between two commas of the yields"
      ])
  }
}
