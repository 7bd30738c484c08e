public import Foods
public import IngredientLines
public import KitchenUnits
internal import Quantities

extension FoodMatcher {
  /// The food that the whole text of a line names: `mashed potatoes` are no potatoes that somebody mashes.
  ///
  /// Four peeled tomatoes are no four tins of them, though tins say so, and a litre of stock (instant) is no litre of
  /// powder: a food that is not sold by the unit is none.
  ///
  /// - Returns: the text, too, which is what the food is called in the line.
  public func matchWhole(
    _ line: IngredientLine, unit: KitchenUnit?, language: String
  ) -> (text: String, match: FoodMatch)? {
    for text in line.wholeNames {
      if let match = matchWhole(text, unit: unit, language: language), Self.isSold(book.foods[match.index], by: unit) {
        return (text, match)
      }
    }
    return unit == .cube ? cube(of: line.name, language: language) : nil
  }

  /// `1 cube chicken bouillon` is no broth, but a chicken bouillon cube.
  private func cube(of name: String, language: String) -> (text: String, match: FoodMatch)? {
    let texts = ["\(name) cube", "Würfel \(name)", "cube de \(name)", "cubito de \(name)"]
    for text in texts {
      guard let match = match(text, language: language), match.confidence >= .good,
        book.foods[match.index].name.hasSuffix(" cube")
      else { continue }
      return (text, match)
    }
    return nil
  }

  private static func isSold(_ food: Food, by unit: KitchenUnit?) -> Bool {
    switch unit {
    case nil, .piece: food.form != .canned
    case .millilitre, .centilitre, .decilitre, .litre:
      // In milligrams; no liquid is so light.
      UnitWeightFinder(food: food, forms: []).weight(of: .millilitre).map { $0.milligrams > Rational(850) } ?? true
    default: true
    }
  }
}
