internal import Mustache
internal import SitePlanning

/// Builds the view of the search page, which holds no recipe itself: its script reads the search index.
struct SearchView {
  let context: PageContext
  let inputs: SearchPageInputs

  private var text: InterfaceText { context.text }

  func value() -> Value {
    let page = PageContext.Page(
      kind: "search", heading: text[.search], isIndexed: false,
      searchHint: text.counted(.searchHint, inputs.recipeCount))
    let type = PageTemplate.search.viewType(text: context.theme.textType)
    let record = Record(ViewTypes.search, [sampleCard, .list(countForms), .list(ways)])
    return .record(Record(type, context.base(page) + [.record(record)]))
  }

  /// Every part is there: the script takes away what a recipe does not state.
  private var sampleCard: Value {
    let picture = Record(
      ViewTypes.picture,
      [.text(context.url("assets/icon.svg")), .integer(400), .integer(300), .text(""), .bool(true)])
    return .record(
      Record(
        ViewTypes.card,
        [
          .text(text[.recipes]), .text(context.url("index.html")), .record(picture), .text(text.duration(minutes: 60)),
          .text(text.text(.kilocalories, ["count": "0"])), .text(text.text(.proteinBadge, ["count": "0"])),
          .text(text[.tags]), .missing, .bool(true),
        ]))
  }

  private var countForms: [Value] {
    let forms = text.plurals[RequiredPlural.recipeCount.rawValue] ?? [:]
    return forms.sorted { $0.key < $1.key }.map { category, form in
      .record(Record(ViewTypes.countForm, [.text(category), .text(form)]))
    }
  }

  private var ways: [Value] {
    [
      context.link(text[.recipes], to: "index.html"), context.link(text[.categories], to: IndexKind.categories.page),
      context.link(text[.tags], to: IndexKind.tags.page),
      context.link(text[.ingredientIndex], to: IndexKind.ingredients.page),
    ]
  }
}
