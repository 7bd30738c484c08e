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
  let siteView: PreparedView<SiteView>
  /// The cards of all recipes, by the way to the root; empty where few pages need them.
  let cards: [String: [PreparedView<CardView>]]

  init(site: Site, theme: Theme, generator: String, weeks: [WeekReport], preparesCards: Bool) {
    self.site = site
    self.weeks = weeks
    self.theme = theme
    self.generator = generator
    let configuration = site.configuration
    siteView = PreparedView(
      SiteView(
        title: configuration.title, description: configuration.description, language: configuration.language,
        author: configuration.author, generator: generator))
    cards = preparesCards ? Self.cards(of: site, theme: theme) : [:]
  }

  /// Cards for every way to the root that many pages share.
  private static func cards(of site: Site, theme: Theme) -> [String: [PreparedView<CardView>]] {
    var counts: [String: Int] = [:]
    for page in site.pages {
      switch page.kind {
      case .list, .recipe: counts[PageURL.root(from: page.path), default: 0] += 1
      default: break
      }
    }
    let shared = counts.filter { $0.value > site.recipes.count / 8 }
    return shared.reduce(into: [:]) { cards, entry in
      let card = CardBuilder(site: site, theme: theme, root: entry.key)
      cards[entry.key] = site.recipes.map { PreparedView(card.view(of: $0)) }
    }
  }
}

/// Builds the view of a recipe's card.
struct CardBuilder {
  let site: Site
  let theme: Theme
  let root: String

  func view(of recipe: SiteRecipe) -> CardView {
    let facts = recipe.summary.facts
    let tag = facts.category.map { theme.text.name(ofCategory: $0.name) } ?? recipe.summary.tags.first
    let language = facts.language.flatMap { $0 == site.configuration.language ? nil : $0 }
    let figures = FigureText(text: theme.text)
    let serving = recipe.serving
    return CardView(
      title: recipe.summary.title, url: root + PageURL.encoded(recipe.page),
      picture: PictureView(of: recipe, alt: "", address: root + PageURL.encoded(recipe.picture ?? recipe.cover)),
      time: facts.totalMinutes.map(theme.text.duration), energy: serving?.energy.map(figures.energy),
      protein: serving?.protein.map { theme.text.text(.proteinBadge, ["count": figures.whole($0)]) }, tag: tag,
      language: language, isFavourite: facts.isFavourite)
  }
}

extension PictureView {
  /// The picture or drawn cover of a recipe.
  init(of recipe: SiteRecipe, alt: String, address: String) {
    let isDrawn = recipe.picture == nil
    self.init(src: address, width: isDrawn ? 400 : 1200, height: isDrawn ? 300 : 900, alt: alt, isDrawn: isDrawn)
  }
}
