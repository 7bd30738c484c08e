import Cookbook
import CookbookReading
import RecipeMarkdown
import SourceText
import Testing

/// Texts of a recipe are parts of the tree of its document.
@Suite struct DocumentTreeTests {
  private static let stew = """
    # Stew with [stock][s]

    Made with [stock][s] and *love*.

    Prep time: 10 min

    Keeps [well][s].

    ---

    - *1 l* [stock][s], hot

    # For [dough][s]

    - *2* eggs

    ---

    Heat the [stock][s].

    [s]: stock.md
    """

  private func entry(_ text: String) throws -> RecipeEntry {
    MetadataReader.read(try #require(readRecipe(text).value)).value
  }

  @Test func referenceLinksAreLinksEverywhere() throws {
    let entry = try entry(Self.stew)
    let texts = entry.recipe.texts
    #expect(texts.plainText(entry.recipe.title) == "Stew with stock")
    #expect(entry.prose.map(texts.plainBlocks) == "Made with stock and love.\n\nKeeps well.")
    #expect(DescriptionText(entry.prose).lead.map(texts.plainText) == "Made with stock and love.")
    #expect(DescriptionText(entry.prose).rest.map(texts.plainText) == "Keeps well.")
    #expect(texts.plainText("[stock][s]") == "stock", "a part of an ingredient's name")
    #expect(entry.recipe.ingredients.map { texts.plainText($0.name) } == ["stock, hot"])
    #expect(entry.recipe.ingredientGroups.map { texts.plainText($0.title) } == ["For dough"])
    #expect(entry.recipe.instructions.map(texts.plainBlocks) == "Heat the stock.")
  }

  @Test(
    "all of a description is shown, whatever it begins with",
    arguments: [
      "*Grandma* made it.", "*Grandma* made it.\n\nIn winter.", "![a pot](pot.jpg)\nMy soup", "> Old words\n\nMore.",
      "`a` b",
      "- a\n- b\n\nc",
    ])
  func descriptionsAreWhole(prose: String) throws {
    let entry = try entry("# Soup\n\n\(prose)\n\n---\n\n- salt\n")
    let texts = entry.recipe.texts
    let text = DescriptionText(entry.prose)
    let shown = [text.lead, text.rest].compactMap(\.self).map(texts.plainBlocks).joined(separator: "\n\n")
    #expect(shown == MarkdownTexts().plainBlocks(prose))
  }

  @Test func theSourceStaysAsWritten() throws {
    let recipe = try entry(Self.stew).recipe
    #expect(recipe.ingredients == [Ingredient(amount: AmountInput.read("1 l"), name: "[stock][s], hot")])
    #expect(recipe.instructions == "Heat the [stock][s].\n\n[s]: stock.md")
  }

  @Test(
    "a title is a line of text whatever it starts with",
    arguments: [("# 1. Soup", "1. Soup"), ("# - Soup", "- Soup"), ("# > Soup", "> Soup"), ("Soup\n====", "Soup")])
  func titles(heading: String, words: String) throws {
    let recipe = try recipe("\(heading)\n\n---\n\n- salt\n")
    #expect(recipe.texts.plainText(recipe.title) == words)
  }

  @Test func referencesOfJSONAreLinksToo() throws {
    let json =
      #"{"title": "[A][s]", "ingredients": [{"name": "[b][s]"}], "instructions": "[c]\n\n[s]: s.md\n[c]: c.md"}"#
    let entry = try #require(RecipeJSONReader.read(SourceFile(path: "a.json", text: json)).value.first)
    #expect(entry.recipe.texts.plainText(entry.recipe.title) == "A")
    #expect(entry.recipe.ingredients.map { entry.recipe.texts.plainText($0.name) } == ["b"])
  }

  @Test func scaledTextsReferToo() throws {
    let entry = try entry(Self.stew)
    #expect(entry.recipe.texts.plainText("Heat 2 l of [stock][s].") == "Heat 2 l of stock.")
  }

  // MARK: Depth

  private static let deep = String(repeating: "> ", count: 200) + "x"

  @Test func tellsWhereMarkUpIsNestedTooDeep() {
    #expect(
      report("# A\n\n---\n\n- salt\n\n---\n\n1️⃣>\(Self.deep)\n") == [
        "1️⃣ warning markdown-depth: mark-up is nested deeper than 100 levels; what is deeper shows as plain text"
      ])
  }

  @Test func tellsItOfJSON() {
    let json = "{\"title\": \"A\", \"description\": \"\(Self.deep)\", \"instructions\": \"\(Self.deep)\"}"
    let read = RecipeJSONReader.read(SourceFile(path: "a.json", text: json))
    #expect(read.diagnostics.map(\.identifier) == ["markdown-depth", "markdown-depth"])
    #expect(read.diagnostics.compactMap(\.position?.column) == [31, 452])
    #expect(read.value.count == 1)
  }
}
