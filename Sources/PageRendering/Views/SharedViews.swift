internal import Cookbook
internal import Foods
internal import Mustache
internal import SitePlanning

/// Parts of views that many pages have in common, made once.
///
/// Addresses are relative, so parts are kept by the way to the site's root. A build of a few pages makes what it
/// needs on the way; a build of many prepares the cards, each of which stands on a dozen pages.
final class SharedViews: Sendable {
  let site: Site
  let theme: Theme
  let generator: String
  /// One for each of the site's weeks.
  let weeks: [WeekReport]
  let siteRecord: Value
  /// The cards of all recipes, by the way to the root; empty where few pages need them.
  let cards: [String: [Value]]

  init(site: Site, theme: Theme, generator: String, weeks: [WeekReport], preparesCards: Bool) {
    self.site = site
    self.weeks = weeks
    self.theme = theme
    self.generator = generator
    let configuration = site.configuration
    siteRecord = .record(
      Record(
        ViewTypes.site,
        [
          .text(configuration.title), .text(ifPresent: configuration.description), .text(configuration.language),
          .text(ifPresent: configuration.author), .text(generator),
        ]))
    cards = preparesCards ? Self.cards(of: site, theme: theme) : [:]
  }

  /// Cards for every way to the root that many pages share.
  private static func cards(of site: Site, theme: Theme) -> [String: [Value]] {
    var counts: [String: Int] = [:]
    for page in site.pages {
      switch page.kind {
      case .list, .recipe: counts[PageURL.root(from: page.path), default: 0] += 1
      default: break
      }
    }
    let shared = counts.filter { $0.value > site.recipes.count / 8 }
    return shared.reduce(into: [:]) { cards, entry in
      let card = CardView(site: site, theme: theme, root: entry.key)
      cards[entry.key] = site.recipes.map(card.value)
    }
  }
}

/// Builds the view of a recipe's card.
struct CardView {
  let site: Site
  let theme: Theme
  let root: String

  func value(of recipe: SiteRecipe) -> Value {
    let facts = recipe.summary.facts
    let tag = facts.category.map { theme.text.name(ofCategory: $0.name) } ?? recipe.summary.tags.first
    let language = facts.language.flatMap { $0 == site.configuration.language ? nil : $0 }
    let figures = FigureText(text: theme.text)
    let serving = recipe.serving
    return .record(
      Record(
        ViewTypes.card,
        [
          .text(recipe.summary.title), .text(root + PageURL.encoded(recipe.page)),
          PictureView.value(of: recipe, alt: "", address: root + PageURL.encoded(recipe.picture ?? recipe.cover)),
          .text(ifPresent: facts.totalMinutes.map(theme.text.duration)),
          .text(ifPresent: serving?.energy.map(figures.energy)),
          .text(
            ifPresent: serving?.protein.map { theme.text.text(.proteinBadge, ["count": figures.whole($0)]) }),
          .text(ifPresent: tag),
          .text(ifPresent: language), .bool(facts.isFavourite),
        ]))
  }
}

/// Builds the view of a recipe's picture or drawn cover.
enum PictureView {
  static func value(of recipe: SiteRecipe, alt: String, address: String) -> Value {
    let isDrawn = recipe.picture == nil
    return .record(
      Record(
        ViewTypes.picture,
        [
          .text(address), .integer(isDrawn ? 400 : 1200),
          .integer(isDrawn ? 300 : 900), .text(alt), .bool(isDrawn),
        ]))
  }
}
