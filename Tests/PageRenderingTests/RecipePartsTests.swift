import JSONReading
import SourceText
import Testing

@testable import PageRendering

/// What a recipe page says for its scripts of recipes that its ingredients are, of its yields, and of what is ticked.
@Suite struct RecipePartsTests {
  private func data(_ site: RenderedSite, _ page: String = "recipes/a.html") throws -> JSONValue {
    let text = try #require(try site.view(page).text("recipe.data"))
    return try #require(JSONReader.read(SourceFile(path: "data.json", text: text)).value)
  }

  private func text(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test(
    "says of each line how often the recipe that it is has to be made",
    arguments: [
      ("*500 ml* [b](b.md)", "**1 l, 4 servings**", "1/2"), ("*1 pie* [b](b.md)", "**2 pies**", "1/2"),
      ("*2 servings* [b](b.md)", "**4 people**", "1/2"),
      ("*3-4 Portionen* [b](b.md)", "**1 cake, 4-6 servings**", "2/3"),
      ("*2* [b](b.md)", "**4 servings**", "2"), ("*1 kg* [b](b.md)", "**500-600 g**", "2"),
      ("*2 servings* [b](b.md)", "**0-4 servings**", "1/2"), ("*2 jars* [b](b.md)", "**4 servings**", nil),
      ("[b](b.md)", "**4 servings**", nil), ("*a few* [b](b.md)", "**4 servings**", nil),
      ("*2 servings* [b](b.md)", "*with no yield*", nil),
    ])
  func saysHowOftenPartsAreMade(line: String, yields: String, factor: String?) throws {
    let site = try RenderedSite([
      ("a.md", "# A\n\n---\n\n- salt\n- \(line)\n"), ("b.md", "# B\n\n\(yields)\n\n---\n\n- flour\n"),
    ])
    #expect(text(try data(site)["parts"]) == factor.map { #"{"ingredient-2":"\#($0)"}"# })
  }

  @Test func weighsWhatNoYieldSays() throws {
    let site = try RenderedSite([
      ("a.md", "# A\n\n---\n\n- *300 g* [b](b.md)\n"),
      ("b.md", "# B\n\n**500 ml**\n\n---\n\n- *600 g* flour\n"),
    ])
    #expect(text(try data(site)["parts"]) == #"{"ingredient-1":"1/2"}"#)
  }

  @Test func asksEachLineByItself() throws {
    let lines = "- *500 ml* [stock](b.md)\n\n## Later\n\n- *2 l* [stock](b.md)\n"
    let site = try RenderedSite([("a.md", "# A\n\n---\n\n\(lines)"), ("b.md", "# B\n\n**1 l**\n\n---\n\n- bones\n")])
    #expect(text(try data(site)["parts"]) == #"{"ingredient-1":"1/2","ingredient-2":"2"}"#)
  }

  @Test(
    "the numbers that a recipe is scaled by are those of the page",
    arguments: [
      ("**4-6 servings, 2-3 pies**", ["6", "2"]), ("**0-4 servings, 2 pies**", ["4", "2"]),
      ("**some pies, 2 kg**", [nil, "2"]), ("**0 pies, 0-2 cakes**", [nil, nil]),
    ])
  func saysWhatIsScaledBy(yields: String, made: [String?]) throws {
    let site = try RenderedSite([("a.md", "# A\n\n\(yields)\n\n---\n\n- flour\n")])
    let found = try #require(try data(site)["yields"]?.array)
    #expect(found.map { $0["made"]?.string } == made)
    #expect(
      try site.view("recipes/a.html").texts("recipe.scale.yields", "word").count
        == max(1, made.compactMap(\.self).count))
  }

  @Test func yieldsOfFrontMatterAreAmongTheData() throws {
    let site = try RenderedSite([("a.md", "---\nservings: 4\n---\n# A\n\n---\n\n- flour\n")])
    #expect(text(try data(site)["yields"])?.contains(#""value":"4""#) == true)
    #expect(try site.view("recipes/a.html").text("recipe.scale.number") == "4")
  }

  private func ticks(_ ingredients: String, _ steps: String = "1. Boil in a pot.") throws -> [String: [String]] {
    let site = try RenderedSite([("a.md", "# A\n\n---\n\n\(ingredients)\n\n---\n\n\(steps)\n")])
    let view = try site.view("recipes/a.html")
    return [
      "ingredients": view.texts("recipe.groups.0.ingredients", "tick").compactMap(\.self),
      "steps": view.texts("recipe.sections.0.steps", "tick").compactMap(\.self),
      "tools": view.texts("recipe.tools", "tick").compactMap(\.self),
    ]
  }

  @Test func whatIsTickedIsNamedByWhatItSays() throws {
    let before = try ticks("- *500 ml* stock\n- salt\n- salt")
    let after = try ticks("- *20 g* peanuts\n- *500 ml* stock\n- salt\n- salt", "1. Wait.\n2. Boil in a pot.")
    let names = try #require(before["ingredients"])
    #expect(Set(names).count == 3 && names[2] == names[1] + ".2")
    #expect(after["ingredients"]?.suffix(3) == names[...])
    #expect(after["steps"]?.last == before["steps"]?.first && after["tools"] == before["tools"])
    #expect(try ticks("- *600 ml* stock")["ingredients"]?.first != names.first, "another amount is another line")
  }
}
