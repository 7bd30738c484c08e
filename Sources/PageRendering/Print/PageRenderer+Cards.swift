public import Cookbook
public import Mustache
public import Nutrition
internal import SitePlanning

extension PageRenderer {
  /// The absolute address of a recipe's page; `nil` without a base URL.
  public func address(ofRecipe index: Int) -> String? {
    let page = site.recipes[index].page
    return PageContext(shared, path: page).absolute(page)
  }

  /// One recipe as a page to print, with everything it shows inside; rendered by `print/card.mustache`.
  ///
  /// - Parameter entry: the recipe as it is to be shown, such as with scaled amounts.
  public func renderCard(
    _ index: Int, showing entry: RecipeEntry, _ setup: CardSetup, into buffer: inout ByteBuffer,
    analyst: inout KitchenAnalyst
  ) throws(Failure) {
    let context = PageContext(printing: site.recipes[index].page, of: shared)
    let recipe = RecipeView(index, entry: entry, lines: analyst.lines(of: entry), context: context)
    let card = PrintedCardView(context: context, recipe: site.recipes[index], setup: setup)
    do throws(RenderError) {
      try theme.templates.render(PageTemplate.card.rawValue, recipe.value(printedAs: card.value()), into: &buffer)
    } catch {
      throw .template(error)
    }
  }
}
