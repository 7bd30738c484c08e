public import Cookbook
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

extension Recipe {
  /// The ingredients in reading order, as the steps call them.
  ///
  /// - Parameter language: BCP 47 tag of the recipe.
  public func stepIngredients(language: String?) -> StepIngredientList {
    StepIngredientList(allIngredients.map { StepIngredient($0, language: language) })
  }
}

extension StepIngredient {
  /// - Parameter ingredient: where it states no amount of its own, the first that its name holds, `chickpea flour: 85 g`, is its
  ///   amount; words that are no numbers, such as “some”, are none.
  init(_ ingredient: Ingredient, language: String?) {
    guard ingredient.amount == nil, let (name, amount) = Self.amountInName(ingredient.name, language) else {
      self.init(name: ingredient.name, amount: ingredient.amount, language: language)
      return
    }
    self.init(name: name, amount: amount, language: language)
  }

  private static func amountInName(_ name: String, _ language: String?) -> (name: String, amount: Amount)? {
    let text = Array(name.utf8.prefix { $0 != 0x0A })
    guard text.contains(where: { (0x30...0x39).contains($0) || $0 >= 0xC2 }) else { return nil }
    let line = IngredientLineReader.read(name: String(decoding: text, as: UTF8.self), amount: nil, language: language)
    guard let amount = line.amounts.first, let place = amount.place,
      text[place.number].contains(where: { (0x30...0x39).contains($0) || $0 >= 0xC2 })
    else { return nil }
    return (line.name, Amount(amount.measure, unit: amount.unitText))
  }
}
