public import Foods
internal import KitchenUnits

extension FoodRecord {
  /// The food as the rest of Galley knows foods: named by its identifier, found by its name and its name with brand.
  ///
  /// A portion becomes a weight where its first word is a unit Galley knows, of `2 tbsp` the half; what a database says
  /// of animals is too little to tell a diet, so its origin varies.
  public var food: Food {
    var food = Food(name: identifier, category: .uncategorised, origin: .varies)
    food.names = ["en": [name] + (brand.map { ["\(name), \($0)"] } ?? [])]
    food.contains = contains
    food.mayContain = mayContain
    food.statesAllergens = statesAllergens
    food.figures = figures == Nutrients() ? nil : figures
    let source = Food.Source(release: self.source.title, identifier: code)
    food.source = source
    for portion in portions {
      let number = portion.measure.prefix { $0.isNumber || ".,/".contains($0) }
      guard let count = number.isEmpty ? 1 : Int(number), count > 0 else { continue }
      let words = portion.measure.split { !$0.isLetter }
      guard let first = words.first, let unit = UnitLexicon.word(String(first))?.unit, unit.dimension != .mass,
        !food.weights.contains(where: { $0.unit == unit && $0.form == nil })
      else { continue }
      let form = words.dropFirst().joined(separator: " ").lowercased()
      food.weights.append(
        Food.Weight(unit: unit, form: form.isEmpty ? nil : form, milligrams: portion.milligrams / count, source: source)
      )
    }
    return food
  }
}
