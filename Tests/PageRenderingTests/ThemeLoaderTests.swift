import Cookbook
import Fingerprints
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing

@testable import PageRendering
@testable import Themes

@Suite struct ThemeLoaderTests {
  private func load(
    _ own: [(String, String)] = [], configure: (inout SiteConfiguration) -> Void = { _ in }
  ) -> Checked<Theme?> {
    var configuration = SiteConfiguration()
    configure(&configuration)
    let files = own.map { ThemeLoader.File(name: $0, source: SourceFile(path: "templates/\($0)", text: $1)) }
    return ThemeLoader.load(ThemeLoader.merge(files, over: standardTheme()), configuration: configuration)
  }

  private func problems(_ own: [(String, String)]) -> [String] {
    load(own).diagnostics.map { "\($0.path):\($0.position?.line ?? 0) \($0.severity) \($0.identifier)" }
  }

  @Test("the default theme is whole", arguments: ["en", "de", "fr", "es", "de-AT", "en-GB"])
  func isWhole(language: String) {
    let checked = load { $0.language = language }
    #expect(checked.diagnostics == [] && checked.value?.text.language == language)
  }

  @Test func aSitesOwnFileReplacesTheDefaultOfTheSameName() {
    let files = ThemeLoader.merge(
      [ThemeLoader.File(name: "about.mustache", source: SourceFile(path: "mine", text: "x"))], over: standardTheme())
    #expect(files.filter { $0.name == "about.mustache" }.map(\.source.path) == ["mine"])
    #expect(files.count == standardTheme().count)
  }

  @Test(
    "a template that does not fit its view is an error",
    arguments: [
      ("about.mustache", "{{site.titel}}", "templates/about.mustache:1 error template-unknown-name"),
      ("about.mustache", "a\n{{recipe.title}}", "templates/about.mustache:2 error template-unknown-name"),
      ("about.mustache", "{{>partials/nope}}", "templates/about.mustache:1 error template-missing-partial"),
      ("about.mustache", "{{{site.title}}}", "templates/about.mustache:1 error template-unescaped-text"),
      ("about.mustache", "{{#figures}}", "templates/about.mustache:1 error template-syntax"),
      ("about.mustache", "{{text.nope}}", "templates/about.mustache:1 error template-unknown-name"),
      ("about.mustache", "{{>about}}", "templates/about.mustache:1 error template-endless-partial"),
      ("partials/header.mustache", "{{nope}}", "templates/partials/header.mustache:1 error template-unknown-name"),
    ])
  func checksTemplates(name: String, text: String, problem: String) {
    let found = problems([(name, text)])
    #expect(found.contains(problem), "\(found)")
    #expect(load([(name, text)]).value == nil)
  }

  @Test(
    "a file whose name means nothing is told",
    arguments: [
      ("recipes.mustache", "did you mean “recipe.mustache”?"), ("style/30-card.css", "put it into “styles/”"),
      ("own.mustache", "put it into “partials/”, and include it from a template"),
      ("app.js", "put it into “assets/”, or into a folder of “scripts/”"),
    ])
  func tellsNames(name: String, hint: String) throws {
    let found = load([(name, "")])
    #expect(found.value != nil && found.diagnostics.map(\.identifier) == ["theme-file"])
    #expect(found.diagnostics.first?.hint == hint)
  }

  @Test(arguments: ["partials/own.mustache", "assets/own.css", "scripts/cook/99-own.js", "README.md"])
  func leavesOtherNamesAlone(name: String) { #expect(load([(name, "")]).diagnostics == []) }

  @Test func judgesTheAccentsOfTheSite() {
    let weak = load {
      $0.theme.accent = "#eeeeee"
      $0.theme.accentDark = "#ffcc88"
    }
    #expect(weak.value != nil && weak.diagnostics.map(\.identifier) == ["theme-contrast"])
    #expect(weak.diagnostics.first?.message.hasPrefix("“accent” (#eeeeee) and “--") == true)
    #expect(load { $0.theme.accent = "#7a2a10" }.diagnostics == [])
  }

  @Test func escapingHTMLIsWarnedAbout() {
    let own = [("recipe.mustache", "{{recipe.title}}")]
    #expect(problems(own) == ["templates/recipe.mustache:1 warning template-escaped-html"])
    #expect(load(own).value != nil)
  }

  @Test func aProblemOfAPartialIsToldOnce() {
    let found = load([("partials/header.mustache", "{{nope}}")]).diagnostics
    #expect(found.map(\.message) == ["\"nope\" is not a name this template's view has"])
  }

  @Test(arguments: ["about.mustache", "styles/95-mine.css", "languages/en.yaml"]) func aFileThatNoThemeNeedsIsAnError(
    name: String
  ) {
    let checked = load([(name, String(repeating: "x", count: 250_001))])
    #expect(checked.value == nil && checked.diagnostics.map(\.identifier) == ["theme-size"])
    #expect(
      checked.diagnostics.map(\.message) == ["the file has 250001 bytes, and one of a theme can have 250000"])
    func isTooLarge(_ name: String, _ bytes: Int) -> Bool {
      ThemeLoader.isTooLarge(
        .init(name: name, source: SourceFile(path: name, bytes: .init(repeating: 0x78, count: bytes))))
    }
    #expect(isTooLarge(name, 250_001) && !isTooLarge(name, 250_000) && !isTooLarge("fonts/a.woff2", 250_001))
  }

  @Test func aLanguageTheThemeHasNoStringsForIsAnError() {
    let checked = load { $0.language = "nl" }
    #expect(checked.value == nil)
    #expect(checked.diagnostics.map(\.message) == ["the theme has no strings for the language “nl”"])
    #expect(checked.diagnostics.first?.hint == "use one of de, en, es, fr, or add “templates/languages/nl.yaml”")
  }

  @Test func aSiteMayBringALanguageOfItsOwn() throws {
    let english = try #require(standardTheme().first { $0.name == "languages/en.yaml" }).source
    let dutch = String(decoding: english.bytes, as: UTF8.self).replacing(": Ingredients", with: ": Ingrediënten")
    let files = ThemeLoader.merge(
      [ThemeLoader.File(name: "languages/nl.yaml", source: SourceFile(path: "nl", text: dutch))], over: standardTheme())
    var configuration = SiteConfiguration()
    configuration.language = "nl"
    #expect(ThemeLoader.load(files, configuration: configuration).diagnostics == [])
  }

  @Test func aStringMissingFromALanguageFileIsAnError() {
    let checked = load([("languages/en.yaml", "recipes: Recipes\n")])
    #expect(checked.value == nil && checked.diagnostics.contains { $0.message == "the string “tags” is missing" })
    #expect(checked.diagnostics.allSatisfy { $0.identifier == "theme-language" })
  }

  @Test func styleSheetsAreJoinedInTheOfTheirNamesAndColoursComeLast() throws {
    let checked = load([("styles/95-mine.css", "b{}"), ("styles/94-mine.css", "a{}\n")]) {
      $0.theme.accent = "#aa3300"
      $0.theme.accentDark = "#ffcc00"
    }
    let css = String(decoding: try #require(checked.value).stylesheet, as: UTF8.self)
    #expect(
      css.hasSuffix(
        """
        a{}
        b{}
        @media (prefers-color-scheme: light) { :root:not([data-scheme="dark"]) { --accent: #aa3300; } }
        :root[data-scheme="light"] { --accent: #aa3300; }
        @media (prefers-color-scheme: dark) { :root:not([data-scheme="light"]) { --accent: #ffcc00; } }
        :root[data-scheme="dark"] { --accent: #ffcc00; }

        """
      ))
  }

  @Test func assetsArePublishedAsTheyAre() throws {
    let theme = try #require(load([("assets/logo.svg", "<svg/>")]).value)
    #expect(theme.files["assets/logo.svg"] == Array("<svg/>".utf8))
    #expect(theme.publishedFiles.contains { $0.name == "assets/icon.svg" })
    #expect(!theme.publishedFiles.contains { $0.name.hasSuffix(".mustache") || $0.name.hasPrefix("styles/") })
  }

  @Test func aTemplateChangesTheLookOfWhatIncludesIt() throws {
    func looks(_ own: [(String, String)]) throws -> [PageTemplate: Fingerprint] {
      let theme = try #require(load(own).value)
      return Dictionary(uniqueKeysWithValues: PageTemplate.allCases.map { ($0, theme.fingerprint(of: $0)) })
    }
    let standard = try looks([])
    #expect(try looks([("assets/logo.svg", "x"), ("styles/99.css", "x")]) == standard)
    let about = try looks([("about.mustache", "x")])
    #expect(PageTemplate.allCases.filter { about[$0] != standard[$0] } == [.about])
    let hearts = try looks([("partials/heart.mustache", "♥")])
    let changed = PageTemplate.allCases.filter { hearts[$0] != standard[$0] }
    #expect(changed.contains(.recipe) && changed.contains(.home) && !changed.contains(.about))
  }

  @Test func stringsOfOtherLanguagesChangeNoPage() throws {
    let theme = try #require(load().value)
    let german = String(
      decoding: try #require(standardTheme().first { $0.name == "languages/de.yaml" }).source.bytes, as: UTF8.self)
    #expect(load([("languages/de.yaml", german + "# x\n")]).value?.textFingerprint == theme.textFingerprint)
    let english = String(
      decoding: try #require(standardTheme().first { $0.name == "languages/en.yaml" }).source.bytes, as: UTF8.self)
    #expect(load([("languages/en.yaml", english + "# x\n")]).value?.textFingerprint != theme.textFingerprint)
  }
}
