package import Fingerprints
package import SitePlanning

/// What an index shows.
package struct IndexPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var kind: IndexKind
  @Input package var entries: [IndexEntry]
  package let fingerprint: Fingerprint

  package init(_ kind: IndexKind, of site: Site, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _kind = ledger.note(kind, as: Fingerprint(of: kind.stem))
    _entries = ledger.note(site.taxa(kind).map { IndexEntry($0, in: kind, of: site, shared.ingredients) })
    fingerprint = ledger.finish()
  }
}

/// What the page about the site shows: how much of everything there is.
package struct AboutPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var recipes: Int
  @Input package var favourites: Int
  @Input package var archived: Int
  @Input package var categories: Int
  @Input package var tags: Int
  @Input package var ingredients: Int
  @Input package var authors: Int
  @Input package var sources: Int
  @Input package var languages: Int
  package let fingerprint: Fingerprint

  package init(_ site: Site, _ shared: SharedInputs) {
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
package struct FreePageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var page: FreePage
  package let fingerprint: Fingerprint

  package init(_ page: FreePage, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _page = ledger.note(page, as: page.fingerprint)
    fingerprint = ledger.finish()
  }
}

/// What the search page shows, which holds no recipe itself.
package struct SearchPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var recipeCount: Int
  package let fingerprint: Fingerprint

  package init(_ site: Site, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _recipeCount = ledger.note(site.listed.count)
    fingerprint = ledger.finish()
  }
}

/// What a page shows that has nothing but what all pages have.
package struct PlainPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  package let fingerprint: Fingerprint

  package init(_ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    fingerprint = ledger.finish()
  }
}
