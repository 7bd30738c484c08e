package import Cookbook
internal import CookbookReading
internal import Mustache
internal import PageInputs
package import Quantities
package import RecipeMarkdown
internal import SitePlanning

/// Flattens nested groups into the list that templates show, in reading order.
package struct IngredientGroupBuilder {
  package private(set) var groups: [IngredientGroupView] = []
  private var groupNumber = 0
  private var ingredientNumber = 0
  private var names = TickNames(of: .ingredient)

  private let html: RecipeHTML
  private let amounts: AmountText
  private let context: PageContext
  private let further: FurtherAmounts

  package init(html: RecipeHTML, amounts: AmountText, context: PageContext, further: FurtherAmounts) {
    self.further = further
    self.html = html
    self.amounts = amounts
    self.context = context
  }

  package mutating func add(_ recipe: Recipe) {
    if !recipe.ingredients.isEmpty { add(title: nil, isNested: false, recipe.ingredients) }
    for group in recipe.ingredientGroups { add(group, depth: 0) }
  }

  private mutating func add(_ group: IngredientGroup, depth: Int) {
    add(title: html.inline(group.title), isNested: depth > 0, group.ingredients)
    for child in group.ingredientGroups { add(child, depth: depth + 1) }
  }

  private mutating func add(title: HTML?, isNested: Bool, _ ingredients: [Ingredient]) {
    groupNumber += 1
    groups.append(
      IngredientGroupView(
        title: title, id: "group-\(groupNumber)", isNested: isNested, ingredients: ingredients.map { ingredient($0) }))
  }

  private mutating func ingredient(_ ingredient: Ingredient) -> IngredientView {
    let shown = further.shown(ingredient, at: ingredientNumber)
    let marked = further.marked(ingredientNumber).flatMap { text -> (HTML, HTML?)? in
      let (name, note) = texts(of: text)
      guard let name = FurtherAmounts.html(name) else { return nil }
      guard let note else { return (name, nil) }
      return FurtherAmounts.html(note).map { (name, $0) }
    }
    let (name, note) = marked ?? texts(of: shown.name)
    ingredientNumber += 1
    let plain = PlainIngredient.text(ingredient, html.texts, amounts: amounts)
    return IngredientView(
      id: "ingredient-\(ingredientNumber)", tick: names.next(plain), amount: shown.amount.map(amounts.text),
      name: name, note: note, url: url(of: ingredient), plain: plain)
  }

  private func texts(of source: String) -> (name: HTML, note: HTML?) {
    let name = IngredientName(source, html.texts)
    let note = [name.note, name.remainder.map(Self.escaped)].compactMap(\.self).joined(separator: " ")
    return (html.inline(name.name), note.isEmpty ? nil : html.inline(note))
  }

  private func url(of ingredient: Ingredient) -> String? {
    guard let link = ingredient.link, case .local(let path, let fragment) = LinkDestination(link),
      case .recipe(let page) = html.targets[path]
    else { return nil }
    if let book = context.book { return book.url(ofPage: page) }
    return context.url(page) + fragment
  }

  /// Plain text as Markdown that shows the same.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_[]<>&!~".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

/// An ingredient as one line of plain text.
package enum PlainIngredient {
  package static func text(_ ingredient: Ingredient, _ texts: MarkdownTexts, amounts: AmountText) -> String {
    let name = IngredientName(ingredient.name, texts)
    let plain = [name.plainName, name.note.map { ", " + IngredientName($0, texts).plainName }].compactMap(\.self)
      .joined()
    return [ingredient.amount.map(amounts.text), plain].compactMap(\.self).joined(separator: " ")
  }
}
