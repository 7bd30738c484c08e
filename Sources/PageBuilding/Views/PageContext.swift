internal import Cookbook
package import Mustache
package import PageInputs
internal import RecipeMarkdown
package import SitePlanning
package import Themes

/// What the views of one page are made with beside their own inputs: what all pages show, and where the page stands.
package struct PageContext {
  package let shared: SharedViews
  private let sharedChrome: Shared<SiteChrome>
  /// Path of the page in its edition.
  package let path: String
  /// Relative ways; in the 404 page, which is shown at any address, from the path of the base URL.
  package let ways: SiteWays
  /// Where links lead in a book; `nil` for everything else.
  package let book: BookLinks?
  /// Whether it is set on paper by WeasyPrint.
  let isPaper: Bool

  /// - Parameter path: of the page in the site.
  package init(_ shared: SharedViews, chrome: Shared<SiteChrome>, path: String) {
    self.shared = shared
    sharedChrome = chrome
    let edition = chrome.inputs.edition
    self.path = String(path.dropFirst(edition.folder.count))
    book = nil
    isPaper = false
    ways =
      path == "404.html"
      ? SiteWays(base: Self.basePath(of: chrome.inputs.baseURL), of: edition) : SiteWays(from: self.path, of: edition)
  }

  /// For paper, which has no place in the site: addresses are absolute where there is a base URL.
  package init(printing path: String, of shared: SharedViews, in book: BookLinks? = nil) {
    self.shared = shared
    self.path = path
    self.book = book
    isPaper = book?.syntax != .xml
    sharedChrome = shared.chrome
    ways = SiteWays(base: shared.chrome.inputs.baseURL ?? "", of: shared.chrome.inputs.edition)
  }

  package var chrome: SiteChrome { sharedChrome.inputs }
  package var theme: Theme { shared.theme }
  package var text: InterfaceText { chrome.text }

  /// The address of a page as seen from this one, or of data that has one in each edition.
  package func url(_ path: String) -> String { ways.page(path) }

  /// The address of a file that all editions have in common.
  package func file(_ path: String) -> String { ways.file(path) }

  /// The absolute address of a page; `nil` without a base URL. The home page is where its edition begins.
  package func absolute(_ path: String) -> String? { absolute(path, in: chrome.edition) }

  private func absolute(_ path: String, in edition: Edition) -> String? {
    chrome.baseURL.map { SiteWays(base: $0, of: edition).page(path == "index.html" ? "" : path) }
  }

  /// The absolute address of a file that all editions have in common; `nil` without a base URL.
  package func absoluteFile(_ path: String) -> String? {
    chrome.baseURL.map { SiteWays(base: $0, of: chrome.edition).file(path) }
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
      languages: languages(page), text: theme.textRecord)
  }

  private func view(of page: Page) -> PageView {
    let chrome = chrome
    let isHome = path == "index.html"
    let canonical = page.kind == "not-found" ? nil : absolute(path)
    let hasBase = chrome.baseURL != nil
    return PageView(
      kind: page.kind, title: isHome ? chrome.title : "\(page.heading) · \(chrome.title)",
      heading: page.heading, description: page.description, canonical: canonical,
      root: ways.root, edition: ways.edition, folder: chrome.edition.isOwn ? nil : chrome.edition.language,
      home: url("index.html"), image: page.image, openGraphType: page.isArticle ? "article" : "website",
      jsonLd: page.jsonLD.map { HTML(trusted: $0) }, stylesheet: file("assets/style.css"),
      manifest: url("manifest.webmanifest"), icon: file("assets/icon.svg"), atom: hasBase ? file("feed.xml") : nil,
      jsonFeed: hasBase ? file("feed.json") : nil, search: hasBase ? file("opensearch.xml") : nil,
      searchUrl: url("search.html"), plansUrl: chrome.hasPlans ? url(SiteWeek.list) : nil,
      searchHint: page.searchHint ?? text[.searchAllRecipes],
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

  /// The same page in all languages of the interface; none where there is one language, or one such page.
  private func languages(_ page: Page) -> [LanguageView] {
    guard chrome.editions.count > 1, page.kind != "not-found", book == nil else { return [] }
    return chrome.editions.map { edition in
      let ways = SiteWays(base: ways.root, of: edition)
      return LanguageView(
        name: edition.name, language: edition.language, url: ways.page(path), absolute: absolute(path, in: edition),
        isCurrent: edition.language == chrome.language, isOwn: edition.isOwn)
    }
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
    let alt = picture.isDrawn ? text.text(.drawnCoverAlt, ["title": title]) : picture.text ?? title
    guard let book else { return PictureView(of: picture, alt: alt, address: file) }
    return book.place(of: picture.path).map { PictureView(original: picture, alt: alt, address: $0) }
  }

  package func cards(_ cards: [Shared<CardInputs>]) -> [PreparedView<CardView>] {
    cards.map { card in
      shared.card(card, ways) ?? PreparedView(CardBuilder(chrome: chrome, ways: ways).view(of: card.inputs))
    }
  }
}
