package import Fingerprints
internal import SearchIndexing
internal import SitePlanning
package import Themes

/// What every page shows beside its own content: the site's name, navigation and footer, and the words of the interface.
package struct SiteChrome: FileInputs {
  @Input package var title: String
  @Input package var description: String?
  @Input package var edition: Edition
  /// All there are, the site's own first.
  @Input package var editions: [Edition]
  /// Of recipes and pages of text that state none: the site's own.
  @Input package var contentLanguage: String
  @Input package var author: String?
  @Input package var baseURL: String?
  /// Name and version of the program, as pages show it.
  @Input package var generator: String
  /// Whether the navigation leads to plans.
  @Input package var hasPlans: Bool
  /// Whether the footer leads to authors and sources.
  @Input package var hasAuthors: Bool
  @Input package var hasSources: Bool
  /// The free pages that the footer leads to.
  @Input package var pages: [PageLink]
  /// Whether recipes are found by an index in many files.
  @Input package var isLarge: Bool
  @Input package var text: InterfaceText
  package let fingerprint: Fingerprint

  init(
    _ site: Site, theme: Theme, edition: Edition, of all: [Edition], generator: String, hasPlans: Bool,
    pages: [FreePage]
  ) {
    let configuration = site.configuration
    var ledger = InputLedger()
    _title = ledger.note(configuration.title)
    _description = ledger.note(configuration.description)
    _edition = ledger.note(edition)
    _editions = ledger.note(all)
    _contentLanguage = ledger.note(configuration.language)
    _author = ledger.note(configuration.author)
    _baseURL = ledger.note(configuration.baseURL)
    _generator = ledger.note(generator)
    _hasPlans = ledger.note(hasPlans)
    _hasAuthors = ledger.note(!site.authors.isEmpty)
    _hasSources = ledger.note(!site.sources.isEmpty)
    _pages = ledger.note(pages.filter(\.isTop).map { PageLink(name: $0.title, page: $0.page) })
    _isLarge = ledger.note(site.listed.count > SearchLayout.singleFileLimit)
    _text = ledger.note(theme.text, as: theme.textFingerprint)
    fingerprint = ledger.finish()
  }

  /// Of the interface.
  package var language: String { edition.language }
}
