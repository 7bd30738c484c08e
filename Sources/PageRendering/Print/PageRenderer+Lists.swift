public import Mustache
public import ShoppingLists

extension PageRenderer {
  /// A shopping list as a page to print, with everything it shows inside; rendered by `print/list.mustache`.
  public func renderList(
    _ list: ShoppingList, _ setup: ListSetup, into buffer: inout ByteBuffer
  ) throws(Failure) {
    let context = PageContext(printing: "list.html", of: shared)
    let page = PageContext.Page(kind: "list", heading: context.text[.shoppingList], isIndexed: false)
    let view = ShoppingListView(
      text: context.text, list: list, quantities: setup.quantities, namesRecipes: setup.namesRecipes)
    let template = PageTemplate.shoppingList
    let paper = PaperView(size: setup.size, template: template, theme: theme)
    let fields =
      context.base(page) + [view.value(), paper.value(), PrintedListView(context: context, setup: setup).value()]
    do throws(RenderError) {
      try theme.templates.render(
        template.rawValue, .record(Record(template.viewType(text: theme.textType), fields)), into: &buffer)
    } catch {
      throw .template(error)
    }
  }
}
