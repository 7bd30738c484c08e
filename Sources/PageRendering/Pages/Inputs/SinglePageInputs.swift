internal import Fingerprints
internal import SitePlanning

/// What an index shows.
struct IndexPageInputs: FileInputs {
  @Input var chrome: Shared<SiteChrome>
  @Input var kind: IndexKind
  @Input var entries: [IndexEntry]
  let fingerprint: Fingerprint

  init(_ kind: IndexKind, of site: Site, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _kind = ledger.note(kind, as: Fingerprint(of: kind.stem))
    _entries = ledger.note(site.taxa(kind).map { IndexEntry($0, in: kind, of: site) })
    fingerprint = ledger.finish()
  }
}

/// What the page about the site shows: how much of everything there is.
struct AboutPageInputs: FileInputs {
  @Input var chrome: Shared<SiteChrome>
  @Input var recipes: Int
  @Input var favourites: Int
  @Input var archived: Int
  @Input var categories: Int
  @Input var tags: Int
  @Input var ingredients: Int
  @Input var authors: Int
  @Input var sources: Int
  @Input var languages: Int
  let fingerprint: Fingerprint

  init(_ site: Site, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _recipes = ledger.note(site.listed.count)
    _favourites = ledger.note(site.favourites.count)
    _archived = ledger.note(site.archived.count)
    _categories = ledger.note(site.categories.count)
    _tags = ledger.note(site.tags.count)
    _ingredients = ledger.note(site.ingredients.count)
    _authors = ledger.note(site.authors.count)
    _sources = ledger.note(site.sources.count)
    _languages = ledger.note(site.languages.count)
    fingerprint = ledger.finish()
  }
}

/// What a page of text shows.
struct FreePageInputs: FileInputs {
  @Input var chrome: Shared<SiteChrome>
  @Input var page: FreePage
  let fingerprint: Fingerprint

  init(_ page: FreePage, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _page = ledger.note(page, as: page.fingerprint)
    fingerprint = ledger.finish()
  }
}

/// What the search page shows, which holds no recipe itself.
struct SearchPageInputs: FileInputs {
  @Input var chrome: Shared<SiteChrome>
  @Input var recipeCount: Int
  let fingerprint: Fingerprint

  init(_ site: Site, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _recipeCount = ledger.note(site.listed.count)
    fingerprint = ledger.finish()
  }
}

/// What a page shows that has nothing but what all pages have.
struct PlainPageInputs: FileInputs {
  @Input var chrome: Shared<SiteChrome>
  let fingerprint: Fingerprint

  init(_ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    fingerprint = ledger.finish()
  }
}
