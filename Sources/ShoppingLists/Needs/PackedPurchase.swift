internal import Foods
internal import KitchenUnits
internal import Nutrition
public import Quantities

/// How shops have what somebody needs, as pages carry it.
///
/// A page that joins and rounds up by these numbers buys what `PurchasePlanner` buys. All conversions are factors: what
/// is converted is multiplied by them.
public struct PackedPurchase: Sendable, Hashable {
  /// A size: a need of up to `content`, in the way of the sizes, is met by `count` in another way.
  public struct Size: Sendable, Hashable {
    public let content: Rational
    /// As `PackedNeed.Quantity` has it.
    public let way: String
    public let count: Rational
    public let unit: Int
  }

  /// When it is looked for at home.
  public enum Keeping: Int, Sendable {
    case never
    /// Where less than a quarter of a pack is needed, or a spoonful.
    case partOfPack
    /// Where a spoonful is needed.
    case spoonful
    /// Where a spoonful is needed, or just some.
    case spoonfulOrSome
  }

  /// What becomes of one quantity of the need.
  public enum Conversion: Sendable, Hashable {
    /// To the way of the sizes: beside other quantities, and alone, where a typical weight will do; `nil` where no
    /// weight is known.
    case toSizes(joined: Rational?, alone: Rational?)
    /// Grams of one of it, `nil` where nobody knows, and whether a table is cited for them; and the way in which it is
    /// bought where it is needed in no other.
    case loose(grams: Rational?, isCited: Bool, alone: Alone?)
  }

  public struct Alone: Sendable, Hashable {
    public let way: String
    public let factor: Rational
  }

  /// The smallest first; empty for what shops weigh or count.
  public let sizes: [Size]
  /// Of the sizes.
  public let way: String?
  public let keeping: Keeping
  /// The whole is bought, so that its parts are not named.
  public let isWhole: Bool
  /// The food's own name in the language of the list.
  public let name: String?
  /// For more than one piece of it.
  public let plural: String?
  /// From so many grams on it is more than one piece.
  public let gramsOfSeveral: Rational?
  /// One for each quantity of the need.
  public let conversions: [Conversion]

  init(
    of quantities: [BuyQuantity], _ food: Food?, _ entry: PackEntry?, on category: ShoppingCategory,
    language: FoodLanguage
  ) {
    sizes = (entry?.sizes ?? []).compactMap(Self.packed)
    way = entry?.sizes.first?.way.packed
    keeping = Self.keeping(entry, category)
    isWhole = entry?.isWhole ?? false
    name = food?.names(in: language).first
    plural = food.flatMap { FoodPlural.of($0, in: language) }
    gramsOfSeveral = plural == nil ? nil : food.flatMap(Purchase.gramsOfSeveral)
    conversions = quantities.map { quantity in
      let one = quantity.with(.one)
      guard let sizes = entry?.sizes, let first = sizes.first else { return Self.loose(one, food, category) }
      func factor(_ allowsTypical: Bool) -> Rational? {
        var conversion = QuantityConversion(food, sizes: sizes, allowsTypical: allowsTypical)
        return conversion.converted(one, to: first.way)?.value
      }
      return .toSizes(joined: factor(first.isNatural), alone: factor(true))
    }
  }

  private static func packed(_ size: PackSize) -> Size? {
    guard let content = size.content, let bought = size.bought(1) else { return nil }
    return Size(content: content, way: bought.way.packed, count: bought.value, unit: Int(size.unit.rawValue))
  }

  private static func keeping(_ entry: PackEntry?, _ category: ShoppingCategory) -> Keeping {
    if let entry { return entry.isKept ? .partOfPack : .never }
    guard PurchasePlanner.cupboards.contains(category) else { return .never }
    return category == .pantry ? .spoonfulOrSome : .spoonful
  }

  private static func loose(_ one: BuyQuantity, _ food: Food?, _ category: ShoppingCategory) -> Conversion {
    guard let food else { return .loose(grams: nil, isCited: false, alone: nil) }
    var alone: Alone?
    if let way = PurchasePlanner.wholeWay(one, food, category) {
      var conversion = QuantityConversion(food, allowsTypical: true)
      alone = conversion.converted(one, to: way).map { Alone(way: way.packed, factor: $0.value) }
    }
    if case .count(let unit) = one.way {
      let weight = HouseholdWeight(ofOne: unit, of: food)
      return .loose(grams: weight?.grams, isCited: weight?.isCited ?? false, alone: alone)
    }
    var conversion = QuantityConversion(food)
    return .loose(grams: conversion.converted(one, to: .mass)?.value, isCited: true, alone: alone)
  }
}
