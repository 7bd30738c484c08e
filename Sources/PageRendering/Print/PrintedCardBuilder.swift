internal import Foods
internal import Mustache
internal import PageBuilding
internal import SitePlanning
internal import Themes

/// Builds what only a printed card shows.
struct PrintedCardBuilder {
  let context: PageContext
  let recipe: SiteRecipe
  let setup: CardSetup
  /// The `data:` address of the picture; `nil` for a card without one.
  let picture: String?
  let content: CardContent
  /// Percent of the width that are the ingredients'.
  let ingredientShare: Int

  func view() -> PrintedCardView {
    let paper = setup.size.paper
    return PrintedCardView(
      size: setup.size.rawValue, width: paper.width, height: paper.height, isMono: setup.isMono,
      runningTitle: Self.running(recipe.summary.title),
      styles: HTML(trusted: context.theme.printStylesheet(of: .card)),
      code: setup.code.map { CardPictureAddress.svg($0) }, address: context.absolute(recipe.page),
      nutrition: Self.nutrition(of: recipe, context.text), picture: picture,
      isDrawn: picture != nil && (setup.picture == .cover || recipe.picture == nil),
      amountWidth: CardContent.text(ofEm: content.amountWidth),
      amountIndent: CardContent.text(ofEm: content.amountIndent), hasIngredients: content.hasIngredients,
      hasMethod: content.hasMethod, isRightToLeft: content.isRightToLeft, isClose: setup.isClose,
      ingredientShare: "\(ingredientShare)", hasStepAmounts: Self.isRoomy(setup.size))
  }

  /// Smaller cards would go on on another one for it, and have the list beside the steps anyway.
  private static func isRoomy(_ size: CardSize) -> Bool { size == .a4 || size == .letter }

  /// At most 44 characters, which fit into one line on every paper.
  static func running(_ title: String) -> String {
    let limit = 44
    guard title.count > limit else { return title }
    let start = title.prefix(limit - 1)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return "\(words)…"
  }

  /// `412 kcal`, `18 g protein` …; nothing where too little is known.
  static func nutrition(of recipe: SiteRecipe, _ text: InterfaceText) -> [String] {
    guard let serving = recipe.serving else { return [] }
    let figures = FigureText(text: text)
    func macro(_ name: RequiredText, _ milligrams: Int?) -> String? {
      milligrams.map { "\(text[name]) \(figures.grams($0))" }
    }
    return [
      serving.energy.map { figures.energy($0, isEstimate: recipe.isEstimate) }, macro(.protein, serving.protein),
      macro(.carbohydrate, serving.carbohydrate), macro(.fat, serving.fat),
    ].compactMap(\.self)
  }
}

extension RecipeViewBuilder {
  func page(printedAs card: PrintedCardView) -> CardPageView {
    let page = PageContext.Page(kind: "card", heading: recipe.summary.title)
    return CardPageView(base: context.base(page), recipe: view(), card: card)
  }
}
