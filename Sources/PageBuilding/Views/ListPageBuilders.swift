internal import Mustache
package import PageInputs
internal import SitePlanning
internal import SourceText
internal import Themes

/// Builds the views of pages of cards.
package struct ListPageBuilder {
  package let context: PageContext
  package let inputs: ListPageInputs

  package init(context: PageContext, inputs: ListPageInputs) {
    self.context = context
    self.inputs = inputs
  }

  private var chrome: SiteChrome { context.chrome }
  private var text: InterfaceText { context.text }
  private var isAll: Bool { inputs.subject == .all }

  package func view() -> ListPageView {
    let page = PageContext.Page(
      kind: isAll ? "home" : "list", heading: heading, description: description,
      jsonLD: isAll && inputs.number == 1 ? SiteStructuredData(context: context).bytes : nil,
      isIndexed: inputs.subject != .archived, previous: path(ofPage: inputs.number - 1),
      next: path(ofPage: inputs.number + 1),
      searchHint: isAll ? text.counted(.searchHint, inputs.recipeCount) : nil, section: section)
    // The favourites of a browser are found there.
    let finds = isAll || inputs.subject == .favourites
    return ListPageView(base: context.base(page), list: listView, search: finds ? SearchView(context: context) : nil)
  }

  private var listView: ListView {
    ListView(
      kind: kind, intro: isAll ? chrome.description : nil, count: count, cards: context.cards(inputs.cards),
      chips: chips, pages: pages, position: position,
      week: inputs.week.map { WeekLinkBuilder(context: context).view($0.inputs) })
  }

  private var count: String { text.counted(.recipeCount, inputs.recipeCount) }

  private var kind: String {
    switch inputs.subject {
    case .all: "all"
    case .favourites: "favourites"
    case .archived: "archived"
    case .recent: "recent"
    case .entry(.tags, _): "tag"
    case .entry(.categories, _): "category"
    case .entry(.authors, _): "author"
    case .entry(.sources, _): "source"
    case .entry(.ingredients, _): "ingredient"
    }
  }

  private var heading: String {
    switch inputs.subject {
    case .all: chrome.title
    case .favourites: text[.favourites]
    case .archived: text[.archived]
    case .recent: text[.recentlyChanged]
    case .entry(.tags, let name): text.text(.recipesTagged, ["name": name])
    case .entry(.categories, let name): text.text(.recipesIn, ["name": context.name(ofCategory: name)])
    case .entry(.authors, let name): text.text(.recipesBy, ["name": name])
    case .entry(.sources, let name): text.text(.recipesFrom, ["name": name])
    case .entry(.ingredients, let name): text.text(.recipesWith, ["name": name])
    }
  }

  private var description: String? { isAll ? chrome.description : "\(heading) · \(count)" }

  /// The entry of the navigation that the list belongs to.
  private var section: String? {
    switch inputs.subject {
    case .all: "index.html"
    case .entry(let kind, _): kind.page
    case .favourites, .archived, .recent: nil
    }
  }

  /// All, the favourites and the categories lead to each other.
  private var chips: [LinkView] {
    guard let chips = inputs.chips else { return [] }
    var links = [context.link(text[.all], to: "index.html", count: chips.all, isCurrent: isAll)]
    if chips.favourites > 0 {
      links.append(
        context.link(
          text[.favourites], to: "favourites.html", count: chips.favourites, isCurrent: inputs.subject == .favourites))
    }
    return links
      + chips.categories.map { category in
        context.link(
          context.name(ofCategory: category.name), to: category.page, count: category.count,
          isCurrent: inputs.subject == .entry(.categories, name: category.name))
      }
  }

  /// Links to the first and last page and those around this one; gaps are left out.
  private var pages: [LinkView] {
    guard inputs.pageCount > 1 else { return [] }
    return inputs.pages.map { page in
      context.link(text.number(page.number), to: page.path, isCurrent: page.number == inputs.number)
    }
  }

  private func path(ofPage number: Int) -> String? { inputs.pages.first { $0.number == number }?.path }

  private var position: String? {
    guard inputs.pageCount > 1 else { return nil }
    return text.text(.pageOf, ["page": text.number(inputs.number), "total": text.number(inputs.pageCount)])
  }
}

/// Builds the view of an index: entries by first letter.
package struct IndexPageBuilder {
  package let context: PageContext
  package let inputs: IndexPageInputs

  package init(context: PageContext, inputs: IndexPageInputs) {
    self.context = context
    self.inputs = inputs
  }

  private var kind: IndexKind { inputs.kind }
  private var text: InterfaceText { context.text }

  package func view() -> IndexPageView {
    let label: RequiredText =
      switch kind {
      case .tags: .tags
      case .categories: .categories
      case .authors: .authors
      case .sources: .sources
      case .ingredients: .ingredientIndex
      }
    let page = PageContext.Page(
      kind: "index", heading: text[label], description: "\(text[label]) · \(context.chrome.title)",
      section: kind.page)
    return IndexPageView(base: context.base(page), kind: kind.stem, intro: nil, groups: groups)
  }

  private var groups: [IndexGroupView] {
    let entries = inputs.entries.map { entry in
      (name: kind == .categories ? context.name(ofCategory: entry.name) : entry.name, entry: entry)
    }
    return IndexLetters.groups(entries, name: \.name).enumerated().map { index, group in
      let links = group.entries.map { context.link($0.name, to: $0.entry.page, count: $0.entry.count) }
      return IndexGroupView(letter: group.letter, id: "letter-\(index + 1)", entries: links)
    }
  }
}

/// Builds the views of pages that there is one of.
package struct SinglePageBuilder {
  package let context: PageContext

  package init(context: PageContext) {
    self.context = context
  }

  private var text: InterfaceText { context.text }

  package func about(_ inputs: AboutPageInputs) -> AboutPageView {
    let page = PageContext.Page(
      kind: "about", heading: text[.aboutTitle], description: context.chrome.description, section: "about.html")
    let figures: [(RequiredText, String)] = [
      (.recipes, text.number(inputs.recipes)), (.favourites, text.number(inputs.favourites)),
      (.archived, text.number(inputs.archived)), (.categories, text.number(inputs.categories)),
      (.tags, text.number(inputs.tags)), (.ingredientIndex, text.number(inputs.ingredients)),
      (.authors, text.number(inputs.authors)), (.sources, text.number(inputs.sources)),
      (.languages, text.number(inputs.languages)), (.version, context.chrome.generator),
    ]
    return AboutPageView(
      base: context.base(page), figures: figures.map { FigureView(label: text[$0], value: $1) })
  }

  package func tool(_ inputs: ToolPageInputs) -> ToolPageView {
    let page = PageContext.Page(
      kind: inputs.tool.rawValue, heading: text[Self.heading(of: inputs.tool)], isIndexed: false)
    return ToolPageView(
      base: context.base(page), archived: inputs.archived.map { text.counted(.recipeCount, $0) })
  }

  private static func heading(of tool: ToolPage) -> RequiredText {
    switch tool {
    case .shopping: .shoppingList
    case .planner: .plannerTitle
    case .pantry: .pantryTitle
    case .settings: .settingsTitle
    case .share: .shareTitle
    case .offline: .offlineTitle
    }
  }

  package func notFound() -> NotFoundPageView {
    let page = PageContext.Page(kind: "not-found", heading: text[.notFoundTitle], isIndexed: false)
    return NotFoundPageView(base: context.base(page))
  }
}
