internal import Cookbook
internal import KitchenUnits
public import Quantities
internal import StepText

/// An ingredient that comes whole – an egg, a tin – of which a recipe now needs a part.
public struct Indivisible: Sendable, Hashable {
  public let amount: Amount
  public let name: String

  /// Those whose number was whole and is no longer.
  ///
  /// Packages and eggs come whole. Other things without a unit can be cut, but not into parts smaller than quarters.
  static func parts(of ingredients: [Ingredient], scaled: [Ingredient], language: String) -> [Indivisible] {
    zip(ingredients, scaled).compactMap { before, after in
      guard let old = before.amount, let new = after.amount, isWhole(old), !isWhole(new),
        comesWhole(after, new, language: language)
      else { return nil }
      return Indivisible(amount: new, name: after.name)
    }
  }

  private static func isWhole(_ amount: Amount) -> Bool {
    [amount.measure.lowerBound, amount.measure.upperBound].allSatisfy { $0?.isInteger ?? true }
  }

  private static func comesWhole(_ ingredient: Ingredient, _ amount: Amount, language: String) -> Bool {
    guard let text = amount.unit else {
      return isEgg(ingredient.name)
        || [amount.measure.lowerBound, amount.measure.upperBound]
          .contains { number in number.map { $0.denominator > 4 } ?? false }
    }
    guard let word = UnitLexicon.word(text, language: language), let unit = word.unit else { return false }
    return word.role == .container || [.piece, .tablet, .cube, .envelope, .leaf].contains(unit)
  }

  private static func isEgg(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.contains { eggs.contains(String($0)) }
  }

  private static let eggs: Set<String> = [
    "egg", "eggs", "yolk", "yolks", "ei", "eier", "eigelb", "eigelbe", "eiweiß", "œuf", "œufs", "oeuf", "oeufs",
    "huevo", "huevos", "yema", "yemas",
  ]
}
