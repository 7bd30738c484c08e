import Compression
import JSONReading
import SourceText
import Testing

@testable import RecipeImport

/// Exports of other programs with anything in any place: what can be read is, what cannot is told of, and neighbours stay.
@Suite struct HostileExportTests {
  /// A program's recipe as the members of a JSON object.
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let members: [(key: String, value: String)]
    /// Without these nothing tells what the object is.
    let marks: Set<String>
    /// What means nothing outside the program.
    var quiet: Set<String> = []

    var testDescription: String { name }

    func object(title: String, changing key: String = "", to value: String? = nil) -> String {
      let texts = members.compactMap { member -> String? in
        if member.key == key { return value.map { "\"\(key)\": \($0)" } }
        return "\"\(member.key)\": \(member.value.replacing("TITLE", with: title))"
      }
      return "{\(texts.joined(separator: ", "))}"
    }
  }

  static let forms = [
    Form(
      name: "Mealie",
      members: [
        ("name", "\"TITLE\""), ("description", "\"Good.\""), ("recipeIngredient", #"[{"note": "1 onion"}]"#),
        ("recipeInstructions", #"[{"text": "Fry."}]"#), ("recipeYield", "\"4\""), ("prepTime", "\"5 min\""),
        ("totalTime", "\"10 min\""), ("tags", #"[{"name": "quick"}]"#), ("orgURL", "\"https://a.example\""),
        ("nutrition", #"{"calories": "90"}"#), ("notes", #"[{"text": "Cold."}]"#), ("rating", "4"),
      ], marks: ["name", "recipeIngredient", "recipeInstructions"]),
    Form(
      name: "Tandoor",
      members: [
        ("name", "\"TITLE\""), ("description", "\"Good.\""), ("working_time", "5"), ("waiting_time", "0"),
        ("servings", "2"), ("servings_text", "\"bowls\""), ("keywords", #"[{"name": "quick"}]"#),
        ("steps", #"[{"instruction": "Fry.", "ingredients": [{"food": {"name": "onion"}, "amount": 1}]}]"#),
        ("nutrition", #"{"calories": 90}"#), ("source_url", "\"https://a.example\""),
      ], marks: ["name", "steps", "working_time"]),
    Form(
      name: "Paprika",
      members: [
        ("name", "\"TITLE\""), ("ingredients", "\"1 onion\""), ("directions", "\"Fry.\""), ("servings", "\"4\""),
        ("prep_time", "\"5 min\""), ("notes", "\"Cold.\""), ("source", "\"Ann\""), ("source_url", "\"\""),
        ("categories", #"["Soup"]"#), ("nutritional_info", "\"90 kcal, 2 g fat\""), ("difficulty", "\"Easy\""),
        ("rating", "4"), ("description", "\"Good.\""),
      ], marks: ["name", "ingredients", "directions"]),
    Form(
      name: "Mela",
      members: [
        ("title", "\"TITLE\""), ("text", "\"Good.\""), ("ingredients", "\"1 onion\""), ("instructions", "\"Fry.\""),
        ("yield", "\"4\""), ("cookTime", "\"5 min\""), ("link", "\"https://a.example\""), ("notes", "\"Cold.\""),
        ("nutrition", "\"90 kcal, 2 g fat\""), ("categories", #"["Soup"]"#), ("images", "[]"),
      ], marks: ["title", "ingredients", "instructions", "link"]),
    Form(
      name: "RecipeSage",
      members: [
        ("title", "\"TITLE\""), ("description", "\"Good.\""), ("yield", "\"4\""), ("activeTime", "\"5 min\""),
        ("totalTime", "\"9 min\""), ("source", "\"Ann\""), ("url", "\"\""), ("notes", "\"Cold.\""),
        ("ingredients", "\"1 onion\""), ("instructions", "\"Fry.\""), ("rating", "null"), ("labels", #"["soup"]"#),
      ], marks: ["title", "ingredients", "instructions"]),
    Form(
      name: "KitchenOwl",
      members: [
        ("name", "\"TITLE\""), ("description", "\"Fry.\""), ("items", #"[{"name": "onion", "description": "1"}]"#),
        ("yields", "4"), ("prep_time", "5"), ("time", "9"), ("source", "\"Ann\""), ("tags", #"["soup"]"#),
      ], marks: ["name", "description", "items"]),
    Form(
      name: "Crouton",
      members: [
        ("name", "\"TITLE\""), ("serves", "4"), ("duration", "5"), ("cookingDuration", "9"), ("notes", "\"Cold.\""),
        (
          "ingredients",
          #"[{"order": 0, "ingredient": {"name": "onion"}, "quantity": {"amount": 1, "quantityType": "ITEM"}}]"#
        ),
        ("steps", #"[{"order": 0, "isSection": false, "step": "Fry."}]"#), ("tags", #"[{"name": "quick"}]"#),
        ("webLink", "\"https://a.example\""), ("sourceName", "\"\""), ("images", "[]"),
        ("neutritionalInfo", "\"90 kcal, 2 g fat\""),
      ], marks: ["name", "ingredients", "steps"]),
    Form(
      name: "Nextcloud Cookbook",
      members: [
        ("@type", "\"Recipe\""), ("name", "\"TITLE\""), ("recipeIngredient", #"["1 onion"]"#),
        ("recipeInstructions", #"["Fry."]"#), ("recipeYield", "4"), ("prepTime", "\"PT5M\""), ("tool", #"["Pot"]"#),
        ("keywords", "\"soup\""), ("nutrition", #"{"calories": "90"}"#), ("image", "\"a.jpg\""),
      ], marks: ["@type"]),
  ]

  /// Something of every kind, each with a word to be found again where it says anything.
  static let values = [
    nil, "null", "true", "false", "0", "-7", "1e400", "99999999999999999999999999", "\"\"", "\"lostword\"", "[]",
    "[null]", #"["lostword"]"#, #"[["lostword"]]"#, #"[{"x": "lostword"}]"#, "{}", #"{"x": "lostword"}"#,
    #"{"x": {"y": []}}"#, "[1, 2]", #""\u0000lostword""#,
  ]

  private func drafts(_ text: String, _ path: String = "export.json") throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, text: text)).recipes
  }

  /// Everything a draft says, its losses with it.
  private func text(_ drafts: [RecipeDraft]) -> String {
    var json = JSONWriter()
    RecipeDraftJSON.object(drafts, from: "", into: &json)
    let more = drafts.map { draft in
      [draft.tip, draft.furtherYields.joined(), DraftRecipe(draft)?.losses.map(\.message).joined()]
        .compactMap(\.self).joined(separator: " ")
    }
    return String(decoding: json.finish(), as: UTF8.self) + more.joined(separator: " ")
  }

  @Test(arguments: forms)
  func keepsTheNeighboursOfWhateverStandsInAField(form: Form) throws {
    for member in form.members {
      for value in Self.values {
        let list = [
          form.object(title: "First"), form.object(title: "Middle", changing: member.key, to: value),
          form.object(title: "Last"),
        ]
        let comment = Comment(rawValue: "\(form.name): \(member.key) is \(value ?? "missing")")
        let drafts = try drafts("{\"recipes\": [\(list.joined(separator: ", "))]}")
        let titles = drafts.map(\.title)
        #expect(titles.contains("First") && titles.contains("Last"), comment)
        for draft in drafts where draft.title != nil { #expect(DraftRecipe(draft) != nil, comment) }
        // Eight letters are a picture in Base64.
        if let value, value.contains("lostword"), member.key != "images", form.name != "Nextcloud Cookbook" {
          #expect(text(drafts).contains("lostword"), comment)
        }
      }
    }
  }

  @Test(arguments: forms)
  func tellsOfNeighboursThatAreNoRecipes(form: Form) throws {
    guard form.name != "Nextcloud Cookbook" else { return }
    let list = [form.object(title: "First"), "7", "null", "[]", "{}", "\"text\"", form.object(title: "Last")]
    let drafts = try drafts("[\(list.joined(separator: ", "))]")
    #expect(drafts.map(\.title) == ["First", "Last"])
    #expect(drafts.last?.losses.filter { $0.field.hasPrefix("recipe ") }.map(\.field) == (2...6).map { "recipe \($0)" })
  }

  @Test func readsTenThousandRecipesOfAnArchive() throws {
    var zip = ZipWriter()
    for number in 1...10_000 {
      try zip.add("Soup \(number)/recipe.json", Array(#"{"@type": "Recipe", "name": "Soup \#(number)"}"#.utf8))
    }
    try zip.add("Soup 7/full.jpg", [1])
    let drafts = try ImportReader.read(SourceFile(path: "export.zip", bytes: zip.finish())).recipes
    #expect(drafts.count == 10_000)
    #expect(drafts.indices.filter { drafts[$0].picture != nil } == [6])
  }

  @Test(arguments: forms, ["UTF-8 with a mark", "UTF-16", "Windows-1252"])
  func readsOtherCharacterSets(form: Form, name: String) throws {
    let text = form.object(title: "Süppe")
    let bytes: [UInt8] =
      switch name {
      case "UTF-16": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case "Windows-1252": text.unicodeScalars.map { UInt8($0.value) }
      default: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      }
    let draft = try #require(ImportReader.read(SourceFile(path: "a.json", bytes: bytes)).recipes.first)
    #expect(draft.title == "Süppe")
    #expect(draft.losses.contains { $0.field == "encoding" } == (name == "Windows-1252"))
  }

  @Test(arguments: forms)
  func readsWhatAnArchiveHasLeft(form: Form) throws {
    var zip = ZipWriter()
    for title in ["First", "Middle", "Last"] {
      try zip.add("\(title)/recipe.json", Array(form.object(title: title).utf8))
    }
    let whole = try zip.finish()
    func titles(_ bytes: [UInt8]) throws -> (titles: [String?], losses: [ImportLoss]) {
      let drafts = try ImportReader.read(SourceFile(path: "export.zip", bytes: bytes)).recipes
      return (drafts.map(\.title), drafts.flatMap(\.losses))
    }
    // One file leads out, one is damaged, one bears another's name, the rest is cut off.
    let leading = try titles(renamed(whole, "Middle/recipe.json", "../../recipe.json/"))
    #expect(leading.titles == ["First", "Last"])
    #expect(leading.losses.contains { $0.message.hasSuffix("leads out of the archive") })
    let twice = try titles(renamed(whole, "First/recipe.json", "Last//recipe.json"))
    #expect(twice.titles == ["First", "Middle", "Last"])
    let cut = try titles(Array(whole.prefix(whole.count * 2 / 5)))
    #expect(cut.titles.first == "First" && cut.losses.contains { $0.message.hasSuffix("is cut off") })
    #expect {
      try titles(Array(whole.prefix(40)))
    } throws: { ($0 as? ImportFailure)?.identifier == "import-archive" }
  }

  private func renamed(_ bytes: [UInt8], _ old: String, _ new: String) -> [UInt8] {
    var bytes = bytes
    let place = Array(old.utf8)
    for index in bytes.indices where bytes[index] == place[0] && bytes[index...].starts(with: place) {
      bytes.replaceSubrange(index..<(index + place.count), with: Array(new.utf8).prefix(place.count))
    }
    return bytes
  }

  @Test func readsTheNeighboursOfABomb() throws {
    let soup = Array(Self.forms[2].object(title: "Soup").utf8)
    var zip = ZipWriter()
    try zip.add("a.json", soup)
    try zip.add("bomb.json", [UInt8](repeating: 0x20, count: 65 << 20))
    try zip.add("full.jpg", [UInt8](repeating: 0x20, count: 65 << 20))
    let draft = try #require(ImportReader.read(SourceFile(path: "a.zip", bytes: zip.finish())).recipes.first)
    #expect(draft.title == "Soup" && draft.picture == nil)
    #expect(
      draft.losses.filter { $0.message.hasPrefix("it would unpack to more than") }.map(\.field) == [
        "picture", "bomb.json",
      ])
  }

  @Test func refusesWhatUnpacksToHundredsOfTimesItsSize() throws {
    let soup = Array(Self.forms[2].object(title: "Soup").utf8)
    var zip = ZipWriter()
    try zip.add("a.json", soup)
    try zip.add("fills-a-disk.json", [UInt8](repeating: 0x20, count: 1 << 20))
    let draft = try #require(ImportReader.read(SourceFile(path: "a.zip", bytes: zip.finish())).recipes.first)
    #expect(draft.losses.map(\.field).contains("fills-a-disk.json"))
  }
}
