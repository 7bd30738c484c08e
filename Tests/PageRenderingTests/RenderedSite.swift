import Cookbook
import CookbookReading
import DefaultFiles
import Fingerprints
import FoodTable
import Foods
import JSONReading
import Mustache
import Nutrition
import Quantities
import SitePlanning
import SourceText
import Testing

@testable import PageInputs
@testable import PageRendering
@testable import Themes

/// A small site in memory, rendered through the default theme.
struct RenderedSite {
  let pages: [SitePage]
  private let renderer: PageRenderer

  var site: Site { renderer.site }

  /// - Parameter own: files of the site's own theme.
  init(
    _ recipes: [(path: String, text: String)], files: [String] = [], theme own: [ThemeLoader.File] = [],
    configure: (inout SiteConfiguration) -> Void = { $0.baseURL = "https://table.example/" }
  ) throws {
    var configuration = SiteConfiguration()
    configure(&configuration)
    var contents: [String: SourcedRecipe] = [:]
    let foods = FoodTable.builtIn
    var analyst = RecipeAnalyst(foods: foods, language: configuration.language)
    let summaries = try recipes.map { path, text in
      let file = SourceFile(path: path, text: text)
      let document = try #require(RecipeReader.read(file).value, "\(path) is no recipe")
      let entry = MetadataReader.read(document).value
      contents[path] = SourcedRecipe(entry: entry, source: file.bytes)
      var summary = RecipeSummary(of: entry, document: document, fingerprint: Fingerprint(of: file.bytes))
      summary.foods = RecipeFoods(of: entry, analyst: &analyst, book: foods)
      return summary
    }
    var inputs = SitePlanner.Inputs()
    inputs.contentFiles = Dictionary(uniqueKeysWithValues: files.map { ($0, Fingerprint(of: [1])) })
    inputs.foods = foods
    inputs.share = { amount, yields in
      guard let all = yields.first(where: { $0.unit == amount.unit })?.factor else { return nil }
      return amount.factor?.divided(by: all)
    }
    let merged = ThemeLoader.merge(own, over: standardTheme())
    let theme = try #require(ThemeLoader.load(merged, configuration: configuration).value)
    let site = SitePlanner.plan(summaries, configuration: configuration, inputs: inputs).value
    var printing = PagePlan.Inputs(program: .unknown, generator: "Galley test")
    printing.contentFiles = inputs.contentFiles
    let plan = PagePlan(site, theme: theme, inputs: printing)
    pages = plan.pages
    renderer = PageRenderer(
      plan,
      contents: { [contents] path throws(RenderFailure) in
        guard let found = contents[path] else { throw .unreadable }
        return found
      },
      contentFile: { path throws(RenderFailure) in Array(path.utf8) })
  }

  func bytes(_ path: String) throws -> [UInt8] {
    let page = try #require(pages.first { $0.path == path }, "there is no \(path)")
    var buffer = ByteBuffer(capacity: 65536)
    var analyst = renderer.makeAnalyst()
    return try renderer.render(page, with: &buffer, analyst: &analyst) { Array($0) }
  }

  func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// The view a page's template gets.
  func view(_ path: String) throws -> JSONValue {
    let page = try #require(pages.first { $0.path == path }, "there is no \(path)")
    var buffer = ByteBuffer(capacity: 65536)
    var analyst = renderer.makeAnalyst()
    try #require(try renderer.view(of: page, analyst: &analyst)).json(into: &buffer)
    return try readJSON(buffer.bytes)
  }

  func pageView(_ path: String) throws -> (any View)? {
    let page = try #require(pages.first { $0.path == path }, "there is no \(path)")
    var analyst = renderer.makeAnalyst()
    return try renderer.pageView(of: page, &analyst)
  }

  func json(_ path: String) throws -> JSONValue { try readJSON(try bytes(path)) }

  /// What a script hands to a function of the pages: `galley.NAME(…);`.
  func script(_ path: String, calling name: String) throws -> JSONValue {
    let text = try text(path)
    try #require(text.hasPrefix("galley.\(name)(") && text.hasSuffix(");\n"))
    return try readJSON(Array(text.utf8.dropFirst("galley.\(name)(".utf8.count).dropLast(3)))
  }
}

func readJSON(_ bytes: [UInt8]) throws -> JSONValue {
  let checked = JSONReader.read(SourceFile(path: "out.json", bytes: bytes))
  #expect(checked.diagnostics == [])
  return try #require(checked.value)
}

/// The files of the default theme.
func standardTheme() -> [ThemeLoader.File] {
  DefaultFiles.theme.map { ThemeLoader.File(name: $0.name, source: SourceFile(path: $0.name, bytes: $0.bytes)) }
}

/// The strings of the default theme in a language.
func interfaceText(_ language: String) throws -> InterfaceText {
  let primary = language.prefix { $0 != "-" }
  let file = try #require(standardTheme().first { $0.name == "languages/\(primary).yaml" })
  return try #require(InterfaceTextReader.read(file.source, language: language).value)
}

extension JSONValue {
  /// A value some keys down, `recipe.facts.0.value`; `nil` where there is none.
  func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(self)) { value, key in
      switch value?.content {
      case .object(let members): members.first { $0.key == key }?.value
      case .array(let elements): Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      default: nil
      }
    }
  }

  /// A text, number or truth value some keys down, as text.
  func text(_ path: String) -> String? {
    switch at(path)?.content {
    case .string(let text): text
    case .number(let number): number.literal
    case .bool(let value): String(value)
    default: nil
    }
  }

  /// A text of each element of a list.
  func texts(_ path: String, _ key: String) -> [String?] {
    guard case .array(let elements) = at(path)?.content else { return [] }
    return elements.map { $0.text(key) }
  }
}
