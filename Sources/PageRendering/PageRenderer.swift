public import Cookbook
internal import CookbookReading
public import Mustache
public import Nutrition
public import ShoppingLists
public import SitePlanning

/// Renders any file of a site. Rendering is a pure function of the site, the theme and the recipe's own text.
public struct PageRenderer: Sendable {
  /// What a recipe's own files need that its summary does not hold.
  public struct Contents: Sendable {
    public let entry: RecipeEntry
    /// The bytes of the source file.
    public let source: [UInt8]

    public init(entry: RecipeEntry, source: [UInt8]) {
      self.entry = entry
      self.source = source
    }
  }

  public enum Failure: Error {
    case template(RenderError)
    /// The recipe or file could not be read again.
    case unreadable
    /// A picture is damaged, or not what its name says.
    case damagedPicture
    /// A photo is too large for a card, in MB.
    case largePicture(megabytes: Int)
  }

  public typealias ContentsOfRecipe = @Sendable (Int) throws(Failure) -> Contents
  /// The shopping list of a week, by its position in `Site.weeks`.
  public typealias ListOfWeek = @Sendable (Int) throws(Failure) -> ShoppingList
  public typealias ContentFile = @Sendable (String) throws(Failure) -> [UInt8]

  let shared: SharedViews
  let contents: ContentsOfRecipe
  let contentFile: ContentFile
  public let shoppingList: ListOfWeek
  private let analyst: KitchenAnalyst

  /// - Parameters:
  ///   - generator: name and version of the program, as pages show it.
  ///   - analyst: who read the recipes, and remembers their ingredients; `nil` for one who begins anew.
  ///   - weeks: the reports of the site's weeks, in their order.
  ///   - shoppingList: the list of each of them, made when a page of the week is.
  ///   - manyPages: whether so many pages will be rendered that preparing what they share pays.
  public init(
    site: Site, theme: Theme, generator: String, analyst: KitchenAnalyst? = nil, weeks: [WeekReport] = [],
    manyPages: Bool = false,
    contents: @escaping ContentsOfRecipe,
    contentFile: @escaping ContentFile,
    shoppingList: @escaping ListOfWeek = { _ in ShoppingList(items: [], covered: []) }
  ) {
    shared = SharedViews(
      site: site, theme: theme, generator: generator, weeks: weeks, preparesCards: manyPages)
    self.contents = contents
    self.contentFile = contentFile
    self.shoppingList = shoppingList
    self.analyst = analyst ?? KitchenAnalyst(foods: site.foods, language: site.configuration.language)
  }

  var site: Site { shared.site }
  var theme: Theme { shared.theme }

  /// Looks up the ingredients of this site. A thread that renders many pages keeps one, so that it looks up each once.
  public func makeAnalyst() -> KitchenAnalyst { analyst }

  public func render(
    _ page: SitePage, into buffer: inout ByteBuffer, analyst: inout KitchenAnalyst
  ) throws(Failure) {
    if let (template, view) = try pageView(of: page, &analyst) {
      try render(template, view, into: &buffer)
    } else {
      buffer.append(try data(of: page, &analyst))
    }
  }

  /// The view a page's template gets; `nil` for files that are made without a template.
  public func view(of page: SitePage, analyst: inout KitchenAnalyst) throws(Failure) -> Value? {
    try pageView(of: page, &analyst)?.view.templateValue
  }

  func render(_ template: PageTemplate, _ view: any View, into buffer: inout ByteBuffer) throws(Failure) {
    do throws(RenderError) {
      try theme.templates.render(template.rawValue, view.templateValue, into: &buffer)
    } catch {
      throw .template(error)
    }
  }

  func pageView(
    of page: SitePage, _ analyst: inout KitchenAnalyst
  ) throws(Failure) -> (template: PageTemplate, view: any View)? {
    let context = PageContext(shared, path: page.path)
    switch page.kind {
    case .recipe(let index):
      let entry = try contents(index).entry
      return (.recipe, RecipeViewBuilder(index, entry: entry, lines: analyst.lines(of: entry), context: context).page())
    case .list(let list, let number, let count):
      let builder = ListPageBuilder(context: context, list: list, number: number, pageCount: count)
      return (list == .all ? .home : .list, builder.view())
    case .index(let kind): return (.index, IndexPageBuilder(context: context, kind: kind).view())
    case .about: return (.about, SinglePageBuilder(context: context).about())
    case .search: return (.search, SearchPageBuilder(context: context).view())
    case .week(let index):
      return (.week, WeekPageBuilder(context: context, index: index, list: try shoppingList(index)).view())
    case .plans: return (.plans, PlansPageBuilder(context: context).view())
    case .notFound: return (.notFound, SinglePageBuilder(context: context).notFound())
    default: return nil
    }
  }

  private func data(of page: SitePage, _ analyst: inout KitchenAnalyst) throws(Failure) -> [UInt8] {
    switch page.kind {
    case .recipeSource(let index): try contents(index).source
    case .recipeJSON(let index): try recipeFile(index, &analyst)
    case .cover(let index): Cover.svg(of: site.recipes[index], foods: site.foods)
    case .weekJSON(let index): try week(index, page).json()
    case .weekList(let index): try week(index, page).listText()
    case .recipesJSON: RecipeCatalogue.bytes(site)
    case .searchList(let chunks): SearchIndex.list(site, chunks: chunks)
    case .searchChunk(let number): SearchIndex.chunk(site, number: number, text: theme.text)
    case .themeFile(let name): theme.files[name] ?? []
    case .stylesheet: theme.stylesheet
    case .contentFile(let path): try contentFile(path)
    case .robots: SiteFiles.robots(baseURL: site.configuration.baseURL)
    case .manifest: SiteFiles.manifest(site)
    default: site.configuration.baseURL.map { published(page, baseURL: $0) } ?? []
    }
  }

  private func week(_ index: Int, _ page: SitePage) throws(Failure) -> WeekPageBuilder {
    WeekPageBuilder(context: PageContext(shared, path: page.path), index: index, list: try shoppingList(index))
  }

  private func recipeFile(_ index: Int, _ analyst: inout KitchenAnalyst) throws(Failure) -> [UInt8] {
    let entry = try contents(index).entry
    return RecipeFile.bytes(entry, of: site.recipes[index], lines: analyst.lines(of: entry))
  }

  private var feedItems: [FeedItem] { FeedItem.all(of: site, week: shared.weeks.last, text: theme.text) }

  /// Files that exist only with a base URL.
  private func published(_ page: SitePage, baseURL: String) -> [UInt8] {
    switch page.kind {
    case .atom: Feeds.atom(feedItems, of: site.configuration, baseURL: baseURL)
    case .jsonFeed: Feeds.json(feedItems, of: site.configuration, baseURL: baseURL)
    case .openSearch: SiteFiles.openSearch(site, baseURL: baseURL)
    case .sitemap(let part): SiteFiles.sitemap(site.sitemapParts(pages: site.pages)[part], of: site, baseURL: baseURL)
    case .sitemapIndex(let parts): SiteFiles.sitemapIndex(parts: parts, baseURL: baseURL)
    default: []
    }
  }
}
