internal import Cookbook
internal import Foods
package import Mustache
package import PageInputs
internal import SitePlanning
package import Themes

/// Parts of views that many pages have in common, made once.
///
/// Addresses are relative, so parts are kept by the way to the site's root. A build of a few pages makes what it
/// needs on the way; a build of many prepares the cards, each of which stands on a dozen pages.
package final class SharedViews: Sendable {
  package let chrome: Shared<SiteChrome>
  package let theme: Theme
  package let siteView: PreparedView<SiteView>
  /// The cards of all recipes, by the way to the root; empty where few pages need them.
  private let cards: [String: [ObjectIdentifier: PreparedView<CardView>]]

  /// - Parameter plan: whose cards are prepared; `nil` where few pages need them.
  package init(chrome: Shared<SiteChrome>, theme: Theme, preparing plan: PagePlan?) {
    self.chrome = chrome
    self.theme = theme
    let site = chrome.inputs
    siteView = PreparedView(
      SiteView(
        title: site.title, description: site.description, language: site.language, author: site.author,
        generator: site.generator))
    cards = plan.map { Self.cards(of: $0, site) } ?? [:]
  }

  /// The prepared card of a recipe.
  package func card(_ card: Shared<CardInputs>, root: String) -> PreparedView<CardView>? {
    cards[root]?[ObjectIdentifier(card)]
  }

  /// Cards for every way to the root that many pages share.
  private static func cards(
    of plan: PagePlan, _ chrome: SiteChrome
  ) -> [String: [ObjectIdentifier: PreparedView<CardView>]] {
    var counts: [String: Int] = [:]
    for page in plan.pages where page.hasCards { counts[PageURL.root(from: page.path), default: 0] += 1 }
    let roots = counts.filter { $0.value > plan.cards.count / 8 }.keys
    return roots.reduce(into: [:]) { cards, root in
      let builder = CardBuilder(chrome: chrome, root: root)
      cards[root] = Dictionary(
        uniqueKeysWithValues: plan.cards.map { (ObjectIdentifier($0), PreparedView(builder.view(of: $0.inputs))) })
    }
  }
}

/// Builds the view of a recipe's card.
package struct CardBuilder {
  package let chrome: SiteChrome
  package let root: String

  package func view(of card: CardInputs) -> CardView {
    let text = chrome.text
    let figures = FigureText(text: text)
    return CardView(
      title: card.title, url: root + PageURL.encoded(card.page),
      picture: PictureView(of: card.picture, alt: "") { root + PageURL.encoded($0) },
      time: card.minutes.map(text.duration),
      energy: card.energy.map { figures.energy($0, isEstimate: card.isEstimate) },
      protein: card.protein.map { text.text(.proteinBadge, ["count": figures.whole($0)]) },
      tag: card.category.map { text.name(ofCategory: $0) } ?? card.tag,
      language: card.language.flatMap { $0 == chrome.language ? nil : $0 }, isFavourite: card.isFavourite)
  }
}
