internal import Fingerprints
internal import SitePlanning

/// What a file of the site is, with all it is made from.
enum FileContent: Sendable {
  case recipe(RecipePageInputs)
  case list(ListPageInputs)
  case index(IndexPageInputs)
  case about(AboutPageInputs)
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
  case catalogue(CatalogueInputs)
  case searchList(SearchListInputs)
  case searchChunk(SearchChunkInputs)
  case atom(FeedInputs)
  case jsonFeed(FeedInputs)
  case sitemap(SitemapInputs)
  case sitemapIndex(SitemapIndexInputs)
  case robots(RobotsInputs)
  case manifest(SiteFileInputs)
  case openSearch(SiteFileInputs)
  case themeFile(CopyInputs)
  case stylesheet(CopyInputs)
  case contentFile(CopyInputs)

  /// The template a page is made with; `nil` for files that are made without one.
  var template: PageTemplate? {
    switch self {
    case .recipe: .recipe
    case .list(let inputs): inputs.subject == .all ? .home : .list
    case .index: .index
    case .about: .about
    case .search: .search
    case .week: .week
    case .plans: .plans
    case .notFound: .notFound
    case .printedCard: .card
    default: nil
    }
  }

  /// Of all it is made from.
  var fingerprint: Fingerprint {
    switch self {
    case .recipe(let inputs): inputs.fingerprint
    case .list(let inputs): inputs.fingerprint
    case .index(let inputs): inputs.fingerprint
    case .about(let inputs): inputs.fingerprint
    case .search(let inputs): inputs.fingerprint
    case .week(let inputs): inputs.fingerprint
    case .plans(let inputs): inputs.fingerprint
    case .notFound(let inputs): inputs.fingerprint
    case .printedCard(let inputs): inputs.fingerprint
    case .recipeSource(let inputs): inputs.fingerprint
    case .recipeJSON(let inputs): inputs.fingerprint
    case .cover(let inputs): inputs.fingerprint
    case .weekJSON(let inputs), .weekList(let inputs): inputs.fingerprint
    case .catalogue(let inputs): inputs.fingerprint
    case .searchList(let inputs): inputs.fingerprint
    case .searchChunk(let inputs): inputs.fingerprint
    case .atom(let inputs), .jsonFeed(let inputs): inputs.fingerprint
    case .sitemap(let inputs): inputs.fingerprint
    case .sitemapIndex(let inputs): inputs.fingerprint
    case .robots(let inputs): inputs.fingerprint
    case .manifest(let inputs), .openSearch(let inputs): inputs.fingerprint
    case .themeFile(let inputs), .stylesheet(let inputs), .contentFile(let inputs): inputs.fingerprint
    }
  }

  /// Whether search engines are told of it.
  var isListed: Bool {
    switch self {
    case .recipe, .index, .about, .week, .plans: true
    case .list(let inputs): inputs.number == 1 && inputs.subject != .archived
    default: false
    }
  }
}
