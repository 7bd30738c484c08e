internal import Cookbook
package import Mustache
package import PageInputs
package import SitePlanning
package import Themes

/// What the views of one page are made with beside their own inputs: what all pages show, and where the page stands.
package struct PageContext {
  package let shared: SharedViews
  private let sharedChrome: Shared<SiteChrome>
  /// Path of the page.
  package let path: String
  /// Relative way to the site's root; in the 404 page, which is shown at any address, the path of the base URL.
  package let root: String
  /// Where links lead in a book; `nil` for everything else.
  package let book: BookLinks?

  package init(_ shared: SharedViews, chrome: Shared<SiteChrome>, path: String) {
    self.shared = shared
    sharedChrome = chrome
    self.path = path
    book = nil
    root = path == "404.html" ? Self.basePath(of: chrome.inputs.baseURL) : PageURL.root(from: path)
  }

  /// For paper, which has no place in the site: addresses are absolute where there is a base URL.
  package init(printing path: String, of shared: SharedViews, in book: BookLinks? = nil) {
    self.shared = shared
    self.path = path
    self.book = book
    sharedChrome = shared.chrome
    root = shared.chrome.inputs.baseURL ?? ""
  }

  package var chrome: SiteChrome { sharedChrome.inputs }
  package var theme: Theme { shared.theme }
  package var text: InterfaceText { chrome.text }

  /// The address of a path of the site as seen from this page.
  package func url(_ path: String) -> String { root + PageURL.encoded(path) }

  /// The absolute address of a path; `nil` without a base URL. The home page is the base itself.
  package func absolute(_ path: String) -> String? {
    chrome.baseURL.map { $0 + (path == "index.html" ? "" : PageURL.encoded(path)) }
  }

  private static func basePath(of baseURL: String?) -> String {
    guard let rest = baseURL?.drop(while: { $0 != "/" }).dropFirst(2), let slash = rest.firstIndex(of: "/")
    else { return "/" }
    return String(rest[slash...])
  }

  // MARK: The fields of every page

  /// What a page says about itself.
  package struct Page {
    package var kind: String
    package var heading: String
    package var description: String?
    package var image: String?
    package var isArticle: Bool
    package var jsonLD: [UInt8]?
    package var isIndexed: Bool
    package var previous: String?
    package var next: String?
    /// What the search field says while it is empty; without it the hint that suits any page.
    package var searchHint: String?
    /// The path of the navigation entry the page belongs to.
    package var section: String?

    package init(
      kind: String, heading: String, description: String? = nil, image: String? = nil, isArticle: Bool = false,
      jsonLD: [UInt8]? = nil, isIndexed: Bool = true, previous: String? = nil, next: String? = nil,
      searchHint: String? = nil, section: String? = nil
    ) {
      self.kind = kind
      self.heading = heading
      self.description = description
      self.image = image
      self.isArticle = isArticle
      self.jsonLD = jsonLD
      self.isIndexed = isIndexed
      self.previous = previous
      self.next = next
      self.searchHint = searchHint
      self.section = section
    }
  }

  /// The fields that the views of all pages start with.
  package func base(_ page: Page) -> PageBaseView {
    PageBaseView(
      site: shared.siteView, page: view(of: page), navigation: navigation(page), footer: footer(page),
      text: theme.textRecord)
  }

  private func view(of page: Page) -> PageView {
    let chrome = chrome
    let isHome = path == "index.html"
    let canonical = page.kind == "not-found" ? nil : absolute(path)
    let hasBase = chrome.baseURL != nil
    return PageView(
      kind: page.kind, title: isHome ? chrome.title : "\(page.heading) · \(chrome.title)",
      heading: page.heading, description: page.description, canonical: canonical, root: root,
      home: url("index.html"), image: page.image, openGraphType: page.isArticle ? "article" : "website",
      jsonLd: page.jsonLD.map { HTML(trusted: $0) }, stylesheet: url("assets/style.css"),
      manifest: url("manifest.webmanifest"), icon: url("assets/icon.svg"), atom: hasBase ? url("feed.xml") : nil,
      jsonFeed: hasBase ? url("feed.json") : nil, search: hasBase ? url("opensearch.xml") : nil,
      searchUrl: url("search.html"), searchHint: page.searchHint ?? text[.searchAllRecipes],
      searchShards: chrome.isLarge, indexed: page.isIndexed,
      previous: page.previous.map(url), next: page.next.map(url))
  }

  private func navigation(_ page: Page) -> [NavigationItemView] {
    let entries: [(RequiredText, String)] = [
      (.recipes, "index.html"), (.categories, IndexKind.categories.page), (.tags, IndexKind.tags.page),
      (.ingredientIndex, IndexKind.ingredients.page),
    ]
    let plans = chrome.hasPlans ? [(RequiredText.plans, SiteWeek.list)] : []
    return (entries + plans).map { item(text[$0], to: $1, page) }
  }

  private func footer(_ page: Page) -> [NavigationItemView] {
    var entries: [(RequiredText, String)] = [(.favourites, "favourites.html"), (.recentlyChanged, "recent.html")]
    if chrome.hasAuthors { entries.append((.authors, IndexKind.authors.page)) }
    if chrome.hasSources { entries.append((.sources, IndexKind.sources.page)) }
    entries += [(.archived, "archived.html"), (.about, "about.html")]
    return entries.map { item(text[$0], to: $1, page) }
      + chrome.pages.map { item($0.name, to: $0.page ?? "", page) }
  }

  private func item(_ label: String, to target: String, _ page: Page) -> NavigationItemView {
    NavigationItemView(label: label, url: url(target), isCurrent: target == path || target == page.section)
  }

  // MARK: Parts used by several views

  package func link(
    _ label: String, to target: String?, count: Int? = nil, isCurrent: Bool = false, language: String? = nil
  ) -> LinkView {
    LinkView(
      label: label, url: target.flatMap { address(of: $0) }, count: count.map(text.number), isCurrent: isCurrent,
      language: language)
  }

  /// The name of a category in the language of the interface.
  package func name(ofCategory name: String) -> String { text.name(ofCategory: name) }

  /// The picture of a recipe's own page; `nil` in a book that does not hold it.
  package func picture(of recipe: SiteRecipe) -> PictureView? {
    let (title, picture) = (recipe.summary.title, PictureInputs(recipe))
    let alt = picture.isDrawn ? text.text(.drawnCoverAlt, ["title": title]) : title
    guard let book else { return PictureView(of: picture, alt: alt, address: url) }
    return book.place(of: picture.path).map { PictureView(original: picture, alt: alt, address: $0) }
  }

  package func cards(_ cards: [Shared<CardInputs>]) -> [PreparedView<CardView>] {
    cards.map { card in
      shared.card(card, root: root) ?? PreparedView(CardBuilder(chrome: chrome, root: root).view(of: card.inputs))
    }
  }
}
