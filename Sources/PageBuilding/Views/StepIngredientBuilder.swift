package import Cookbook
internal import CookbookReading
internal import KitchenUnits
internal import Mustache
package import Quantities
internal import RecipeMarkdown
internal import SitePlanning
package import StepText

/// Builds the line of ingredients below a step.
package struct StepIngredientBuilder {
  private let ingredients: [Ingredient]
  private let html: RecipeHTML
  private let amounts: AmountText
  private let language: String

  package init(_ recipe: Recipe, html: RecipeHTML, amounts: AmountText, language: String) {
    self.language = language
    ingredients = recipe.allIngredients
    self.html = html
    self.amounts = amounts
  }

  package func view(_ mention: StepMention) -> StepIngredientView {
    StepIngredientView(
      ingredient: "ingredient-\(mention.ingredient + 1)", amount: amount(of: mention).map(amounts.text),
      name: html.inline(shortName(of: ingredients[mention.ingredient])))
  }

  /// The same as plain text.
  package func words(_ mention: StepMention) -> (amount: String?, name: String) {
    let name = html.texts.plainText(shortName(of: ingredients[mention.ingredient]))
    return (amount(of: mention).map(amounts.text), name)
  }

  private func amount(of mention: StepMention) -> Amount? {
    guard let amount = ingredients[mention.ingredient].amount else { return nil }
    switch mention.share {
    case .all: return amount
    case .part(let share): return part(share, of: amount)
    case .stated, .open: return nil
    }
  }

  /// A third of 400 g is about 133 g.
  private func part(_ share: Rational, of amount: Amount) -> Amount? {
    guard amount.measure != .unmeasured else { return nil }
    return amount.multiplied(by: share)?.presented(language: language)
  }

  /// The name without what follows it in parentheses, as a step would say it.
  private func shortName(of ingredient: Ingredient) -> String {
    let name = IngredientName(ingredient.name, html.texts).name
    let bytes = name.utf8
    let places = zip(bytes.indices, bytes.indices.dropFirst())
    guard let end = places.first(where: { bytes[$0] == 0x20 && bytes[$1] == 0x28 })?.0, end > bytes.startIndex
    else { return name }
    return String(name[..<end])
  }
}
