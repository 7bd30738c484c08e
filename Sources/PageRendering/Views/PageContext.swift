internal import Cookbook
internal import Mustache
internal import SitePlanning

/// What the views of one page are made with beside their own inputs: what all pages show, and where the page stands.
struct PageContext {
  let shared: SharedViews
  private let sharedChrome: Shared<SiteChrome>
  /// Path of the page.
  let path: String
  /// Relative way to the site's root; in the 404 page, which is shown at any address, the path of the base URL.
  let root: String
  /// Where links lead in a book; `nil` for everything else.
  let book: BookLinks?

  init(_ shared: SharedViews, chrome: Shared<SiteChrome>, path: String) {
    self.shared = shared
    sharedChrome = chrome
    self.path = path
    book = nil
    root = path == "404.html" ? Self.basePath(of: chrome.inputs.baseURL) : PageURL.root(from: path)
  }

  /// For paper, which has no place in the site: addresses are absolute where there is a base URL.
  init(printing path: String, of shared: SharedViews, in book: BookLinks? = nil) {
    self.shared = shared
    self.path = path
    self.book = book
    sharedChrome = shared.chrome
    root = shared.chrome.inputs.baseURL ?? ""
  }

  var chrome: SiteChrome { sharedChrome.inputs }
  var theme: Theme { shared.theme }
  var text: InterfaceText { chrome.text }

  /// The address of a path of the site as seen from this page.
  func url(_ path: String) -> String { root + PageURL.encoded(path) }

  /// The absolute address of a path; `nil` without a base URL. The home page is the base itself.
  func absolute(_ path: String) -> String? {
    chrome.baseURL.map { $0 + (path == "index.html" ? "" : PageURL.encoded(path)) }
  }

  private static func basePath(of baseURL: String?) -> String {
    guard let rest = baseURL?.drop(while: { $0 != "/" }).dropFirst(2), let slash = rest.firstIndex(of: "/")
    else { return "/" }
    return String(rest[slash...])
  }

  // MARK: The fields of every page

  /// What a page says about itself.
  struct Page {
    var kind: String
    var heading: String
    var description: String?
    var image: String?
    var isArticle = false
    var jsonLD: [UInt8]?
    var isIndexed = true
    var previous: String?
    var next: String?
    /// What the search field says while it is empty; without it the hint that suits any page.
    var searchHint: String?
    /// The path of the navigation entry the page belongs to.
    var section: String?
  }

  /// The values of the fields that all view types start with.
  func base(_ page: Page) -> [Value] {
    [shared.siteRecord, .record(record(of: page)), .list(navigation(page)), .list(footer(page)), theme.textRecord]
  }

  private func record(of page: Page) -> Record {
    let chrome = chrome
    let isHome = path == "index.html"
    let canonical = page.kind == "not-found" ? nil : absolute(path)
    let hasBase = chrome.baseURL != nil
    return Record(
      ViewTypes.page,
      [
        .text(page.kind), .text(isHome ? chrome.title : "\(page.heading) · \(chrome.title)"),
        .text(page.heading), .text(ifPresent: page.description), .text(ifPresent: canonical), .text(root),
        .text(url("index.html")), .text(ifPresent: page.image), .text(page.isArticle ? "article" : "website"),
        page.jsonLD.map { .html(HTML(trusted: $0)) } ?? .missing, .text(url("assets/style.css")),
        .text(url("manifest.webmanifest")), .text(url("assets/icon.svg")),
        hasBase ? .text(url("feed.xml")) : .missing, hasBase ? .text(url("feed.json")) : .missing,
        hasBase ? .text(url("opensearch.xml")) : .missing, .text(url("search.html")),
        .text(page.searchHint ?? text[.searchAllRecipes]), .bool(page.isIndexed),
        .text(ifPresent: page.previous.map(url)), .text(ifPresent: page.next.map(url)),
      ])
  }

  private func navigation(_ page: Page) -> [Value] {
    let entries: [(RequiredText, String)] = [
      (.recipes, "index.html"), (.categories, IndexKind.categories.page), (.tags, IndexKind.tags.page),
      (.ingredientIndex, IndexKind.ingredients.page),
    ]
    let plans = chrome.hasPlans ? [(RequiredText.plans, SiteWeek.list)] : []
    return (entries + plans).map { item(text[$0], to: $1, page) }
  }

  private func footer(_ page: Page) -> [Value] {
    var entries: [(RequiredText, String)] = [(.favourites, "favourites.html"), (.recentlyChanged, "recent.html")]
    if chrome.hasAuthors { entries.append((.authors, IndexKind.authors.page)) }
    if chrome.hasSources { entries.append((.sources, IndexKind.sources.page)) }
    entries += [(.archived, "archived.html"), (.about, "about.html")]
    return entries.map { item(text[$0], to: $1, page) }
  }

  private func item(_ label: String, to target: String, _ page: Page) -> Value {
    let isCurrent = target == path || target == page.section
    return .record(Record(ViewTypes.navigationItem, [.text(label), .text(url(target)), .bool(isCurrent)]))
  }

  // MARK: Parts used by several views

  func link(
    _ label: String, to target: String?, count: Int? = nil, isCurrent: Bool = false, language: String? = nil
  ) -> Value {
    .record(
      Record(
        ViewTypes.link,
        [
          .text(label), .text(ifPresent: target.flatMap { address(of: $0) }), .text(ifPresent: count.map(text.number)),
          .bool(isCurrent),
          .text(ifPresent: language),
        ]))
  }

  /// The name of a category in the language of the interface.
  func name(ofCategory name: String) -> String { text.name(ofCategory: name) }

  /// The picture of a recipe's own page; missing in a book that does not hold it.
  func picture(of recipe: SiteRecipe) -> Value {
    let (title, picture) = (recipe.summary.title, PictureInputs(recipe))
    let alt = picture.isDrawn ? text.text(.drawnCoverAlt, ["title": title]) : title
    let address = book.map { $0.place(of: picture.path) } ?? url(picture.path)
    return address.map { PictureView.value(of: picture, alt: alt, address: $0) } ?? .missing
  }

  func cards(_ cards: [Shared<CardInputs>]) -> Value {
    .list(cards.map { shared.card($0, root: root) ?? CardView(chrome: chrome, root: root).value(of: $0.inputs) })
  }
}
