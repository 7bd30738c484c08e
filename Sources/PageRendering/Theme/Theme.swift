public import Fingerprints
internal import Mustache
internal import SitePlanning
internal import SourceText

/// What a site looks like: templates, interface strings, style sheet and files, all checked.
public final class Theme: Sendable {
  let templates: TemplateSet
  public let text: InterfaceText
  /// The strings as templates get them.
  let textRecord: Record
  /// The style sheet of the site.
  let stylesheet: [UInt8]
  /// The files of `print/` that are style sheets, by their name without the ending.
  private let printStylesheets: [String: [UInt8]]
  /// Files published as they are, by their name in the site.
  let files: [String: [UInt8]]
  /// Of the strings, which every page shows.
  let textFingerprint: Fingerprint
  /// Of each template with all it includes.
  private let templateFingerprints: [PageTemplate: Fingerprint]

  init(
    templates: TemplateSet, text: InterfaceText, textRecord: Record, stylesheet: [UInt8],
    printStylesheets: [String: [UInt8]], files: [String: [UInt8]], textFingerprint: Fingerprint
  ) {
    self.templates = templates
    self.text = text
    self.textRecord = textRecord
    self.stylesheet = stylesheet
    self.printStylesheets = printStylesheets
    self.files = files
    self.textFingerprint = textFingerprint
    templateFingerprints = Dictionary(
      uniqueKeysWithValues: PageTemplate.allCases.map { ($0, Self.fingerprint(of: $0, in: templates)) })
  }

  /// Of a template and of all that it can include: an edited one renders its own pages only.
  func fingerprint(of template: PageTemplate) -> Fingerprint { templateFingerprints[template] ?? .unknown }

  private static func fingerprint(of template: PageTemplate, in templates: TemplateSet) -> Fingerprint {
    var builder = FingerprintBuilder()
    for source in templates.reach(of: template.rawValue) {
      builder.combine(source.name)
      builder.combine(source.file.bytes)
    }
    return builder.finish()
  }

  /// What a printed page carries inside: `print/base.css`, and the style sheet that has the name of its template.
  /// A week's sheet has a shopping list, too.
  func printStylesheet(of template: PageTemplate) -> [UInt8] {
    let own = String(template.rawValue.drop { $0 != "/" }.dropFirst())
    let names = template == .weekSheet ? ["base", "list", own] : ["base", own]
    return names.flatMap { printStylesheets[$0] ?? [] }
  }

  /// Of the style sheets that cook cards carry inside.
  public var cardFingerprint: Fingerprint { Fingerprint(of: printStylesheet(of: .card)) }

  /// The style sheet of books for reading devices.
  var epubStylesheet: [UInt8] { printStylesheets["epub/book"] ?? [] }

  public var stylesheetFingerprint: Fingerprint { Fingerprint(of: stylesheet) }

  public var publishedFiles: [(name: String, fingerprint: Fingerprint)] {
    files.sorted { $0.key < $1.key }.map { ($0.key, Fingerprint(of: $0.value)) }
  }
}

/// The templates of a theme, one for each kind of page.
enum PageTemplate: String, CaseIterable {
  case home, recipe, list, index, about, page, search, week, plans, report
  case shopping, planner, pantry, settings, share, offline
  case notFound = "not-found"
  case card = "print/card"
  case printedReport = "print/report"
  case weekSheet = "print/week-sheet"
  case book = "print/book"
  case shoppingList = "print/list"
  case epubCover = "print/epub/cover"
  case epubTitle = "print/epub/title"
  case epubChapter = "print/epub/chapter"
  case epubProse = "print/epub/prose"
  case epubRecipe = "print/epub/recipe"
  case epubIngredients = "print/epub/ingredients"
  case epubTags = "print/epub/tags"
  case epubSubstitutions = "print/epub/substitutions"
  case epubMeasures = "print/epub/measures"
  case epubNutrition = "print/epub/nutrition"
  case epubColophon = "print/epub/colophon"

  init(_ tool: ToolPage) {
    switch tool {
    case .shopping: self = .shopping
    case .planner: self = .planner
    case .pantry: self = .pantry
    case .settings: self = .settings
    case .share: self = .share
    case .offline: self = .offline
    }
  }

  /// The kind of view the template gets.
  var view: any View.Type {
    switch self {
    case .home, .list: ListPageView.self
    case .recipe: RecipePageView.self
    case .index: IndexPageView.self
    case .about: AboutPageView.self
    case .page: FreePageView.self
    case .week: WeekPageView.self
    case .plans: PlansPageView.self
    case .report: ReportPageView.self
    case .search: SearchPageView.self
    case .notFound: NotFoundPageView.self
    case .shopping, .planner, .pantry, .settings, .share, .offline: ToolPageView.self
    case .card: CardPageView.self
    case .printedReport: PrintedReportPageView.self
    case .weekSheet: WeekSheetView.self
    case .book: BookPageView.self
    case .shoppingList: ListSheetView.self
    case .epubCover: EPUBCoverPageView.self
    case .epubChapter: EPUBChapterPageView.self
    case .epubProse: EPUBProsePageView.self
    case .epubRecipe: EPUBRecipePageView.self
    case .epubTitle, .epubIngredients, .epubTags, .epubSubstitutions, .epubMeasures, .epubNutrition, .epubColophon:
      EPUBPageView.self
    }
  }

  /// What the template is checked against, with the names that the strings of a theme have.
  func viewType(text: RecordType) -> RecordType { view.recordType.declaring("text", as: .record(text)) }
}
