public import Fingerprints
internal import Mustache
internal import SourceText

/// What a site looks like: templates, interface strings, style sheet and files, all checked.
public final class Theme: Sendable {
  let templates: TemplateSet
  public let text: InterfaceText
  /// The type of the record that templates get the strings in.
  let textType: RecordType
  let textRecord: Value
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
    templates: TemplateSet, text: InterfaceText, textType: RecordType, stylesheet: [UInt8],
    printStylesheets: [String: [UInt8]], files: [String: [UInt8]], textFingerprint: Fingerprint
  ) {
    self.templates = templates
    self.text = text
    self.textType = textType
    textRecord = .record(Record(textType, text.strings.map { .text($0.value) }))
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
  case home, recipe, list, index, about, search, week, plans, report
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

  /// The type of the view the template gets.
  func viewType(text: RecordType) -> RecordType {
    switch self {
    case .home, .list: ViewTypes.listPage(text: text)
    case .recipe: ViewTypes.recipePage(text: text)
    case .index: ViewTypes.indexPage(text: text)
    case .about: ViewTypes.aboutPage(text: text)
    case .week: ViewTypes.weekPage(text: text)
    case .plans: ViewTypes.plansPage(text: text)
    case .report: ViewTypes.reportPage(text: text)
    case .search: ViewTypes.searchPage(text: text)
    case .notFound: ViewTypes.notFoundPage(text: text)
    case .card: ViewTypes.cardPage(text: text)
    case .printedReport: ViewTypes.printedReportPage(text: text)
    case .weekSheet: ViewTypes.weekSheet(text: text)
    case .book: ViewTypes.bookPage(text: text)
    case .shoppingList: ViewTypes.listSheet(text: text)
    case .epubCover: ViewTypes.epubCoverPage(text: text)
    case .epubChapter: ViewTypes.epubChapterPage(text: text)
    case .epubProse: ViewTypes.epubProsePage(text: text)
    case .epubRecipe: ViewTypes.epubRecipePage(text: text)
    case .epubTitle, .epubIngredients, .epubTags, .epubSubstitutions, .epubMeasures, .epubNutrition, .epubColophon:
      ViewTypes.epubPage(text: text)
    }
  }
}
