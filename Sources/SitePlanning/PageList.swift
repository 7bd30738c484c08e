internal import Cookbook
internal import Fingerprints

/// Lists every file of a site with the fingerprint of what it shows.
struct PageList {
  private let site: Site
  private let surroundings: SitePlanner.Surroundings
  private(set) var pages: [SitePage] = []

  private var appearance: Fingerprint { surroundings.appearance }

  init(_ site: Site, surroundings: SitePlanner.Surroundings) {
    self.site = site
    self.surroundings = surroundings
    pages.reserveCapacity(site.recipes.count * 4 + 256)
    addRecipes()
    addLists()
    addIndexes()
    addWeeks()
    addSearch()
    addFeeds()
    addTools()
    addFiles()
    addWorker()
    pages.sort { $0.path < $1.path }
  }

  private mutating func add(_ path: String, _ kind: SitePage.Kind, _ fingerprint: Fingerprint) {
    pages.append(SitePage(path: path, kind: kind, fingerprint: fingerprint))
  }

  // MARK: Recipes

  private mutating func addRecipes() {
    for (index, recipe) in site.recipes.enumerated() {
      let page = PageFingerprints.recipe(recipe, of: site, appearance: appearance)
      add(recipe.page, .recipe(index), page)
      add(recipe.source, .recipeSource(index), recipe.summary.fingerprint)
      add(recipe.json, .recipeJSON(index), page)
      let script = PageFingerprints.script(index, of: site, appearance: appearance)
      add(recipe.script, .script(.recipe(index)), script)
      if recipe.picture == nil {
        add(recipe.cover, .cover(index), PageFingerprints.cover(recipe, appearance: appearance))
      }
      if site.configuration.cards.pdf {
        let card = PageFingerprints.printedCard(recipe, of: site, surroundings)
        add(recipe.printedCard, .printedCard(index), card)
      }
    }
    let all = PageFingerprints.details(site.recipes.indices, of: site, appearance: appearance)
    add("recipes.json", .recipesJSON, all)
  }

  // MARK: Lists

  private mutating func addLists() {
    add(.all, heading: "")
    for (index, tag) in site.tags.enumerated() { add(.tag(index), heading: tag.name) }
    for (index, category) in site.categories.enumerated() { add(.category(index), heading: category.name) }
    for (index, author) in site.authors.enumerated() { add(.author(index), heading: author.name) }
    for (index, source) in site.sources.enumerated() { add(.source(index), heading: source.name) }
    for (index, ingredient) in site.ingredients.enumerated() where Site.hasPage(ingredient, in: .ingredients) {
      add(.ingredient(index), heading: ingredient.name)
    }
    add(.favourites, heading: "")
    add(.archived, heading: "")
    add(.recent, heading: "")
  }

  private mutating func add(_ list: ListKind, heading: String) {
    let count = site.pageCount(of: list)
    for number in 1...count {
      var builder = FingerprintBuilder()
      builder.combine(appearance)
      builder.combine(heading)
      builder.combine(site.stem(of: list))
      builder.combine(number)
      builder.combine(count)
      builder.combine(site.recipes(of: list).count)
      builder.combine(chips(of: list))
      if list == .all, number == 1, let week = site.weeks.last { builder.combine(week.fingerprint) }
      for recipe in site.recipes(onPage: number, of: list) { builder.combine(site.recipes[recipe].cardFingerprint) }
      add(site.path(ofPage: number, of: list), .list(list, page: number, of: count), builder.finish())
    }
  }

  /// The home page, the categories and the favourites link to each other with counts.
  private func chips(of list: ListKind) -> Fingerprint {
    switch list {
    case .all, .category, .favourites:
      var builder = FingerprintBuilder()
      builder.combine(site.listed.count)
      builder.combine(site.favourites.count)
      builder.combine(PageFingerprints.taxa(site.categories, of: site, appearance: .unknown))
      return builder.finish()
    case .tag, .author, .source, .ingredient, .archived, .recent:
      return .unknown
    }
  }

  private mutating func addIndexes() {
    for kind in IndexKind.allCases {
      add(kind.page, .index(kind), PageFingerprints.taxa(site.taxa(kind), of: site, appearance: appearance))
    }
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    for kind in IndexKind.allCases { builder.combine(site.taxa(kind).count) }
    builder.combine(site.listed.count)
    builder.combine(site.archived.count)
    builder.combine(site.favourites.count)
    builder.combine(list: site.languages)
    add("about.html", .about, builder.finish())
    add("404.html", .notFound, appearance)
  }

  // MARK: Plans

  /// Each page leads to its neighbours and names what they provide.
  private mutating func addWeeks() {
    guard !site.weeks.isEmpty else { return }
    for (index, week) in site.weeks.enumerated() {
      var builder = FingerprintBuilder()
      builder.combine(appearance)
      for neighbour in site.weeks[max(0, index - 1)...min(index + 1, site.weeks.count - 1)] {
        builder.combine(neighbour.week.text)
        builder.combine(neighbour.fingerprint)
      }
      builder.combine(week.shopping)
      let fingerprint = builder.finish()
      add(SiteWeek.page(of: week.week), .week(index), fingerprint)
      add(SiteWeek.json(of: week.week), .weekJSON(index), fingerprint)
      var list = FingerprintBuilder()
      list.combine(appearance)
      list.combine(week.shopping)
      add(SiteWeek.shoppingList(of: week.week), .weekList(index), list.finish())
    }
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    for week in site.weeks { builder.combine(week.fingerprint) }
    add(SiteWeek.list, .plans, builder.finish())
  }

  // MARK: Search, feeds, files

  /// Recipes in one piece of the search index: up to so many a single file is the quickest to load.
  static let searchChunkSize = 2000

  private mutating func addSearch() {
    for (number, chunk) in site.searchChunks.enumerated() {
      var builder = FingerprintBuilder()
      builder.combine(PageFingerprints.details(chunk, of: site, appearance: appearance))
      builder.combine(site.searchChunks.count)
      builder.combine(list: site.languages)
      add(ScriptFile.path(ofCatalogue: number), .script(.catalogue(number)), builder.finish())
    }
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    builder.combine(site.listed.count)
    add("search.html", .search, builder.finish())
  }

  // MARK: Tools

  private mutating func addTools() {
    for tool in ToolPage.allCases { add(tool.page, .tool(tool), appearance) }
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    builder.combine(list: site.languages)
    add("data/text.js", .script(.text), appearance)
    add("data/kitchen.js", .script(.kitchen), builder.finish())
  }

  /// The service worker changes whenever anything else does: browsers take that for a new publication.
  private mutating func addWorker() {
    var builder = FingerprintBuilder()
    for page in pages.sorted(by: { $0.path < $1.path }) {
      builder.combine(page.path)
      builder.combine(page.fingerprint)
    }
    let version = builder.finish()
    let text = String(version.high, radix: 36) + String(version.low, radix: 36)
    add("worker.js", .script(.worker(version: text)), version)
  }

  private mutating func addFeeds() {
    add("robots.txt", .robots, appearance)
    add("manifest.webmanifest", .manifest, appearance)
    guard site.configuration.baseURL != nil else { return }
    var builder = FingerprintBuilder()
    builder.combine(PageFingerprints.details(site.recent, of: site, appearance: appearance))
    if let week = site.weeks.last {
      builder.combine(week.week.text)
      builder.combine(week.fingerprint)
    }
    let recent = builder.finish()
    add("feed.xml", .atom, recent)
    add("feed.json", .jsonFeed, recent)
    add("opensearch.xml", .openSearch, appearance)
    addSitemap()
  }

  /// Sitemaps protocol: at most 50,000 addresses a file; more take an index of several.
  private mutating func addSitemap() {
    let parts = site.sitemapParts(pages: pages)
    for (number, part) in parts.enumerated() {
      var builder = FingerprintBuilder()
      builder.combine(appearance)
      for page in part {
        builder.combine(page.path)
        if case .recipe(let index) = page.kind { builder.combine(site.recipes[index].date?.text) }
      }
      let path = parts.count == 1 ? "sitemap.xml" : "sitemap-\(number + 1).xml"
      add(path, .sitemap(part: number), builder.finish())
    }
    if parts.count > 1 { add("sitemap.xml", .sitemapIndex(parts: parts.count), appearance) }
  }

  private mutating func addFiles() {
    for file in surroundings.themeFiles { add(file.name, .themeFile(file.name), file.fingerprint) }
    add("assets/style.css", .stylesheet, surroundings.stylesheet)
    for path in site.publishedContentFiles {
      add(PictureFile.site(path), .contentFile(path), surroundings.contentFiles[path] ?? .unknown)
    }
  }
}

extension Site {
  /// The listed recipes in pieces of the search index.
  public var searchChunks: [ArraySlice<Int>] {
    listed.isEmpty
      ? [listed[...]]
      : stride(from: 0, to: listed.count, by: PageList.searchChunkSize).map {
        listed[$0..<min($0 + PageList.searchChunkSize, listed.count)]
      }
  }

  /// Languages of the listed recipes, the site's own first.
  public var languages: [String] {
    let used = Set(listed.map { recipes[$0].summary.facts.language ?? configuration.language })
    return used.sorted { ($0 == configuration.language ? "" : $0) < ($1 == configuration.language ? "" : $1) }
  }

  /// Pages that search engines are told of, at most 50,000 a part.
  public func sitemapParts(pages: [SitePage]) -> [ArraySlice<SitePage>] {
    let listed = pages.filter { page in
      switch page.kind {
      case .recipe, .index, .about, .week, .plans: true
      case .list(let list, let number, _): number == 1 && list != .archived
      default: false
      }
    }.sorted { $0.path < $1.path }
    return stride(from: 0, to: max(listed.count, 1), by: 50_000).map { listed[$0..<min($0 + 50_000, listed.count)] }
  }

  /// Files of the collection that some recipe shows or links to, sorted.
  var publishedContentFiles: [String] {
    var files: Set<String> = []
    for recipe in recipes {
      if let picture = recipe.picture { files.insert(PictureFile.content(picture)) }
      for case .file(let path) in recipe.targets.values { files.insert(PictureFile.content(path)) }
    }
    return files.sorted()
  }
}
