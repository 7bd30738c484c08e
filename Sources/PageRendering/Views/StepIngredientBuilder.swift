internal import Cookbook
internal import CookbookReading
internal import Mustache
internal import Quantities
internal import SitePlanning
internal import StepText

/// Builds the line of ingredients below a step.
struct StepIngredientBuilder {
  private let ingredients: [Ingredient]
  private let html: RecipeHTML
  private let amounts: AmountText

  init(_ recipe: Recipe, html: RecipeHTML, amounts: AmountText) {
    ingredients = recipe.allIngredients
    self.html = html
    self.amounts = amounts
  }

  /// All that the step uses, those with an amount, and whether there are any of these.
  func values(_ mentions: [StepMention]) -> [Value] {
    let records = mentions.map { ($0, record($0)) }
    let measured = records.filter { amount(of: $0.0) != nil }.map(\.1)
    return [.list(records.map(\.1)), .list(measured), .bool(!measured.isEmpty)]
  }

  private func record(_ mention: StepMention) -> Value {
    .record(
      Record(
        ViewTypes.stepIngredient,
        [
          .text("ingredient-\(mention.ingredient + 1)"), .text(ifPresent: amount(of: mention).map(amounts.text)),
          html.inline(IngredientName(ingredients[mention.ingredient].name).name),
        ]))
  }

  private func amount(of mention: StepMention) -> Amount? {
    guard let amount = ingredients[mention.ingredient].amount else { return nil }
    switch mention.share {
    case .all: return amount
    case .part(let share): return amount.measure == .unmeasured ? nil : amount.multiplied(by: share)
    case .stated, .open: return nil
    }
  }
}
