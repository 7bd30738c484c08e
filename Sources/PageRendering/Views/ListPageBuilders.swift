internal import Mustache
internal import SitePlanning
internal import SourceText

/// Builds the views of pages of cards.
struct ListPageBuilder {
  let context: PageContext
  let list: ListKind
  let number: Int
  let pageCount: Int

  private var site: Site { context.site }
  private var text: InterfaceText { context.text }

  func view() -> ListPageView {
    let page = PageContext.Page(
      kind: list == .all ? "home" : "list", heading: heading, description: description,
      jsonLD: isFirstOfAll ? SiteStructuredData(context: context).bytes : nil,
      isIndexed: list != .archived, previous: number > 1 ? site.path(ofPage: number - 1, of: list) : nil,
      next: number < pageCount ? site.path(ofPage: number + 1, of: list) : nil,
      searchHint: list == .all ? text.counted(.searchHint, site.listed.count) : nil, section: section)
    return ListPageView(base: context.base(page), list: listView)
  }

  private var isFirstOfAll: Bool { list == .all && number == 1 }

  private var listView: ListView {
    ListView(
      kind: kind, intro: list == .all ? site.configuration.description : nil,
      count: text.counted(.recipeCount, site.recipes(of: list).count),
      cards: context.cards(site.recipes(onPage: number, of: list)), chips: chips, pages: pages, position: position,
      week: week)
  }

  /// The newest plan is the one that is eaten by.
  private var week: WeekLinkView? {
    guard isFirstOfAll, let newest = context.shared.weeks.last else { return nil }
    return WeekLinkBuilder(context: context).view(newest)
  }

  private var kind: String {
    switch list {
    case .all: "all"
    case .tag: "tag"
    case .category: "category"
    case .author: "author"
    case .source: "source"
    case .ingredient: "ingredient"
    case .favourites: "favourites"
    case .archived: "archived"
    case .recent: "recent"
    }
  }

  private var heading: String {
    switch list {
    case .all: site.configuration.title
    case .tag(let index): text.text(.recipesTagged, ["name": site.tags[index].name])
    case .category(let index):
      text.text(.recipesIn, ["name": context.name(ofCategory: site.categories[index].name)])
    case .author(let index): text.text(.recipesBy, ["name": site.authors[index].name])
    case .source(let index): text.text(.recipesFrom, ["name": site.sources[index].name])
    case .ingredient(let index): text.text(.recipesWith, ["name": site.ingredients[index].name])
    case .favourites: text[.favourites]
    case .archived: text[.archived]
    case .recent: text[.recentlyChanged]
    }
  }

  private var description: String? {
    list == .all
      ? site.configuration.description : "\(heading) · \(text.counted(.recipeCount, site.recipes(of: list).count))"
  }

  /// The entry of the navigation that the list belongs to.
  private var section: String? {
    switch list {
    case .all: "index.html"
    case .tag: IndexKind.tags.page
    case .category: IndexKind.categories.page
    case .author: IndexKind.authors.page
    case .source: IndexKind.sources.page
    case .ingredient: IndexKind.ingredients.page
    case .favourites, .archived, .recent: nil
    }
  }

  /// All, the favourites and the categories lead to each other.
  private var chips: [LinkView] {
    switch list {
    case .all, .category, .favourites: break
    case .tag, .author, .source, .ingredient, .archived, .recent: return []
    }
    var chips = [context.link(text[.all], to: "index.html", count: site.listed.count, isCurrent: list == .all)]
    if !site.favourites.isEmpty {
      chips.append(
        context.link(
          text[.favourites], to: "favourites.html", count: site.favourites.count, isCurrent: list == .favourites))
    }
    for (index, category) in site.categories.enumerated() {
      chips.append(
        context.link(
          context.name(ofCategory: category.name), to: category.page, count: category.recipes.count,
          isCurrent: list == .category(index)))
    }
    return chips
  }

  /// Links to the first and last page and those around this one; gaps are left out.
  private var pages: [LinkView] {
    guard pageCount > 1 else { return [] }
    let near = (number - 2)...(number + 2)
    return (1...pageCount).filter { $0 == 1 || $0 == pageCount || near.contains($0) }.map { page in
      context.link(text.number(page), to: site.path(ofPage: page, of: list), isCurrent: page == number)
    }
  }

  private var position: String? {
    guard pageCount > 1 else { return nil }
    return text.text(.pageOf, ["page": text.number(number), "total": text.number(pageCount)])
  }
}

/// Builds the view of an index: entries by first letter.
struct IndexPageBuilder {
  let context: PageContext
  let kind: IndexKind

  private var text: InterfaceText { context.text }

  func view() -> IndexPageView {
    let label: RequiredText =
      switch kind {
      case .tags: .tags
      case .categories: .categories
      case .authors: .authors
      case .sources: .sources
      case .ingredients: .ingredientIndex
      }
    let page = PageContext.Page(
      kind: "index", heading: text[label], description: "\(text[label]) · \(context.site.configuration.title)",
      section: kind.page)
    return IndexPageView(base: context.base(page), kind: kind.stem, intro: nil, groups: groups)
  }

  private var groups: [IndexGroupView] {
    let entries = context.site.taxa(kind).map { taxon in
      (name: kind == .categories ? context.name(ofCategory: taxon.name) : taxon.name, taxon: taxon)
    }
    return IndexLetters.groups(entries, name: \.name).enumerated().map { index, group in
      let links = group.entries.map { link(to: $0.taxon, named: $0.name) }
      return IndexGroupView(letter: group.letter, id: "letter-\(index + 1)", entries: links)
    }
  }

  private func link(to taxon: Taxon, named name: String) -> LinkView {
    let page = Site.hasPage(taxon, in: kind) ? taxon.page : context.site.recipes[taxon.recipes[0]].page
    return context.link(name, to: page, count: taxon.recipes.count)
  }
}

/// Builds the views of pages that there is one of.
struct SinglePageBuilder {
  let context: PageContext

  private var site: Site { context.site }
  private var text: InterfaceText { context.text }

  func about() -> AboutPageView {
    let page = PageContext.Page(
      kind: "about", heading: text[.aboutTitle], description: site.configuration.description, section: "about.html")
    let figures: [(RequiredText, String)] = [
      (.recipes, text.number(site.listed.count)), (.favourites, text.number(site.favourites.count)),
      (.archived, text.number(site.archived.count)), (.categories, text.number(site.categories.count)),
      (.tags, text.number(site.tags.count)), (.ingredientIndex, text.number(site.ingredients.count)),
      (.authors, text.number(site.authors.count)), (.sources, text.number(site.sources.count)),
      (.languages, text.number(site.languages.count)),
      (.version, context.generator),
    ]
    return AboutPageView(
      base: context.base(page), figures: figures.map { FigureView(label: text[$0], value: $1) })
  }

  func notFound() -> NotFoundPageView {
    let page = PageContext.Page(kind: "not-found", heading: text[.notFoundTitle], isIndexed: false)
    return NotFoundPageView(base: context.base(page))
  }
}
