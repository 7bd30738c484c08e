import Mustache
import SitePlanning
import SiteStorage
import SourceText
import Testing

@testable import PageRendering
@testable import Themes

@Suite("docs/templates.md")
struct ViewDocumentTests {
  private static let path = "docs/templates.md"
  private static let marker = "<!-- Made from the view types; GALLEY_RECORD=1 swift test writes it anew. -->\n"

  @Test("lists the names of every view as the program declares them")
  func listsEveryName() throws {
    let document = try Repository.text(Self.path)
    let range = try #require(document.firstRange(of: Self.marker), "the marker line is missing")
    let generated = "\n" + Self.views(text: try textType()).documentation()
    if Repository.isRecording { try Repository.write(document[..<range.upperBound] + generated, to: Self.path) }
    #expect(try Repository.text(Self.path)[range.upperBound...] == generated)
  }

  /// One record that leads to all views, so that each type is described once.
  private static func views(text: RecordType) -> RecordType {
    var types: [ObjectIdentifier: RecordType] = [:]
    return RecordType(
      "Templates and their views",
      PageTemplate.allCases.map { template in
        // Some templates get the same view.
        let view = ObjectIdentifier(template.view)
        let type = types[view] ?? template.viewType(text: text)
        types[view] = type
        return RecordType.Field("\(template.rawValue).mustache", .record(type), doc(of: template))
      })
  }

  private static func doc(of template: PageTemplate) -> String {
    switch template {
    case .home: "The home page and its further pages: cards of all recipes."
    case .recipe: "One recipe."
    case .list: "Cards of one tag, category, author or ingredient; favourites, archived and recent recipes."
    case .index: "All tags, categories, authors or ingredients by letter."
    case .about: "Counts of the collection, and the version."
    case .page: "A page of text beside the recipes."
    case .search: "The search page, whose script shows what it finds."
    case .shopping: "What has to be bought, from recipes and typed."
    case .planner: "What is eaten when, and what it provides."
    case .pantry: "What is at home, and what can be cooked with it."
    case .settings: "Colours, measures, people, goals, favourites, backup, and the copy for times without a connection."
    case .share: "What other programs shared with the site."
    case .offline: "What stands in for a page that was never visited, while there is no connection."
    case .week: "One planned week with its plan, its report and its shopping list."
    case .plans: "All planned weeks."
    case .report: "A report that stands by itself, to print."
    case .notFound: "The 404 page."
    case .card: "A recipe on paper."
    case .printedReport: "A report on paper."
    case .weekSheet: "A week on two pages: plan, macros, shopping list."
    case .book: "A whole cookbook on paper."
    case .shoppingList: "A shopping list on paper."
    case .epubCover: "The cover of a cookbook for reading devices."
    case .epubTitle: "Its title page."
    case .epubChapter: "The page a chapter opens with."
    case .epubProse: "Pages of text."
    case .epubRecipe: "One recipe of it."
    case .epubIngredients: "Its index of ingredients."
    case .epubTags: "Its index of tags."
    case .epubSubstitutions: "What may be used instead of what."
    case .epubMeasures: "Measures, weights and ovens."
    case .epubNutrition: "What the recipes provide."
    case .epubColophon: "How it was made."
    }
  }

  /// The interface strings of the default theme, in English.
  private func textType() throws -> RecordType {
    let folder = SourceFolder(Repository.root + "/templates", shownAs: "templates")
    let files = try folder.scan().value.map { file in
      let contents = try #require(folder.read(file.path).value)
      return ThemeLoader.File(name: file.path, source: SourceFile(path: file.path, bytes: contents.bytes))
    }
    let theme = ThemeLoader.load(files, configuration: SiteConfiguration())
    return try #require(theme.value, "\(theme.diagnostics)").textRecord.type
  }
}
