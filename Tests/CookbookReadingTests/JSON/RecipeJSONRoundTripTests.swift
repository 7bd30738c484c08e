import Cookbook
import CookbookReading
import JSONReading
import Quantities
import SourceText
import TestSupport
import Testing

/// Generated recipes and damaged texts, from fixed seeds.
@Suite struct RecipeJSONRoundTripTests {
  // MARK: RecipeMD

  private static let amounts = ["1/3", "2 1/2 cups", "½", "0.75 l", "7/9 kg", "10", "3/7 tsp", "1,5 g", "-2"]
  private static let names = [
    "**flour**", "salt, fine", "[pesto](pesto.md)", "é & ü", "two\n  lines", "a list\n  - b\n\n  and more",
    "\"x\" \\\\ y",
  ]

  private func markdown(_ random: inout SeededGenerator) -> String {
    var text = "# \(["Soup", "*Big* soup", "C\\# `x`"].randomElement(using: &random) ?? "")\n\n"
    if Bool.random(using: &random) { text += "A line.\n\n> quote\n\n" }
    if Bool.random(using: &random) { text += "*soup, 1,5 l, \(Int.random(in: 0...9, using: &random)) min*\n\n" }
    if Bool.random(using: &random) { text += "**\(amount(&random)), 3 servings**\n\n" }
    text += "---\n\n" + ingredients(&random)
    var level = 1
    for index in 0..<Int.random(in: 0...5, using: &random) {
      level = min(6, Int.random(in: 2...(level + 1), using: &random))
      text += "\n" + String(repeating: "#", count: level) + " Group \(index)\n\n" + ingredients(&random)
    }
    if Bool.random(using: &random) { text += "\n---\n\n1. Stir.\n\n---\n\n## Later\n\tcode\n" }
    return text
  }

  private func amount(_ random: inout SeededGenerator) -> String { Self.amounts.randomElement(using: &random) ?? "1" }

  private func ingredients(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let amount = Bool.random(using: &random) ? "*\(amount(&random))* " : ""
      return "- \(amount)\(Self.names.randomElement(using: &random) ?? "")\n"
    }.joined()
  }

  @Test func givesARecipeBackFromItsExchangeForm() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<600 {
      let text = markdown(&random)
      let document = RecipeReader.read(SourceFile(path: "a.md", text: text))
      // Names may hold lists, and links beside text, which nobody should write so.
      let told = document.diagnostics.filter { !$0.identifier.hasPrefix("recipemd-ingredient-li") }
      #expect(told.isEmpty, "\(text)")
      let recipe = try #require(document.value).recipe
      let bytes = RecipeJSONWriter.recipeMD(recipe)
      let checked = RecipeJSONReader.read(SourceFile(path: "a.json", bytes: bytes))
      #expect(checked.diagnostics.isEmpty)
      let back = try #require(checked.value.first).recipe
      #expect(back == recipe, "\(text)")
      #expect(RecipeWriter.write(back) == RecipeWriter.write(recipe))
    }
  }

  // MARK: Organiser

  private static let words = [
    "orzo", "*", "_", "1.", "- ", "#", "<b>", "&amp;", "[x](y)", "`", "\\", "é", "🥬", " ", "  ", "\n", "\n\n", "~~",
    "|",
    "12 g", "½", ",", "--", "===", "\t", "\u{A0}", "http://a.b",
  ]
  private static let foreign = [#""x1": 1.50"#, #""x2": null"#, #""x3": {"a": ["b", 1e3]}"#, #""ä": "\u00e9\n""#]

  private func words(_ random: inout SeededGenerator) -> String {
    let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }
    return quoted(Bool.random(using: &random) ? "w" + text.joined() : text.joined() + "w")
  }

  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func foreign(_ random: inout SeededGenerator) -> String {
    Self.foreign.filter { _ in Int.random(in: 0...3, using: &random) == 0 }.map { ", \($0)" }.joined()
  }

  private func organiser(_ random: inout SeededGenerator) -> String {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "null" }
    let ingredients = (0..<Int.random(in: 0...4, using: &random)).map { index in
      let amount = pick([#""""#, #""200 g""#, #""1 1/2""#, #""a pinch""#, #""2-3 EL""#, #"" 4 ""#, #""ca. 3 l""#])
      let notes = pick(["null", #""""#, words(&random)])
      return
        #"{"id": "i\#(index)", "name": \#(words(&random)), "amount": \#(amount), "notes": \#(notes)\#(foreign(&random))}"#
    }
    let steps = (0..<Int.random(in: 0...4, using: &random)).map { index in
      #"{"id": "s\#(index)", "order": \#(9 - index), "text": \#(words(&random))\#(foreign(&random))}"#
    }
    let nutrition = pick(["null", #"{"calories": 0, "protein": 1, "carbs": null, "fats": 3\#(foreign(&random))}"#])
    return """
      {"id": \(words(&random)), "title": \(words(&random)), "thumbnail": \(pick(["null", #""a%20b.jpg""#, #""http://x/y.png""#])),
       "sourceUrl": \(pick(["null", #""""#, #""https://a.example/b""#, words(&random)])),
       "sourcePlatform": \(pick(["null", #""tiktok""#, #""youtube""#])), "caption": \(pick(["null", #""""#, words(&random)])),
       "prepTime": \(pick(["null", #""""#, #""0 min""#, #""1 h 30""#, #""PT5M""#])), "cookTime": \(pick(["null", #""25 min""#])),
       "servings": \(Int.random(in: 1...9, using: &random)), "category": \(pick([#""Snack""#, #""Lunch""#])),
       "ingredients": [\(ingredients.joined(separator: ", "))], "steps": [\(steps.joined(separator: ", "))],
       "nutrition": \(nutrition), "isArchived": \(pick(["true", "false"])), "isFavourite": \(pick(["true", "false"])),
       "createdAt": \(pick([#""2026-02-28T23:59:60Z""#, #""2024-02-29T07:00:00.5-03:30""#])),
       "updatedAt": "2026-03-01T00:00:00Z"\(foreign(&random))}
      """
  }

  @Test func givesAnOrganiserRecipeBackWithEverythingItHeld() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<600 {
      let text = organiser(&random)
      let original = try #require(json(Array(text.utf8)), "\(text)")
      let checked = readJSON(text)
      #expect(checked.diagnostics.isEmpty)
      let entry = try #require(checked.value.first, "\(text)")
      let written = RecipeJSONWriter.organiser(entry, steps: [])
      #expect(normalized(try #require(json(written.value))) == normalized(original))
      let markdown = RecipeWriter.write(entry.recipe)
      let back = RecipeReader.read(SourceFile(path: "a.md", text: markdown)).value?.recipe
      #expect(back == entry.recipe, "\(markdown)")
    }
  }

  // MARK: schema.org

  @Test func givesASchemaOrgRecipeBack() throws {
    let entry = try #require(readJSON(Samples.schemaOrg).value.first)
    let sections = [
      InstructionSection(steps: [InstructionStep("Heat the oven.")]),
      InstructionSection(
        title: "Topping",
        steps: [InstructionStep("Rub: Work butter into the oats."), InstructionStep("Scatter ½ of it.")]),
    ]
    let bytes = RecipeJSONWriter.schemaOrg(entry, .init(sections: sections))
    let back = try #require(RecipeJSONReader.read(SourceFile(path: "a.json", bytes: bytes)).value.first)
    var expected = entry
    expected.recipe.tags = ["apple", "oats", "British", "Dessert"]
    #expect(back == expected)
  }

  // MARK: Damage

  @Test func survivesDamagedTexts() {
    var random = SeededGenerator(seed: 3)
    let likely = Array("\"\\{}[],:0123.eE+-nul#*/ \n".utf8)
    for sample in Samples.all {
      for _ in 0..<700 {
        var bytes = Array(sample.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: bytes.remove(at: place)
          case 1: bytes.insert(likely.randomElement(using: &random) ?? 0, at: place)
          default: bytes[place] = likely.randomElement(using: &random) ?? 0
          }
        }
        check(bytes)
      }
    }
  }

  @Test func survivesValuesInTheWrongPlaces() throws {
    var random = SeededGenerator(seed: 8)
    for sample in Samples.all {
      let value = try #require(json(Array(sample.utf8)))
      for _ in 0..<500 {
        var writer = JSONWriter()
        writer.value(mutated(value, &random))
        check(writer.finish())
      }
    }
  }

  /// The value with here and there another one in its place, or gone.
  private func mutated(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    if Int.random(in: 0..<30, using: &random) == 0 {
      let others: [JSONValue.Content] = [
        .null, .bool(true), .number(JSONNumber(-1)), .number(JSONNumber("1e900") ?? JSONNumber(0)), .string(""),
        .string("\0"), .string("1/0 *x*"), .array([]), .object([]),
      ]
      return JSONValue(others.randomElement(using: &random) ?? .null, range: 0..<0)
    }
    switch value.content {
    case .array(let elements): return JSONValue(.array(elements.map { mutated($0, &random) }), range: 0..<0)
    case .object(let members):
      let kept = members.filter { _ in Int.random(in: 0..<30, using: &random) > 0 }
      return JSONValue(
        .object(kept.map { JSONMember(key: $0.key, keyRange: 0..<0, value: mutated($0.value, &random)) }), range: 0..<0)
    default: return value
    }
  }

  /// Messages are one line with a place, and what was read can be written in every form.
  private func check(_ bytes: [UInt8]) {
    let checked = RecipeJSONReader.read(SourceFile(path: "a.json", bytes: bytes))
    for diagnostic in checked.diagnostics {
      #expect(!diagnostic.message.contains("\n") && diagnostic.position != nil)
    }
    for entry in checked.value {
      #expect(json(RecipeJSONWriter.recipeMD(entry.recipe)) != nil)
      #expect(json(RecipeJSONWriter.organiser(entry, steps: []).value) != nil)
      #expect(json(RecipeJSONWriter.schemaOrg(entry, .init(sections: []))) != nil)
    }
  }
}
