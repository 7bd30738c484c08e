internal import Cookbook
internal import Fingerprints
internal import SearchIndexing
internal import SitePlanning

/// Lists the files of one edition: pages, and the data that its scripts show.
struct EditionPlanner {
  let site: Site
  let shared: SharedInputs
  let cards: [Shared<CardInputs>]
  /// Those with a plan, the oldest first.
  let planned: [PlannedWeek]
  /// What pages show of each.
  let weeks: [Shared<WeekInputs>]
  let inputs: PagePlan.Inputs
  let files: FileList

  private var isOwn: Bool { shared.edition.isOwn }

  private func path(_ path: String) -> String { shared.edition.folder + path }

  private func add(_ path: String, _ content: @autoclosure () -> FileContent) {
    files.add(self.path(path), of: shared, content())
  }

  /// What adds some of its files each, in the order in which a single one is looked for.
  var steps: [() -> Void] { [addSinglePages, addTools, addRecipes, addLists, addSearch, addWeeks] }

  // MARK: Recipes

  /// The site's own edition has the files that recipes have beside their pages.
  private func addRecipes() {
    let made = RecipeFiles(site, shared: shared, cards: cards, inputs: inputs)
    files.add(made) { [site, shared] in shared.edition.folder + site.recipes[$0].stem }
  }

  // MARK: Lists

  private func addLists() {
    var lists: [ListKind] = [.all, .favourites, .archived, .recent]
    lists += site.tags.indices.map(ListKind.tag) + site.categories.indices.map(ListKind.category)
    lists += site.authors.indices.map(ListKind.author) + site.sources.indices.map(ListKind.source)
    lists += site.ingredients.indices.filter { Site.hasPage(site.ingredients[$0], in: .ingredients) }
      .map(ListKind.ingredient)
    let pages = lists.flatMap { list in (1...site.pageCount(of: list)).map { (list: list, number: $0) } }
    files.add(lists: pages.count, of: shared) { [site, shared, cards, week = weeks.last] index in
      let (list, number) = pages[index]
      return SitePage.ListPage(path: shared.edition.folder + site.path(ofPage: number, of: list)) {
        .list(ListPageInputs(list, page: number, of: site, shared, cards: cards, week: week))
      }
    }
  }

  private func addSinglePages() {
    for kind in IndexKind.allCases { add(kind.page, .index(IndexPageInputs(kind, of: site, shared))) }
    add("about.html", .about(AboutPageInputs(site, shared)))
    // Hosts show the one in the root, whatever was asked for.
    if isOwn { add("404.html", .notFound(PlainPageInputs(shared))) }
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
      add(SiteWeek.shoppingList(of: week.inputs.week), .weekList(files))
    }
    add(SiteWeek.list, .plans(PlansPageInputs(weeks, shared)))
  }

  // MARK: Search

  private func addSearch() {
    if files.wantsSome(below: path("search/")) {
      let all = Shared(SearchInputs(site, shared, workers: inputs.workers))
      let count = all.inputs.recipes.count
      for number in 0..<SearchPieceInputs.count(recipes: count) {
        add("search/\(number).js", .searchPiece(SearchPieceInputs(number, of: all)))
      }
      if count > SearchLayout.singleFileLimit {
        for name in SearchLayout(recipes: count).names {
          add("search/\(name).js", .searchShard(SearchShardInputs(name, of: all)))
        }
      }
      let texts = Shared(SearchTexts(site))
      for name in TextLayout(recipes: count).names {
        add("search/\(name).js", .searchText(SearchTextInputs(name, of: texts)))
      }
    }
    add("search.html", .search(SearchPageInputs(site, shared)))
  }

  // MARK: Tools

  private func addTools() {
    for tool in ToolPage.allCases { add(tool.page, .tool(ToolPageInputs(tool, of: site, shared))) }
    add("data/text.js", .textScript(TextScriptInputs(shared)))
    add("data/kitchen.js", .kitchenScript(KitchenScriptInputs(site, shared, inputs)))
    add("manifest.webmanifest", .manifest(ManifestInputs(site.configuration, shared)))
  }

  /// Once all other files are there.
  func addWorker() {
    add("worker.js", .worker(WorkerInputs(files.pages, of: site, shared, weeks: weeks, inputs)))
  }
}
