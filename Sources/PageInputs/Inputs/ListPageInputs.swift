package import Fingerprints
package import SitePlanning

/// What a page of cards shows.
package struct ListPageInputs: FileInputs {
  /// What the recipes of a list have in common; names are as written most often.
  package enum Subject: Sendable, Hashable {
    case all, favourites, archived, recent
    case entry(IndexKind, name: String)
  }

  @Input package var chrome: Shared<SiteChrome>
  @Input package var subject: Subject
  @Input package var recipeCount: Int
  @Input package var number: Int
  @Input package var pageCount: Int
  /// The first and last page of the list, and those around this one.
  @Input package var pages: [ListPageLink]
  @Input package var cards: [Shared<CardInputs>]
  @Input package var chips: ListChips?
  /// The newest week that is planned, on the home page.
  @Input package var week: Shared<WeekInputs>?
  package let fingerprint: Fingerprint

  package init(
    _ list: ListKind, page number: Int, of site: Site, _ shared: SharedInputs, cards: [Shared<CardInputs>],
    week: Shared<WeekInputs>?
  ) {
    let subject = Subject(list, in: site, shared.ingredients)
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _subject = ledger.note(subject)
    _recipeCount = ledger.note(site.recipes(of: list).count)
    _number = ledger.note(number)
    _pageCount = ledger.note(site.pageCount(of: list))
    _pages = ledger.note(ListPageLink.around(number, of: list, in: site))
    _cards = ledger.note(site.recipes(onPage: number, of: list).map { cards[$0] })
    _chips = ledger.note(subject.hasChips ? ListChips(site, shared) : nil)
    _week = ledger.note(list == .all && number == 1 ? week : nil)
    fingerprint = ledger.finish()
  }
}

extension ListPageInputs.Subject: Fingerprintable {
  init(_ list: ListKind, in site: Site, _ ingredients: TranslatedIngredients) {
    switch list {
    case .all: self = .all
    case .favourites: self = .favourites
    case .archived: self = .archived
    case .recent: self = .recent
    case .tag(let index): self = .entry(.tags, name: site.tags[index].name)
    case .category(let index): self = .entry(.categories, name: site.categories[index].name)
    case .author(let index): self = .entry(.authors, name: site.authors[index].name)
    case .source(let index): self = .entry(.sources, name: site.sources[index].name)
    case .ingredient(let index): self = .entry(.ingredients, name: ingredients[site.ingredients[index].name])
    }
  }

  /// All, the favourites and the categories lead to each other.
  var hasChips: Bool {
    switch self {
    case .all, .favourites, .entry(.categories, _): true
    case .archived, .recent, .entry: false
    }
  }

  package func combine(into builder: inout FingerprintBuilder) {
    switch self {
    case .all: builder.combine("all")
    case .favourites: builder.combine("favourites")
    case .archived: builder.combine("archived")
    case .recent: builder.combine("recent")
    case .entry(let kind, let name):
      builder.combine(kind.stem)
      builder.combine(name)
    }
  }
}

/// A page of a list, by its number from 1.
package struct ListPageLink: Sendable, Fingerprintable {
  package let number: Int
  package let path: String

  /// The first page, the last one, and two to either side of a page, in order.
  package static func around(_ number: Int, of list: ListKind, in site: Site) -> [ListPageLink] {
    let count = site.pageCount(of: list)
    let near = (number - 2...number + 2).filter((1...count).contains)
    return Set([1, count] + near).sorted().map { ListPageLink(number: $0, path: site.path(ofPage: $0, of: list)) }
  }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(number)
    builder.combine(path)
  }
}

/// The lists that the home page, the favourites and the categories lead to, with how many recipes each has.
package struct ListChips: Sendable, Fingerprintable {
  package let all: Int
  package let favourites: Int
  package let categories: [IndexEntry]

  init(_ site: Site, _ shared: SharedInputs) {
    all = site.listed.count
    favourites = site.favourites.count
    categories = site.categories.map { IndexEntry($0, in: .categories, of: site, shared.ingredients) }
  }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(all)
    builder.combine(favourites)
    categories.combine(into: &builder)
  }
}

/// An entry of an index: its name, the page it leads to, and how many recipes it has.
package struct IndexEntry: Sendable, Fingerprintable {
  package let name: String
  package let page: String
  package let count: Int

  init(_ taxon: Taxon, in kind: IndexKind, of site: Site, _ ingredients: TranslatedIngredients) {
    name = kind == .ingredients ? ingredients[taxon.name] : taxon.name
    page = Site.hasPage(taxon, in: kind) ? taxon.page : site.recipes[taxon.recipes[0]].page
    count = taxon.recipes.count
  }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(name)
    builder.combine(page)
    builder.combine(count)
  }
}
