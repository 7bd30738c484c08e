package import Foods

/// Foods as values separated by tabs, with a line of headings; what is not known is empty.
package enum FoodListTSV {
  package static func text(_ results: [FoodSearch.Result], in book: FoodBook) -> String {
    table(results.map { (book.foods[$0.index], $0.name) })
  }

  package static func text(_ food: Food) -> String { table([(food, food.name)]) }

  private static let headings = [
    "name", "matched", "category", "origin", "contains", "may_contain", "kcal", "protein_g", "carbohydrate_g", "fat_g",
    "fibre_g", "sugar_g", "sodium_mg", "source",
  ]

  private static func table(_ rows: [(food: Food, matched: String)]) -> String {
    ([headings] + rows.map { cells($0.food, $0.matched) }).map { row in
      row.map(TerminalText.safe).joined(separator: "\t") + "\n"
    }.joined()
  }

  private static func cells(_ food: Food, _ matched: String) -> [String] {
    let figures = food.figures
    let numbers = [
      figures?.energy, figures?.protein, figures?.carbohydrate, figures?.fat, figures?.fibre, figures?.sugar,
      figures?.sodium,
    ]
    return [food.name, matched, food.category.name, "\(food.origin)", words(food.contains), words(food.mayContain)]
      + numbers.map { $0.map(FoodNumber.text) ?? "" } + [food.source?.text ?? ""]
  }

  private static func words(_ allergens: AllergenSet) -> String {
    allergens.allergens.map { "\($0)" }.joined(separator: " ")
  }
}
