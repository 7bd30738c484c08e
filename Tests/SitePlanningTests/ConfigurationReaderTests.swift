import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) -> Checked<SiteConfiguration> {
    ConfigurationReader.read(SourceFile(path: "galley.yaml", text: text))
  }

  @Test("everything has a default", arguments: ["", "# nothing\n", "title:\nauthor:\n", "{}"])
  func hasDefaults(text: String) {
    let checked = read(text)
    #expect(checked.diagnostics == [])
    #expect(checked.value == SiteConfiguration())
    #expect(checked.value.title == "Recipes" && checked.value.description == nil && checked.value.baseURL == nil)
    #expect(checked.value.language == "en" && checked.value.author == nil)
    #expect(
      checked.value.content == "content" && checked.value.output == "output" && checked.value.templates == "templates")
    #expect(!checked.value.strict && checked.value.pageSize == 24 && checked.value.recentCount == 30)
    #expect(checked.value.dates == .recipe && checked.value.theme.relatedCount == 4)
    #expect(checked.value.theme.accent == nil && checked.value.theme.accentDark == nil)
  }

  @Test func takesNoMoreStaplesThanAnyHouseHas() {
    func staples(_ count: Int) -> String { "staples:\n" + (1...count).map { "  - thing \($0)\n" }.joined() }
    #expect(read(staples(2000)).value.staples.count == 2000)
    let many = read(staples(2001))
    #expect(many.value.staples == SiteConfiguration().staples)
    #expect(many.diagnostics.map(\.message) == ["found 2001 staples, and a site can have 2000"])
    #expect(many.diagnostics.map(\.identifier) == ["config-staples"])
    #expect(many.diagnostics.first?.position?.line == 2002)
  }

  /// Twenty-eight thousand people at one dish took 25 seconds and half a gigabyte.
  @Test func plansForNoMorePeopleThanEatAlong() {
    func people(_ count: Int) -> String { "people:\n" + (1...count).map { "  p\($0): {calories: 2000}\n" }.joined() }
    #expect(read(people(100)).value.people.count == 100)
    let many = read(people(101))
    #expect(many.value.people.isEmpty)
    #expect(many.diagnostics.map(\.message) == ["found 101 people, and a site can plan for 100"])
  }

  @Test func readsEveryKey() {
    let checked = read(
      """
      title: Our table
      description: What we eat.
      base-url: https://table.example/recipes
      language: de-AT
      author: Ines
      content: food
      output: public
      templates: look
      strict: true
      page-size: 12
      recent: 5
      dates: git
      theme:
        accent: "#AA3300"
        accent-dark: "#ffcc00"
        related: 0
      """)
    #expect(checked.diagnostics == [])
    let value = checked.value
    #expect(value.title == "Our table" && value.description == "What we eat." && value.author == "Ines")
    #expect(value.baseURL == "https://table.example/recipes/", "a slash is added")
    #expect(
      value.language == "de-AT" && value.strict && value.pageSize == 12 && value.recentCount == 5 && value.dates == .git
    )
    #expect(value.content == "food" && value.output == "public" && value.templates == "look")
    #expect(value.theme.accent == "#aa3300" && value.theme.accentDark == "#ffcc00" && value.theme.relatedCount == 0)
  }

  @Test(
    "reports each mistake at its place",
    arguments: [
      ("titel: A", "1:1 config-unknown-key", "did you mean “title”?"),
      ("theme:\n  acent: \"#aa3300\"", "2:3 config-unknown-key", "did you mean “accent”?"),
      ("cards:\n  szie: a6", "2:3 config-unknown-key", "did you mean “size”?"),
      ("base-url: table.example", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: ftp://table.example", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https:///x", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https://me@a.example/", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https://a.example:99999/", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https://a.example/%zz/", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https://a.example/a/../b", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https://köche.example/", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("base-url: https://a.example/?q", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("language: EN\ninterface-languages: [en]", "2:23 config-interface", "remove it"),
      ("language: german", "1:11 config-language", "write it like “en” or “de-AT”"),
      ("language: de_AT", "1:11 config-language", "write it like “en” or “de-AT”"),
      ("languages:\n  deutsch: german", "2:12 config-language", "write it like “en” or “de-AT”"),
      ("interface-languages: [german]", "1:23 config-language", "write it like “en” or “de-AT”"),
      ("interface-languages: [EN]", "1:23 config-interface", "remove it"),
      (
        "languages:\n  /: de", "2:3 config-folder",
        "write a folder below the content folder, or set “language” for all"
      ),
      (
        "languages:\n  ../deutsch: de", "2:3 config-folder",
        "write a folder below the content folder, or set “language” for all"
      ),
      ("base-url: \"https://a.example/\\n\"", "1:11 config-base-url", "write it like “https://example.org/recipes/”"),
      ("diagnostics: {recipemd-amont: off}", "1:15 config-diagnostic", "did you mean “recipemd-amount”?"),
      ("diagnostics: {link-broken: off}", "1:15 config-diagnostic", "remove the line, and mend what it tells of"),
      (
        "diagnostics: {Amounts: off}", "1:15 config-diagnostic",
        "write the identifier that stands in brackets behind a message, such as “recipemd-amount: off”"
      ),
      ("content: \"\"", "1:10 config-folder", "write a folder, or remove the line"),
      ("theme:\n  accent: #b0411c", "2:3 config-colour", "write it in quotes, as “#b0411c”"),
      ("theme:\n  accent: red", "2:11 config-colour", "write it in quotes, as “#b0411c”"),
      ("theme:\n  accent: \"#12345\"", "2:11 config-colour", "write it in quotes, as “#b0411c”"),
    ])
  func reportsMistakes(text: String, place: String, hint: String) throws {
    let checked = read(text)
    let problem = try #require(checked.diagnostics.first)
    #expect(checked.diagnostics.count == 1 && problem.severity == .error)
    #expect("\(problem.position?.line ?? 0):\(problem.position?.column ?? 0) \(problem.identifier)" == place)
    #expect(problem.hint == hint)
    #expect(checked.value == SiteConfiguration(), "what is wrong keeps its default")
  }

  @Test(
    "reports values of the wrong kind or size",
    arguments: [
      "page-size: 0", "page-size: 501", "page-size: many", "recent: 201", "theme: {related: 13}", "strict: maybe",
      "dates: clock", "cards: {size: a7}", "cards: {pdf: often}", "cards: {picture: painting}", "cards: true",
      "theme: red", "title: [a]", "- a", "title: a\ntitle: b", "title: [a", "content: ''\n",
    ])
  func reportsWrongValues(text: String) {
    let checked = read(text)
    #expect(checked.diagnostics.count == 1, "\(checked.diagnostics)")
    #expect(checked.hasErrors)
  }

  @Test(arguments: [
    (#"title: "a\0b""#, "1:8 U+0000"), (#"people: {"an\ena": }"#, "1:10 U+001B"),
    (#"description: "a\x85""#, "1:14 U+0085"),
    (#"staples: [salt, "\x7F"]"#, "1:17 U+007F"),
  ])
  func refusesControlCharacters(text: String, place: String) throws {
    let problem = try #require(read(text).diagnostics.first { $0.identifier == "config-text" })
    let position = problem.position.map { "\($0.line):\($0.column)" } ?? ""
    #expect("\(position) \(problem.message.suffix(6))" == place)
  }

  @Test func refusesTextsThatNoPageHasRoomFor() throws {
    let longest = String(repeating: "a", count: 10_000)
    #expect(read("title: \(longest)").value.title == longest)
    for key in ["title", "description", "author"] {
      let read = read("\(key): \(longest)a")
      let problem = try #require(read.diagnostics.first)
      #expect(problem.identifier == "config-text")
      #expect(problem.message.hasPrefix("found 10001 bytes, and a text of "))
      #expect([read.value.title, read.value.description, read.value.author].allSatisfy { $0?.count ?? 0 < 100 })
    }
  }

  @Test func textsMayHaveLinesAndTabs() {
    #expect(read("description: |\n  a\tb\n  c\n").diagnostics == [])
  }

  @Test(arguments: [
    ("languages: {a/b: de, /a/./b/: fr}", "the folder “a/b” stands here twice"),
    ("people: {Anna: , anna: }", "“anna” stands there twice"),
    ("people: {a b: {calories: 2000}}", "“a b” cannot be a person's name"),
    ("ai: {provider: openai, model: m, input-price: 1}", "“input-price” says nothing without “output-price”"),
    ("ai: {provider: openai, model: m, output-price: 1}", "“output-price” says nothing without “input-price”"),
    ("ai: {provider: openai, model: m, input-price: -1, output-price: 2}", "a price cannot be negative, found “-1”"),
    (
      "ai: {provider: openai, model: m, endpoint: \"http://localhost:x@evil.example/v1\"}",
      "“http://localhost:x@evil.example/v1” is no address of a language model"
    ),
    (
      "ai: {provider: openai, model: m, endpoint: \"https://user@a.example/v1\"}",
      "“https://user@a.example/v1” is no address of a language model"
    ),
  ])
  func saysOneThingOfAMistake(text: String, message: String) {
    #expect(read(text).diagnostics.map(\.message) == [message])
  }

  @Test(arguments: ["http://localhost:11434/v1", "http://[::1]:80/v1", "https://a.example"])
  func readsEndpoints(text: String) {
    let read = read("ai: {provider: openai, model: m, endpoint: \"\(text)\", input-price: 1, output-price: 2.5}")
    #expect(read.diagnostics == [] && read.value.assistant?.endpoint == text)
    let prices = read.value.assistant?.prices
    #expect(prices?.input == "1" && prices?.output == "2.5")
  }

  /// A site with these folders.
  private func read(_ text: String, _ there: Set<String>) -> [String] {
    let folders = ConfiguredFolders(
      isThere: { there.contains($0) },
      names: { parent in
        there.filter { $0.hasPrefix(parent.isEmpty ? "" : parent + "/") }
          .map { String($0.dropFirst(parent.isEmpty ? 0 : parent.utf8.count + 1)) }.sorted()
      })
    let file = SourceFile(path: "galley.yaml", text: text)
    return ConfigurationReader.read(file, folders: folders).diagnostics.map {
      "\($0.severity) \($0.message); \($0.hint ?? "")"
    }
  }

  @Test func foldersThatAreNotThereAreTold() {
    let there: Set = ["content", "content/deutsch", "content/deutsch/kuchen", "templates"]
    #expect(
      read("templates: tempaltes", there) == ["error there is no folder “tempaltes”; did you mean “templates”?"])
    #expect(
      read("languages: {deusch: de}", there)
        == ["warning there is no folder “deusch” in “content”; did you mean “deutsch”?"])
    #expect(
      read("languages: {deutsch/x: de}", there)
        == ["warning there is no folder “x” in “content/deutsch”; make the folder, or remove the line"])
    #expect(read("templates: templates\nlanguages: {deutsch: de, deutsch/kuchen: fr}", there) == [])
    // Nobody has written a recipe or template yet.
    #expect(read("templates: templates\nlanguages: {deutsch: de}", []) == [])
  }

  @Test func readsWhichCardsAreOffered() {
    let cards = read("cards: {pdf: true, size: 4x6, picture: photo}").value.cards
    #expect(cards.pdf && cards.size == .fourBySix && !cards.mono && cards.picture == .photo)
    #expect(read("cards:\n  mono: true").value.cards.mono)
  }

  @Test func readsThePacksOfAHousehold() throws {
    let packs = read("shopping: {packs: {flour: 2.5 kg bag, eggs: [box of 6, box of 10]}}").value.packs
    #expect(packs.map(\.name) == ["flour", "eggs"] && packs.map(\.sizes.count) == [1, 2])
    let checked = read("shopping:\n  packs:\n    flour: a lot\n")
    let problem = try #require(checked.diagnostics.first)
    #expect(problem.identifier == "config-pack" && problem.message == "“a lot” is no pack")
    #expect(problem.position?.line == 3 && checked.value.packs.isEmpty)
  }

  @Test func cardsInBlackAndWhiteHaveNoPicture() throws {
    let checked = read("cards:\n  mono: true\n  picture: photo\n")
    let problem = try #require(checked.diagnostics.first)
    #expect(checked.diagnostics.count == 1 && problem.identifier == "config-cards")
    #expect(problem.position?.line == 3 && problem.position?.column == 12)
    #expect(problem.hint == "write “picture: none”, or remove “mono”")
    #expect(checked.value.cards.picture == .none)
  }

  @Test func reportsEveryMistakeAtOnce() {
    #expect(read("titel: A\nlanguage: x\npage-size: 0\nauthor: Ines").diagnostics.count == 3)
    #expect(read("titel: A\nlanguage: x\npage-size: 0\nauthor: Ines").value.author == "Ines")
  }

  @Test(arguments: [
    ("https://table.example/cöök", "https://table.example/c%C3%B6%C3%B6k/"),
    ("http://[::1]:8080/a%20b/", "http://[::1]:8080/a%20b/"), ("HTTPS://Table.example", "HTTPS://Table.example/"),
  ])
  func addressesAreKeptAsSitemapsHaveThem(_ written: String, _ kept: String) {
    let file = SourceFile(path: "galley.yaml", text: "base-url: \"\(written)\"\n")
    #expect(ConfigurationReader.read(file).value.baseURL == kept)
  }
}
