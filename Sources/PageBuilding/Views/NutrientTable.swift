internal import Foods
internal import Mustache
package import Nutrition
package import Themes

/// The figures of a recipe for one serving, all of it and 100 g, as far as each is known.
///
/// The order is that of labels in the European Union (Regulation (EU) No 1169/2011, Annex XV).
package struct NutrientTable {
  package let columns: [String]
  package let rows: [NutrientRowView]

  package init(text: InterfaceText, figures: RecipeNutrition.Figures?) {
    let amounts: [(RequiredText, Nutrients?)] = [
      (.perServing, figures?.perServing), (.perPiece, figures?.perPiece), (.wholeRecipe, figures?.whole),
      (.perHundredGrams, figures?.perHundredGrams),
    ]
    let known = amounts.compactMap { label, nutrients in nutrients.map { (label, $0) } }
    let figureText = FigureText(text: text)
    columns = known.map { text[$0.0] }
    rows = Self.order.compactMap { nutrient, label in
      let values = known.map { $0.1[nutrient] }
      guard values.contains(where: { $0 != nil }) else { return nil }
      let texts = values.map { value in value.map { Self.text($0, of: nutrient, figureText) } ?? "–" }
      return NutrientRowView(label: text[label], values: texts, isPart: nutrient == .sugar)
    }
  }

  private static let order: [(Nutrient, RequiredText)] = [
    (.energy, .energy), (.fat, .fat), (.carbohydrate, .carbohydrate), (.sugar, .sugar), (.fibre, .fibre),
    (.protein, .protein), (.sodium, .salt),
  ]

  private static func text(_ value: Int, of nutrient: Nutrient, _ text: FigureText) -> String {
    switch nutrient {
    case .energy: text.energy(value)
    // Micrograms of sodium; salt is two and a half times as much.
    case .sodium: text.fineGrams(value / 400)
    case .protein, .carbohydrate, .fat, .fibre, .sugar: text.fineGrams(value)
    }
  }
}
