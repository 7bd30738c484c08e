public import Cookbook
public import Mustache
public import Nutrition
internal import PageBuilding
public import PageInputs
public import SitePlanning
internal import Themes

extension PageRenderer {
  public func recipe(_ index: Int) -> SiteRecipe { site.recipes[index] }

  /// The absolute address of a recipe's page; `nil` without a base URL.
  public func address(ofRecipe index: Int) -> String? {
    let page = site.recipes[index].page
    return PageContext(printing: page, of: shared).absolute(page)
  }

  /// One recipe as it is written, as usual and set closer.
  public func cardPages(
    _ index: Int, _ setup: CardSetup, analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> (usual: [UInt8], condensed: [UInt8]) {
    try cardPages(index, showing: try contents(site.recipes[index].summary.path).entry, setup, analyst: &analyst)
  }

  /// One recipe as usual, and set closer for where that saves a card.
  ///
  /// - Parameter entry: the recipe as it is to be shown, such as with scaled amounts.
  public func cardPages(
    _ index: Int, showing entry: RecipeEntry, _ setup: CardSetup, analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> (usual: [UInt8], condensed: [UInt8]) {
    var setup = setup
    setup.isClose = false
    var usual = ByteBuffer(capacity: 65536)
    try renderCard(index, showing: entry, setup, into: &usual, analyst: &analyst)
    setup.isClose = true
    var condensed = ByteBuffer(capacity: 65536)
    try renderCard(index, showing: entry, setup, into: &condensed, analyst: &analyst)
    return (usual.bytes, condensed.bytes)
  }

  /// One recipe as a page to print, with everything it shows inside; rendered by `print/card.mustache`.
  ///
  /// - Parameter entry: the recipe as it is to be shown, such as with scaled amounts.
  public func renderCard(
    _ index: Int, showing entry: RecipeEntry, _ setup: CardSetup, into buffer: inout ByteBuffer,
    analyst: inout RecipeAnalyst
  ) throws(RenderFailure) {
    let context = PageContext(printing: site.recipes[index].page, of: shared)
    let recipe = RecipeViewBuilder(
      plan.recipeAlone(index, sharedInputs), entry: entry, lines: analyst.lines(of: entry), context: context)
    let content = CardContent(entry.recipe, amounts: recipe.amounts)
    let columns = CardColumns(entry.recipe, amountIndent: content.amountIndent, setup: setup)
    let card = PrintedCardBuilder(
      context: context, recipe: site.recipes[index], setup: setup,
      picture: try picture(setup.picture, of: site.recipes[index]),
      content: content, ingredientShare: columns.ingredientShare)
    try render(.card, recipe.page(printedAs: card.view()), into: &buffer)
  }

  /// The `data:` address of the picture on a card.
  private func picture(_ wish: CardPicture, of recipe: SiteRecipe) throws(RenderFailure) -> String? {
    switch (wish, recipe.picture) {
    case (.none, _): return nil
    case (.photo, let path?):
      let path = PictureFile.content(path)
      return PictureAddress.text(try printedPicture(path, recipe.pictureSet), path: path)
    case (.photo, nil), (.cover, _):
      return CardPictureAddress.svg(String(decoding: Cover.svg(of: recipe, in: site), as: UTF8.self))
    }
  }
}
