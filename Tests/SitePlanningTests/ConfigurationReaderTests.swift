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
      ("content: \"\"", "1:10 config-folder", "write a folder, or remove the line"),
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
}
