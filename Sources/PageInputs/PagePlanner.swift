internal import Cookbook
internal import Fingerprints
package import SitePlanning
internal import Themes

/// Lists every file of a site, and makes what each is made from.
package struct PagePlanner {
  private let site: Site
  /// The site's own first.
  private let editions: [SharedInputs]
  private let cards: [Shared<CardInputs>]
  private let planned: [PlannedWeek]
  private let weeks: [Shared<WeekInputs>]
  private let inputs: PagePlan.Inputs

  package init(
    _ site: Site, editions: [SharedInputs], cards: [Shared<CardInputs>], weeks: [PlannedWeek], inputs: PagePlan.Inputs
  ) {
    self.site = site
    self.editions = editions
    self.cards = cards
    self.inputs = inputs
    planned = weeks
    self.weeks = weeks.map { Shared(WeekInputs($0, of: site)) }
  }

  /// Every file, sorted by path.
  package func plan() -> [SitePage] {
    let files = FileList(inputs)
    files.reserve(site.recipes.count * (4 + 2 * editions.count) + 512)
    let planners = editions.map { planner($0, files) }
    for planner in planners { for add in planner.steps { add() } }
    for add in steps(files) { add() }
    addSitemap(to: files)
    for planner in planners { planner.addWorker() }
    return files.inOrder()
  }

  /// The file of a path, without making what others are made from; only sitemaps and the worker need all of them.
  package func page(at path: String) -> SitePage? {
    let last = path.split(separator: "/").last
    guard last != "worker.js", !path.hasPrefix("sitemap") else { return plan().first { $0.path == path } }
    let files = FileList(inputs, wanted: path)
    let further = editions.dropFirst().first { path.hasPrefix($0.edition.folder) }
    let looks = steps(files) + planner(further ?? editions[0], files).steps
    for look in looks where files.pages.isEmpty { look() }
    return files.pages.first
  }

  private func planner(_ edition: SharedInputs, _ files: FileList) -> EditionPlanner {
    EditionPlanner(
      site: site, shared: edition, cards: cards, planned: planned, weeks: weeks, inputs: inputs, files: files)
  }

  // MARK: What all editions have in common

  private func steps(_ files: FileList) -> [() -> Void] {
    [{ addFiles(to: files) }, { addData(to: files) }, { addFeeds(to: files) }]
  }

  private func add(_ path: String, to files: FileList, _ content: @autoclosure () -> FileContent) {
    files.add(path, of: editions[0], isCommon: true, content())
  }

  private func addData(to files: FileList) {
    for number in 0..<CatalogueInputs.count(of: site) {
      add(CatalogueInputs.path(number), to: files, .catalogue(CatalogueInputs(number, of: site)))
    }
    add("data/plans.js", to: files, .plansScript(WeekNamesInputs(weeks)))
    for week in weeks { add(SiteWeek.script(of: week.inputs.week), to: files, .planScript(week)) }
    let starts = stride(from: 0, to: max(site.recipes.count, 1), by: CookPieceInputs.size)
    for (number, start) in starts.enumerated() {
      let range = start..<min(start + CookPieceInputs.size, site.recipes.count)
      add(
        "data/cook-\(number).js", to: files, .cookPiece(CookPieceInputs(range, of: site, cooking: inputs.cooking)))
    }
    let count = starts.underestimatedCount
    add(
      "data/cook.js", to: files, .cookScript(CookScriptInputs(site, pieceCount: count, cooking: inputs.cooking)))
  }

  private static let feeds: Set<String> = ["feed.xml", "feed.json", "opensearch.xml"]

  private func addFeeds(to files: FileList) {
    add("robots.txt", to: files, .robots(RobotsInputs(baseURL: site.configuration.baseURL)))
    guard let base = site.configuration.baseURL, files.wantsOne(of: Self.feeds) else { return }
    let items = FeedItem.all(of: site, week: planned.last?.report, text: editions[0].theme.text)
    let feed = FeedInputs(items, of: site.configuration, baseURL: base)
    add("feed.xml", to: files, .atom(feed))
    add("feed.json", to: files, .jsonFeed(feed))
    add("opensearch.xml", to: files, .openSearch(SiteFileInputs(site.configuration)))
  }

  private func addFiles(to files: FileList) {
    let theme = editions[0].theme
    for file in theme.publishedFiles {
      add(file.name, to: files, .themeFile(CopyInputs(file.name, content: file.fingerprint)))
    }
    addResizedPictures(to: files)
    add("assets/style.css", to: files, .stylesheet(CopyInputs("", content: theme.stylesheetFingerprint)))
    guard files.wantsSome(below: PictureFile.site("")) else { return }
    let shownByPages = inputs.pages.flatMap { $0.targets.values.filter(PictureFile.isInSite).map(PictureFile.content) }
    for path in Set(site.publishedContentFiles + shownByPages).sorted() {
      let content = inputs.contentFiles[path] ?? .unknown
      add(PictureFile.site(path), to: files, .contentFile(CopyInputs(path, content: content)))
    }
  }

  /// Two recipes may show one picture.
  private func addResizedPictures(to files: FileList) {
    guard files.wantsSome(below: "pictures/") else { return }
    var stems: Set<String> = []
    for set in site.recipes.compactMap(\.pictureSet) where stems.insert(set.stem).inserted {
      for file in ResizedPictureInputs.all(of: set) {
        add(file.path, to: files, .resizedPicture(file.inputs))
      }
    }
  }

  /// Sitemaps protocol: at most 50,000 addresses a file; more take an index of several.
  private static let sitemapLimit = 50_000

  private func addSitemap(to files: FileList) {
    guard let base = site.configuration.baseURL else { return }
    let listed = files.inOrder().filter(\.isListed)
    let starts = stride(from: 0, to: max(listed.count, 1), by: Self.sitemapLimit)
    let parts = starts.map { Array(listed[$0..<min($0 + Self.sitemapLimit, listed.count)]) }
    for (number, part) in parts.enumerated() {
      let path = parts.count == 1 ? "sitemap.xml" : "sitemap-\(number + 1).xml"
      add(path, to: files, .sitemap(SitemapInputs(part, baseURL: base, workers: inputs.workers)))
    }
    if parts.count > 1 {
      add("sitemap.xml", to: files, .sitemapIndex(SitemapIndexInputs(partCount: parts.count, baseURL: base)))
    }
  }
}
