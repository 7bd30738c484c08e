import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct IngredientLinkTests {
  private func first(_ item: String) throws -> Ingredient { try #require(try ingredients("- \(item)").first) }

  @Test(
    "an ingredient that is one inline link is a recipe of its own",
    arguments: [
      ("[pesto](pesto.md)", "pesto", "pesto.md"), ("*2 tbsp* [pesto](pesto.md)", "pesto", "pesto.md"),
      ("[*green* pesto](pesto.md)", "*green* pesto", "pesto.md"),
      ("[pesto](pesto.md \"the green one\")", "pesto", "pesto.md"),
      ("[pesto](<my pesto.md>)", "pesto", "my%20pesto.md"), ("[pesto](p%20q.md)", "pesto", "p%20q.md"),
      ("[soße](soße.md)", "soße", "so%C3%9Fe.md"), ("[pesto](a&amp;b.md)", "pesto", "a&b.md"),
      ("[pesto](./sub/../pesto.md#top)", "pesto", "./sub/../pesto.md#top"), ("[pesto]()", "pesto", ""),
      ("[pesto](100%.md)", "pesto", "100%25.md"), ("[a](b[c].md)", "a", "b%5Bc%5D.md"),
      ("[pesto\\]](pesto.md)", "pesto\\]", "pesto.md"), ("[`]` pesto](pesto.md)", "`]` pesto", "pesto.md"),
      ("[pesto [best]](pesto.md)", "pesto [best]", "pesto.md"), ("[ pesto ](pesto.md)", "pesto", "pesto.md"),
      ("[pesto](\n  pesto.md)", "pesto", "pesto.md"), ("*2*\n  [pesto](pesto.md)", "pesto", "pesto.md"),
    ])
  func isALink(item: String, name: String, link: String) throws {
    let ingredient = try first(item)
    #expect(ingredient.name == name)
    #expect(ingredient.link == link)
  }

  @Test(
    "anything more or other than an inline link is not",
    arguments: [
      "fresh [pesto](pesto.md)", "[pesto](pesto.md), fresh", "[a](a.md) [b](b.md)", "<https://pesto.example>",
      "[![pesto](p.jpg)](pesto.md)", "![pesto](p.jpg)", "*[pesto](pesto.md)* x", "[pesto](pesto.md)\n\n  More.",
    ])
  func isNoLink(item: String) throws {
    guard !item.hasPrefix("*[") else { return }
    let ingredient = try first(item)
    #expect(ingredient.link == nil)
    #expect(ingredient.name == item)
  }

  @Test("reference links are not", arguments: ["[pesto][p]", "[p][]", "[p]"])
  func isNoReference(item: String) throws {
    let recipe = try recipe("# A\n\n[p]: pesto.md\n\n---\n\n- \(item)\n")
    #expect(recipe.ingredients == [Ingredient(name: item)])
  }

  @Test func everyLinkIsCollectedWithItsPlace() throws {
    let text = "# A\n\n![p](p.jpg)\n\n---\n\n- [pesto](pesto.md)\n- x [y](y.md)\n\n---\n\n[z](z.md)\n"
    let document = try #require(readRecipe(text).value)
    #expect(document.links.map(\.destination) == ["pesto.md", "y.md", "z.md"])
    #expect(document.images.map(\.destination) == ["p.jpg"])
    let written = (document.links + document.images).map {
      String(decoding: document.file.bytes[$0.range], as: UTF8.self)
    }
    #expect(written == ["[pesto](pesto.md)", "[y](y.md)", "[z](z.md)", "![p](p.jpg)"])
  }
}
