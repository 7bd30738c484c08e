internal import Cookbook
internal import Foods
package import Mustache
package import PageInputs
internal import SitePlanning
package import Themes

/// Parts of views that many pages have in common, made once.
///
/// Addresses are relative, so parts are kept by the way to where the pages of the edition begin. A build of a few pages
/// makes what it needs on the way; a build of many prepares the cards, each of which stands on a dozen pages.
package final class SharedViews: Sendable {
  package let chrome: Shared<SiteChrome>
  package let theme: Theme
  package let siteView: PreparedView<SiteView>
  /// The cards of all recipes, by the way to where the edition begins; empty where few pages need them.
  private let cards: [String: [ObjectIdentifier: PreparedView<CardView>]]

  /// - Parameter plan: whose cards are prepared; `nil` where few pages need them.
  package init(_ inputs: SharedInputs, preparing plan: PagePlan?) {
    chrome = inputs.chrome
    theme = inputs.theme
    let site = chrome.inputs
    siteView = PreparedView(
      SiteView(
        title: site.title, description: site.description, language: site.language, author: site.author,
        generator: site.generator))
    cards = plan.map { Self.cards(of: $0, site) } ?? [:]
  }

  /// The prepared card of a recipe.
  package func card(_ card: Shared<CardInputs>, _ ways: SiteWays) -> PreparedView<CardView>? {
    cards[ways.edition]?[ObjectIdentifier(card)]
  }

  /// Cards for every way to the edition's beginning that many pages share.
  private static func cards(
    of plan: PagePlan, _ chrome: SiteChrome
  ) -> [String: [ObjectIdentifier: PreparedView<CardView>]] {
    var counts: [String: Int] = [:]
    let edition = chrome.edition
    for page in plan.pages where page.hasCards && page.edition == edition.place {
      counts[PageURL.root(from: String(page.path.dropFirst(edition.folder.count))), default: 0] += 1
    }
    let ways = counts.filter { $0.value > plan.cards.count / 8 }.keys
    return ways.reduce(into: [:]) { cards, way in
      let builder = CardBuilder(chrome: chrome, ways: SiteWays(edition: way, of: edition))
      cards[way] = Dictionary(
        uniqueKeysWithValues: plan.cards.map { (ObjectIdentifier($0), PreparedView(builder.view(of: $0.inputs))) })
    }
  }
}

/// Builds the view of a recipe's card.
package struct CardBuilder {
  package let chrome: SiteChrome
  package let ways: SiteWays

  package func view(of card: CardInputs) -> CardView {
    let text = chrome.text
    let figures = FigureText(text: text)
    let language = chrome.edition.marked(card.language ?? chrome.contentLanguage)
    return CardView(
      title: card.title, url: ways.page(card.page),
      picture: PictureView(of: card.picture, alt: "", address: ways.file),
      time: card.minutes.map(text.duration),
      energy: card.energy.map { figures.energy($0, isEstimate: card.isEstimate) },
      protein: card.protein.map { text.text(.proteinBadge, ["count": figures.whole($0)]) },
      tag: card.category.map { text.name(ofCategory: $0) } ?? card.tag,
      tagLanguage: card.category == nil && card.tag != nil ? language : nil, language: language,
      isFavourite: card.isFavourite)
  }
}
