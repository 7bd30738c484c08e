package import Fingerprints
internal import SearchIndexing
internal import SitePlanning
package import Themes

/// What a file of the site is, with all it is made from.
///
/// Indirect, since most files of a large site are made from little, and each would take the room of the one made from most.
package indirect enum FileContent: Sendable {
  case recipe(RecipePageInputs)
  case list(ListPageInputs)
  case index(IndexPageInputs)
  case about(AboutPageInputs)
  case page(FreePageInputs)
  case search(SearchPageInputs)
  case week(WeekPageInputs)
  case plans(PlansPageInputs)
  case notFound(PlainPageInputs)
  case printedCard(PrintedCardInputs)
  case recipeSource(RecipeSourceInputs)
  case recipeJSON(RecipeFileInputs)
  case cover(CoverInputs)
  case weekJSON(WeekFileInputs)
  case weekList(WeekFileInputs)
  case planScript(Shared<WeekInputs>)
  case plansScript(WeekNamesInputs)
  case catalogue(CatalogueInputs)
  case searchPiece(SearchPieceInputs)
  case searchShard(SearchShardInputs)
  case searchText(SearchTextInputs)
  case tool(ToolPageInputs)
  case textScript(TextScriptInputs)
  case kitchenScript(KitchenScriptInputs)
  case recipeScript(RecipeScriptInputs)
  case cookScript(CookScriptInputs)
  case cookPiece(CookPieceInputs)
  case worker(WorkerInputs)
  case atom(FeedInputs)
  case jsonFeed(FeedInputs)
  case sitemap(SitemapInputs)
  case sitemapIndex(SitemapIndexInputs)
  case robots(RobotsInputs)
  case manifest(ManifestInputs)
  case openSearch(SiteFileInputs)
  case themeFile(CopyInputs)
  case stylesheet(CopyInputs)
  case contentFile(CopyInputs)
  case resizedPicture(ResizedPictureInputs)

  /// The template a page is made with; `nil` for files that are made without one.
  package var template: PageTemplate? {
    switch self {
    case .recipe: .recipe
    case .list(let inputs): inputs.subject == .all ? .home : .list
    case .index: .index
    case .about: .about
    case .page: .page
    case .search: .search
    case .tool(let inputs): PageTemplate(inputs.tool)
    case .week: .week
    case .plans: .plans
    case .notFound: .notFound
    case .printedCard: .card
    default: nil
    }
  }

  /// Of all it is made from.
  package var fingerprint: Fingerprint {
    switch self {
    case .recipe(let inputs): inputs.fingerprint
    case .list(let inputs): inputs.fingerprint
    case .index(let inputs): inputs.fingerprint
    case .about(let inputs): inputs.fingerprint
    case .page(let inputs): inputs.fingerprint
    case .search(let inputs): inputs.fingerprint
    case .week(let inputs): inputs.fingerprint
    case .plans(let inputs): inputs.fingerprint
    case .notFound(let inputs): inputs.fingerprint
    case .printedCard(let inputs): inputs.fingerprint
    case .recipeSource(let inputs): inputs.fingerprint
    case .recipeJSON(let inputs): inputs.fingerprint
    case .cover(let inputs): inputs.fingerprint
    case .weekJSON(let inputs), .weekList(let inputs): inputs.fingerprint
    case .planScript(let week): week.inputs.fingerprint
    case .plansScript(let inputs): inputs.fingerprint
    case .catalogue(let inputs): inputs.fingerprint
    case .searchPiece(let inputs): inputs.fingerprint
    case .searchShard(let inputs): inputs.fingerprint
    case .searchText(let inputs): inputs.fingerprint
    case .tool(let inputs): inputs.fingerprint
    case .textScript(let inputs): inputs.fingerprint
    case .kitchenScript(let inputs): inputs.fingerprint
    case .recipeScript(let inputs): inputs.fingerprint
    case .cookScript(let inputs): inputs.fingerprint
    case .cookPiece(let inputs): inputs.fingerprint
    case .worker(let inputs): inputs.fingerprint
    case .atom(let inputs), .jsonFeed(let inputs): inputs.fingerprint
    case .sitemap(let inputs): inputs.fingerprint
    case .sitemapIndex(let inputs): inputs.fingerprint
    case .robots(let inputs): inputs.fingerprint
    case .manifest(let inputs): inputs.fingerprint
    case .openSearch(let inputs): inputs.fingerprint
    case .resizedPicture(let inputs): inputs.fingerprint
    case .themeFile(let inputs), .stylesheet(let inputs), .contentFile(let inputs): inputs.fingerprint
    }
  }

  /// Whether a site cannot do without it when there is no connection: pages with scripts, scripts, data, style and icons.
  ///
  /// - Parameter pieceCount: of the search index, which is kept where it is small.
  func isShell(pieceCount: Int) -> Bool {
    switch self {
    case .tool, .search, .stylesheet, .manifest, .textScript, .kitchenScript, .plansScript, .cookScript: true
    case .searchPiece, .cookPiece: pieceCount == 1
    case .searchText(let inputs): TextLayout(recipes: inputs.all.inputs.recipes.count).names.count == 1
    case .list(let inputs): inputs.subject == .all && inputs.number == 1
    case .themeFile(let inputs): inputs.name.hasPrefix("assets/") && inputs.name != "assets/worker.js"
    default: false
    }
  }

  /// Whether search engines are told of it.
  package var isListed: Bool {
    switch self {
    case .recipe, .index, .about, .page, .week, .plans: true
    case .list(let inputs): inputs.number == 1 && inputs.subject != .archived
    default: false
    }
  }
}
