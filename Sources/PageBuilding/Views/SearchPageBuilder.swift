internal import Mustache
package import PageInputs
internal import SitePlanning
internal import Themes

/// Builds the view of the search page, which holds no recipe itself: its script reads the search index.
package struct SearchPageBuilder {
  package let context: PageContext
  package let inputs: SearchPageInputs

  package init(context: PageContext, inputs: SearchPageInputs) {
    self.context = context
    self.inputs = inputs
  }

  private var text: InterfaceText { context.text }

  package func view() -> SearchPageView {
    let page = PageContext.Page(
      kind: "search", heading: text[.search], isIndexed: false,
      searchHint: text.counted(.searchHint, inputs.recipeCount))
    return SearchPageView(base: context.base(page), search: SearchView(context: context))
  }
}

/// What the script of a search field works with, on any page that has one.
extension SearchView {
  /// Every part of the card is there: the script takes away what a recipe does not state.
  package init(context: PageContext) {
    let text = context.text
    card = CardView(
      title: text[.recipes], url: context.url("index.html"),
      picture: PictureView(src: context.file("assets/icon.svg"), width: 400, height: 300, alt: "", isDrawn: true),
      time: text.duration(minutes: 60), energy: text.text(.kilocalories, ["count": "0"]),
      protein: text.text(.proteinBadge, ["count": "0"]), tag: text[.tags], tagLanguage: nil, language: nil,
      isFavourite: true)
    ways = [
      context.link(text[.recipes], to: "index.html"), context.link(text[.categories], to: IndexKind.categories.page),
      context.link(text[.tags], to: IndexKind.tags.page),
      context.link(text[.ingredientIndex], to: IndexKind.ingredients.page),
    ]
  }
}
