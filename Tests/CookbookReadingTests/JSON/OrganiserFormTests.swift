import Cookbook
import CookbookReading
import Quantities
import SourceText
import Testing

@Suite struct OrganiserFormTests {
  @Test func readsARecipe() throws {
    let checked = readJSON(Samples.organiser)
    #expect(checked.diagnostics.isEmpty)
    let entry = try #require(checked.value.first)
    #expect(entry.recipe.description == "Dinner in 20!\n\n\\# quick \\_and\\_ green")
    #expect(entry.recipe.yields.map { shown($0) } == ["2 servings"])
    #expect(
      shown(entry.recipe.ingredients) == [
        "180 g | orzo", #"1 1/2 cups | peas \[frozen], thawed"#, "salt", "? a handful | mint",
      ])
    #expect(entry.recipe.instructions == "1. 1\\. Boil the orzo.\n2. Stir in the peas.\n   Wait.")
  }

  @Test func theOneServingBesideCookiesIsNone() throws {
    let entry = try #require(readJSON(Samples.organiser).value.first)
    var cookies = entry
    cookies.recipe.yields = [Amount(Rational(48), unit: "cookies")]
    cookies.organiser = nil
    let written = RecipeJSONWriter.organiser(cookies, steps: []).value
    let read = try #require(readJSON(String(decoding: written, as: UTF8.self)).value.first)
    #expect(read.recipe.yields.map { shown($0) } == ["48 cookies"])
  }

  @Test func readsFactsAndKeepsTheRest() throws {
    let entry = try #require(readJSON(Samples.organiser).value.first)
    #expect(entry.facts.preparationMinutes == 5)
    #expect(entry.facts.cookingMinutes == nil)
    #expect(entry.facts.category == .dinner)
    #expect(entry.facts.source == "https://video.example/p/17")
    #expect(entry.facts.nutrition == StatedNutrition(energy: 512, protein: 19, carbohydrate: 84, fat: 9))
    #expect(entry.facts.isArchived && !entry.facts.isFavourite)
    #expect(entry.facts.date?.text == "2026-02-03")
    #expect(entry.facts.imageLink == "https://pictures.example/orzo.jpg")
    let fields = try #require(entry.organiser)
    #expect(fields.platform == .instagram)
    #expect(
      fields.others == [
        ForeignMember(key: "rating", json: "4.50"), ForeignMember(key: "labels", json: #"["a",null,{"b":true}]"#),
      ])
    #expect(fields.ingredients[1].others == [ForeignMember(key: "brand", json: #"{"name":"x","n":1.50}"#)])
    #expect(fields.steps.map(\.id) == ["s2", "s1"])
  }

  @Test func takesALocalThumbnailForThePicture() {
    let text = Samples.organiser.replacing("https://pictures.example/orzo.jpg", with: "pictures/orzo%201.jpg")
    #expect(readJSON(text).value.first?.facts.image == "pictures/orzo 1.jpg")
  }

  @Test(
    "each limit has one message",
    arguments: [
      (#""servings": 2"#, #""servings": 0"#, "limit: “servings” at /servings must be at least 1, found 0"),
      (#""servings": 2"#, #""servings": 2.5"#, "type: “servings” at /servings must be a whole number, found 2.5"),
      (#""servings": 2"#, #""servings": 1e40"#, "limit: “servings” at /servings must be at least 1, found 1e40"),
      (#""servings": 2"#, #""servings": "2""#, "type: “servings” at /servings must be a whole number, found “2”"),
      (#""servings": 2,"#, "", "missing: “servings” at /servings is missing"),
      (
        #""title": "Lemon *orzo* with peas""#, #""title": "\#(String(repeating: "ä", count: 201))""#,
        "limit: “title” at /title has 201 characters, at most 200 are allowed"
      ),
      (#""title": "Lemon *orzo* with peas""#, #""title": " ""#, "missing: “title” at /title is empty"),
      (
        #""category": "Dinner""#, #""category": "Diner""#,
        "limit: “category” at /category must be Breakfast, Lunch, Dinner or Snack, found “Diner”"
      ),
      (
        #""instagram""#, #""myspace""#,
        "limit: “sourcePlatform” at /sourcePlatform must be instagram, tiktok or youtube, found “myspace”"
      ),
      (#""prepTime": "5 min""#, #""prepTime": "five""#, "value: “prepTime” at /prepTime must be a time, found “five”"),
      (
        #""calories": 512"#, #""calories": -1"#,
        "limit: “calories” at /nutrition/calories must be from 0 to 1000000, found -1"
      ),
      (
        #""protein": 19"#, #""protein": 1.5"#, "type: “protein” at /nutrition/protein must be a whole number, found 1.5"
      ),
      (#""calories": 512,"#, "", "missing: “calories” at /nutrition/calories is missing"),
      (
        #""2026-02-04T07:00:00Z""#, #""2026-02-30T07:00:00Z""#,
        "value: “updatedAt” at /updatedAt must be an ISO 8601 date and time, found “2026-02-30T07:00:00Z”"
      ),
      (
        #""isArchived": true"#, #""isArchived": "yes""#,
        "type: “isArchived” at /isArchived must be true or false, found “yes”"
      ),
      (
        #""amount": "180 g""#, #""amount": "1/0 g""#,
        "value: “amount” at /ingredients/0/amount must be an amount that can be counted with, found “1/0 g”"
      ),
      (#""name": "orzo""#, #""name": 3"#, "type: “name” at /ingredients/0/name must be a text, found 3"),
      (#""id": "i3", "#, "", "missing: “id” at /ingredients/2/id is missing"),
      (#""order": 2"#, #""order": -2"#, "limit: “order” at /steps/0/order must be at least 0, found -2"),
      (#""text": "1. Boil the orzo.""#, #""text": """#, "missing: “text” at /steps/1/text is empty"),
    ])
  func enforcesLimits(valid: String, broken: String, message: String) {
    let text = Samples.organiser.replacing(valid, with: broken, maxReplacements: 1)
    let checked = readJSON("[\(text), \(Samples.schemaOrg)]")
    #expect(checked.value.map(\.path) == ["a.json#2"])
    #expect(checked.diagnostics.count == 1)
    let expected =
      "error recipe-json-"
      + message.replacing(" at /", with: " at /0/").replacing("is missing in /", with: "is missing")
    #expect(checked.diagnostics.first.map { inWords($0).hasSuffix(expected) } == true)
  }

  @Test func acceptsATitleOfExactlyTheLimit() {
    let text = Samples.organiser.replacing("Lemon *orzo* with peas", with: String(repeating: "ä", count: 200))
    #expect(problems(text).isEmpty)
  }

  @Test func warnsAboutMisspeltKeysOnly() {
    let text = Samples.organiser.replacing("\"prepTime\"", with: "\"prepTme\"").replacing(
      "\"notes\": null", with: "\"note\": null")
    #expect(
      readJSON(text).diagnostics.map { inWords($0).drop { $0 != "w" } } == [
        "warning recipe-json-unknown-key: “note” at /ingredients/3/note is not known",
        "warning recipe-json-unknown-key: “prepTme” at /prepTme is not known",
      ])
    #expect(hints(text).first == "rename it to “notes” if that is meant")
  }

  @Test func warnsAboutAnOrderThatIsUsedTwice() {
    let text = Samples.organiser.replacing("\"order\": 1", with: "\"order\": 2")
    let checked = readJSON(text)
    #expect(checked.diagnostics.map(\.message) == ["“order” at /steps/1/order is 2 a second time"])
    #expect(checked.diagnostics.first?.severity == .warning)
    #expect(checked.value.first?.recipe.instructions?.hasPrefix("1. Stir") == true)
  }
}
