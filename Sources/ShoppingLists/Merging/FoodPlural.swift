internal import Foods
internal import KitchenUnits
internal import Nutrition
public import Quantities
internal import Words

/// The name of what is counted, for more than one of it: `potatoes`, `Kartoffeln`.
enum FoodPlural {
  /// `nil` for what is not counted, and where nobody knows the plural.
  static func of(_ food: Food, in language: FoodLanguage) -> String? {
    let names = food.names(in: language)
    guard isCounted(food), let one = names.first else { return nil }
    // The table has the plurals of other languages among its names.
    if let known = names.dropFirst().first(where: { isPlural($0, of: one, in: language) }) { return known }
    guard !masses.contains(where: food.name.hasSuffix) else { return nil }
    switch language {
    case .en: return EnglishPlural.of(one)
    case .fr: return french(one)
    case .es: return spanish(one)
    case .de: return nil
    }
  }

  private static func isCounted(_ food: Food) -> Bool {
    switch food.category {
    case .eggs: true
    case .vegetablesAndFruits: food.look?.shape != "leaf" && food.weights.contains { $0.unit == .piece }
    case .pantry: seeds.contains(where: food.name.hasSuffix)
    case .meatAndSeafood: sausages.contains(where: food.name.hasSuffix)
    case .breadProducts: breads.contains(where: food.name.hasSuffix)
    default: false
    }
  }

  private static let seeds = [
    "lentil", "chickpea", "almond", "nut", "cashew", "pistachio", "pecan", "date", "bay leaf",
  ]
  private static let sausages = ["frankfurter", "sausage", "bratwurst"]
  private static let breads = ["roll", "bun", "bagel", "tortilla", "croissant", "flatbread", "crumpet", "muffin"]
  private static let masses = ["garlic", "celery", "ginger", "cress", "corn", "spinach", "rhubarb", "s"]

  /// `échalotte` is no plural of `échalote`: French and Spanish ones end in s or x.
  private static func isPlural(_ name: String, of one: String, in language: FoodLanguage) -> Bool {
    guard name.utf8.count > one.utf8.count, !name.contains(" "), ItemName.isForm(name, of: one) else { return false }
    return language == .en || language == .de || name.hasSuffix("s") || name.hasSuffix("x")
  }
}

extension FoodPlural {
  /// Regular plurals of one word: `citrons`, `poireaux`.
  private static func french(_ name: String) -> String? {
    guard !name.contains(" "), let last = name.last, !"sxz".contains(last) else { return nil }
    return name + (name.hasSuffix("eau") || name.hasSuffix("eu") ? "x" : "s")
  }

  /// Regular plurals of one word: `patatas`, `limones`, `nueces`.
  private static func spanish(_ name: String) -> String? {
    guard !name.contains(" "), let last = name.last, last != "s" else { return nil }
    if "aeioué".contains(last) { return name + "s" }
    if last == "z" { return name.dropLast() + "ces" }
    for (one, many) in accents where name.hasSuffix(one) { return name.dropLast(one.count) + many }
    return name + "es"
  }

  private static let accents = [("ón", "ones"), ("án", "anes"), ("ín", "ines"), ("én", "enes"), ("ún", "unes")]
}

extension Purchase {
  /// From so many pieces on it is more than one.
  public static let fewestOfSeveral = Rational(2)

  /// What one piece of a food weighs that nobody sells less of: an onion, a celeriac; `nil` for what is broken, picked or
  /// cut off by weight.
  static func gramsOfWhole(_ food: Food) -> Rational? {
    guard food.category == .vegetablesAndFruits, FoodPlural.of(food, in: .en) != nil,
      let piece = HouseholdWeight(ofOne: .piece, of: food), piece.grams <= mostOfWhole
    else { return nil }
    return piece.grams
  }

  /// In grams: what is heavier, such as a pumpkin, shops cut up.
  private static let mostOfWhole = Rational(1000)

  /// From so many grams on it is more than one piece of a food; `nil` where nobody knows what one weighs.
  static func gramsOfSeveral(_ food: Food) -> Rational? {
    food.weights.first { $0.unit == .piece }.flatMap { Rational($0.milligrams * 2, 1000) }
  }
}

extension [BuyQuantity] {
  /// Whether it is more than one piece of a food.
  func isSeveral(of food: Food?) -> Bool {
    contains { quantity in
      switch quantity.way {
      case .count(.piece): return quantity.value >= Purchase.fewestOfSeveral
      case .count, .word, .volume, .length: return false
      case .container: return true
      case .mass: return food.flatMap(Purchase.gramsOfSeveral).map { quantity.value >= $0 } ?? true
      }
    }
  }
}
