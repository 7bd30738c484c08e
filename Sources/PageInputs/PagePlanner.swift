internal import Cookbook
internal import Fingerprints
internal import SearchIndexing
package import SitePlanning
package import Themes

/// Lists every file of a site, and makes what each is made from.
package struct PagePlanner {
  private let site: Site
  private let shared: SharedInputs
  private let cards: [Shared<CardInputs>]
  private let theme: Theme
  private let planned: [PlannedWeek]
  private let weeks: [Shared<WeekInputs>]
  private let inputs: PagePlan.Inputs
  private let files = FileList()

  /// The files as they are found. A class, so that what a file is made from is only made where the file is wanted.
  private final class FileList {
    var pages: [SitePage] = []
    /// The path of the only file that is wanted; `nil` when all are.
    var wanted: String?

    func wants(_ path: String) -> Bool { wanted == nil || wanted == path }
    func wantsSome(below stem: String) -> Bool { wanted?.hasPrefix(stem) ?? true }
  }

  package init(
    _ site: Site, shared: SharedInputs, cards: [Shared<CardInputs>], theme: Theme, weeks: [PlannedWeek],
    inputs: PagePlan.Inputs
  ) {
    self.site = site
    self.shared = shared
    self.cards = cards
    self.theme = theme
    self.inputs = inputs
    planned = weeks
    self.weeks = weeks.map { Shared(WeekInputs($0, of: site)) }
  }

  /// Every file, sorted by path.
  package func plan() -> [SitePage] {
    files.pages.reserveCapacity(site.recipes.count * 6 + 512)
    addRecipes()
    addLists()
    addSinglePages()
    addWeeks()
    addSearch()
    addFeeds()
    addFiles()
    addSitemap()
    addTools()
    addWorker()
    files.pages.sort { $0.path < $1.path }
    return files.pages
  }

  /// The file of a path, without making what others are made from; only sitemaps and the worker need all of them.
  package func page(at path: String) -> SitePage? {
    guard path != "worker.js", !path.hasPrefix("sitemap") else { return plan().first { $0.path == path } }
    files.wanted = path
    for look in [
      addFiles, addSinglePages, addTools, addRecipes, addLists, addSearch, addFeeds, addWeeks,
    ]
    where files.pages.isEmpty {
      look()
    }
    return files.pages.first
  }

  private func add(_ path: String, _ content: @autoclosure () -> FileContent) {
    guard files.wants(path) else { return }
    files.pages.append(SitePage(path, content(), theme: theme, program: inputs.program))
  }

  // MARK: Recipes

  private func addRecipes() {
    let made = RecipeFiles(site, shared: shared, cards: cards, theme: theme, inputs: inputs)
    for (index, recipe) in site.recipes.enumerated() where files.wantsSome(below: recipe.stem) {
      for kind in made.kinds(of: recipe) {
        let path = made.path(kind, of: recipe)
        guard files.wants(path) else { continue }
        files.pages.append(SitePage(path, kind, of: index, in: made, theme: theme, program: inputs.program))
      }
    }
    add("recipes.json", .catalogue(CatalogueInputs(site)))
  }

  // MARK: Lists

  private func addLists() {
    var lists: [ListKind] = [.all, .favourites, .archived, .recent]
    lists += site.tags.indices.map(ListKind.tag) + site.categories.indices.map(ListKind.category)
    lists += site.authors.indices.map(ListKind.author) + site.sources.indices.map(ListKind.source)
    lists += site.ingredients.indices.filter { Site.hasPage(site.ingredients[$0], in: .ingredients) }
      .map(ListKind.ingredient)
    for list in lists {
      for number in 1...site.pageCount(of: list) {
        let path = site.path(ofPage: number, of: list)
        guard files.wants(path) else { continue }
        let page = SitePage(list: path, theme: theme, program: inputs.program) {
          [site, shared, cards, week = weeks.last] in
          .list(ListPageInputs(list, page: number, of: site, shared, cards: cards, week: week))
        }
        files.pages.append(page)
      }
    }
  }

  private func addSinglePages() {
    for kind in IndexKind.allCases { add(kind.page, .index(IndexPageInputs(kind, of: site, shared))) }
    add("about.html", .about(AboutPageInputs(site, shared)))
    add("404.html", .notFound(PlainPageInputs(shared)))
    for page in inputs.pages { add(page.page, .page(FreePageInputs(page, shared))) }
  }

  // MARK: Plans

  private func addWeeks() {
    guard !weeks.isEmpty else { return }
    for (index, week) in weeks.enumerated() {
      let list = planned[index].list
      add(SiteWeek.page(of: week.inputs.week), .week(WeekPageInputs(index, of: weeks, list: list, shared)))
      let files = WeekFileInputs(index, of: weeks, list: list, shared)
      add(SiteWeek.json(of: week.inputs.week), .weekJSON(files))
      add(SiteWeek.script(of: week.inputs.week), .planScript(week))
      add(SiteWeek.shoppingList(of: week.inputs.week), .weekList(files))
    }
    add(SiteWeek.list, .plans(PlansPageInputs(weeks, shared)))
  }

  // MARK: Search, feeds, files

  private func addSearch() {
    if files.wantsSome(below: "search/") {
      let all = Shared(SearchInputs(site, theme: theme))
      let count = all.inputs.recipes.count
      for number in 0..<SearchPieceInputs.count(recipes: count) {
        add("search/\(number).js", .searchPiece(SearchPieceInputs(number, of: all)))
      }
      if count > SearchLayout.singleFileLimit {
        for name in SearchLayout(recipes: count).names {
          add("search/\(name).js", .searchShard(SearchShardInputs(name, of: all)))
        }
      }
    }
    add("search.html", .search(SearchPageInputs(site, shared)))
  }

  // MARK: Tools

  private func addTools() {
    for tool in ToolPage.allCases { add(tool.page, .tool(ToolPageInputs(tool, of: site, shared))) }
    add("data/text.js", .textScript(TextScriptInputs(theme)))
    add("data/plans.js", .plansScript(WeekNamesInputs(weeks)))
    add("data/kitchen.js", .kitchenScript(KitchenScriptInputs(site, inputs)))
    let starts = stride(from: 0, to: max(site.recipes.count, 1), by: CookPieceInputs.size)
    for (number, start) in starts.enumerated() {
      let range = start..<min(start + CookPieceInputs.size, site.recipes.count)
      add("data/cook-\(number).js", .cookPiece(CookPieceInputs(range, of: site, cooking: inputs.cooking)))
    }
    let count = starts.underestimatedCount
    add("data/cook.js", .cookScript(CookScriptInputs(site, pieceCount: count, cooking: inputs.cooking)))
  }

  private func addWorker() {
    let others = files.pages.sorted { $0.path < $1.path }
    let worker = WorkerInputs(others, of: site, theme: theme, shared, weeks: weeks, inputs)
    add("worker.js", .worker(worker))
  }

  private static let feeds: Set<String> = ["feed.xml", "feed.json", "opensearch.xml"]

  private func addFeeds() {
    let file = SiteFileInputs(site.configuration)
    add("robots.txt", .robots(RobotsInputs(baseURL: site.configuration.baseURL)))
    add("manifest.webmanifest", .manifest(ManifestInputs(site.configuration, theme: theme)))
    guard let base = site.configuration.baseURL, files.wanted.map(Self.feeds.contains) ?? true else { return }
    let items = FeedItem.all(of: site, week: planned.last?.report, text: theme.text)
    let feed = FeedInputs(items, of: site.configuration, baseURL: base)
    add("feed.xml", .atom(feed))
    add("feed.json", .jsonFeed(feed))
    add("opensearch.xml", .openSearch(file))
  }

  private func addFiles() {
    for file in theme.publishedFiles { add(file.name, .themeFile(CopyInputs(file.name, content: file.fingerprint))) }
    addResizedPictures()
    add("assets/style.css", .stylesheet(CopyInputs("", content: theme.stylesheetFingerprint)))
    guard files.wantsSome(below: PictureFile.site("")) else { return }
    let shownByPages = inputs.pages.flatMap { $0.targets.values.filter(PictureFile.isInSite).map(PictureFile.content) }
    for path in Set(site.publishedContentFiles + shownByPages).sorted() {
      let content = inputs.contentFiles[path] ?? .unknown
      add(PictureFile.site(path), .contentFile(CopyInputs(path, content: content)))
    }
  }

  /// Two recipes may show one picture.
  private func addResizedPictures() {
    guard files.wantsSome(below: "pictures/") else { return }
    var stems: Set<String> = []
    for set in site.recipes.compactMap(\.pictureSet) where stems.insert(set.stem).inserted {
      for file in ResizedPictureInputs.all(of: set) { add(file.path, .resizedPicture(file.inputs)) }
    }
  }

  /// Sitemaps protocol: at most 50,000 addresses a file; more take an index of several.
  private static let sitemapLimit = 50_000

  private func addSitemap() {
    guard let base = site.configuration.baseURL else { return }
    let entries = files.pages.filter(\.isListed).map { SitemapInputs.Entry(path: $0.path, date: $0.recipeDate) }
      .sorted { $0.path < $1.path }
    let starts = stride(from: 0, to: max(entries.count, 1), by: Self.sitemapLimit)
    let parts = starts.map { Array(entries[$0..<min($0 + Self.sitemapLimit, entries.count)]) }
    for (number, part) in parts.enumerated() {
      let path = parts.count == 1 ? "sitemap.xml" : "sitemap-\(number + 1).xml"
      add(path, .sitemap(SitemapInputs(part, baseURL: base)))
    }
    if parts.count > 1 {
      add("sitemap.xml", .sitemapIndex(SitemapIndexInputs(partCount: parts.count, baseURL: base)))
    }
  }
}
