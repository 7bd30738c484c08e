public import Mustache
internal import PageBuilding
public import PageInputs
public import ShoppingLists
internal import Themes

extension PageRenderer {
  /// A shopping list as a page to print, with everything it shows inside; rendered by `print/list.mustache`.
  public func renderList(
    _ list: ShoppingList, _ setup: ListSetup, into buffer: inout ByteBuffer
  ) throws(RenderFailure) {
    let context = PageContext(printing: "list.html", of: shared)
    let page = PageContext.Page(kind: "list", heading: context.text[.shoppingList], isIndexed: false)
    let shopping = ShoppingListBuilder(
      text: context.text, list: list, quantities: setup.quantities, namesRecipes: setup.namesRecipes)
    let view = ListSheetView(
      base: context.base(page), shopping: shopping.view(),
      paper: PaperView(size: setup.size, template: .shoppingList, theme: theme),
      sheet: PrintedListBuilder(context: context, setup: setup).view())
    try render(.shoppingList, view, into: &buffer)
  }
}
