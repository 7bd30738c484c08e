internal import Cookbook
internal import Foods
internal import Mustache
internal import SitePlanning

/// Parts of views that many pages have in common, made once.
///
/// Addresses are relative, so parts are kept by the way to the site's root. A build of a few pages makes what it
/// needs on the way; a build of many prepares the cards, each of which stands on a dozen pages.
final class SharedViews: Sendable {
  let chrome: Shared<SiteChrome>
  let theme: Theme
  let siteRecord: Value
  /// The cards of all recipes, by the way to the root; empty where few pages need them.
  private let cards: [String: [ObjectIdentifier: Value]]

  /// - Parameter plan: whose cards are prepared; `nil` where few pages need them.
  init(chrome: Shared<SiteChrome>, theme: Theme, preparing plan: PagePlan?) {
    self.chrome = chrome
    self.theme = theme
    let site = chrome.inputs
    siteRecord = .record(
      Record(
        ViewTypes.site,
        [
          .text(site.title), .text(ifPresent: site.description), .text(site.language), .text(ifPresent: site.author),
          .text(site.generator),
        ]))
    cards = plan.map { Self.cards(of: $0, site) } ?? [:]
  }

  /// The prepared card of a recipe.
  func card(_ card: Shared<CardInputs>, root: String) -> Value? { cards[root]?[ObjectIdentifier(card)] }

  /// Cards for every way to the root that many pages share.
  private static func cards(of plan: PagePlan, _ chrome: SiteChrome) -> [String: [ObjectIdentifier: Value]] {
    var counts: [String: Int] = [:]
    for page in plan.pages {
      switch page.content {
      case .list, .recipe: counts[PageURL.root(from: page.path), default: 0] += 1
      default: break
      }
    }
    let roots = counts.filter { $0.value > plan.cards.count / 8 }.keys
    return roots.reduce(into: [:]) { cards, root in
      let view = CardView(chrome: chrome, root: root)
      cards[root] = Dictionary(
        uniqueKeysWithValues: plan.cards.map { (ObjectIdentifier($0), view.value(of: $0.inputs)) })
    }
  }
}

/// Builds the view of a recipe's card.
struct CardView {
  let chrome: SiteChrome
  let root: String

  func value(of card: CardInputs) -> Value {
    let text = chrome.text
    let tag = card.category.map { text.name(ofCategory: $0) } ?? card.tag
    let language = card.language.flatMap { $0 == chrome.language ? nil : $0 }
    let figures = FigureText(text: text)
    return .record(
      Record(
        ViewTypes.card,
        [
          .text(card.title), .text(root + PageURL.encoded(card.page)),
          PictureView.value(of: card.picture, alt: "", address: root + PageURL.encoded(card.picture.path)),
          .text(ifPresent: card.minutes.map(text.duration)), .text(ifPresent: card.energy.map(figures.energy)),
          .text(ifPresent: card.protein.map { text.text(.proteinBadge, ["count": figures.whole($0)]) }),
          .text(ifPresent: tag), .text(ifPresent: language), .bool(card.isFavourite),
        ]))
  }
}

/// Builds the view of a recipe's picture or drawn cover.
enum PictureView {
  static func value(of picture: PictureInputs, alt: String, address: String) -> Value {
    .record(
      Record(
        ViewTypes.picture,
        [
          .text(address), .integer(picture.isDrawn ? 400 : 1200), .integer(picture.isDrawn ? 300 : 900), .text(alt),
          .bool(picture.isDrawn),
        ]))
  }
}
