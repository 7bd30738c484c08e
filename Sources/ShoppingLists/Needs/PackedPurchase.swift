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
    /// It is a pack, and not a step in which the food is counted.
    public let isPack: Bool
  }

  /// What becomes of one quantity of the need.
  public enum Conversion: Sendable, Hashable {
    /// To the way of the sizes: beside other quantities, and alone, where a typical weight will do; `nil` where no
    /// weight is known.
    case toSizes(joined: Rational?, alone: Rational?)
    /// Grams of one of it, `nil` where nobody knows, and whether these join amounts; and the way in which it is
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
  /// Of what nobody knows, as it was asked for is what is looked for at home.
  public let isKnown: Bool
  /// `nil` for what is always bought; of what has no sizes the shelf says it.
  public let home: HomeLimits?
  /// From so many grams on it is more than one piece.
  public let gramsOfSeveral: Rational?
  /// Fewer grams are bought as one piece.
  public let gramsOfWhole: Rational?
  /// One for each quantity of the need.
  public let conversions: [Conversion]

  /// - Parameter nearest: where no food is known, the one it is likely a kind of.
  init(of quantities: [BuyQuantity], _ food: Food?, nearest: Food?, _ entry: PackEntry?) {
    isKnown = food != nil
    sizes = (entry?.sizes ?? []).compactMap(Self.packed)
    way = entry?.sizes.first?.way.packed
    home = entry.flatMap { HomeLimits($0) }
    gramsOfSeveral = food.flatMap(Purchase.gramsOfSeveral)
    gramsOfWhole = entry == nil ? (food ?? nearest).flatMap(Purchase.gramsOfWhole) : nil
    conversions = quantities.map { quantity in
      let one = quantity.with(.one)
      guard let sizes = entry?.sizes, let first = sizes.first else { return Self.loose(one, food, nearest: nearest) }
      func factor(_ allowsTypical: Bool, _ food: Food?) -> Rational? {
        var conversion = QuantityConversion(food, sizes: sizes, allowsTypical: allowsTypical)
        var typical = QuantityConversion(food, allowsTypical: true)
        return
          (conversion.converted(one, to: first.way) ?? conversion.countedPacks(one, in: first.way)
          ?? typical.converted(one, to: first.way))?.value
      }
      return .toSizes(
        joined: factor(first.isNatural, food), alone: factor(true, food ?? (one.way == .volume ? nearest : nil)))
    }
  }

  private static func packed(_ size: PackSize) -> Size? {
    guard let content = size.content, let bought = size.bought(1) else { return nil }
    return Size(
      content: content, way: bought.way.packed, count: bought.value, unit: Int(size.unit.rawValue),
      isPack: Purchase.Part.isPacked(bought, for: size.way, in: content))
  }

  private static func loose(_ one: BuyQuantity, _ food: Food?, nearest: Food?) -> Conversion {
    guard let food else {
      let alone = one.way == .volume ? nearest.flatMap { Self.alone(one, $0) } : nil
      return .loose(grams: nil, isCited: false, alone: alone)
    }
    let alone = Self.alone(one, food)
    if case .count(let unit) = one.way {
      let weight = HouseholdWeight(ofOne: unit, of: food)
      return .loose(grams: weight?.grams, isCited: weight?.joins(unit, of: food) ?? false, alone: alone)
    }
    var conversion = QuantityConversion(food)
    return .loose(grams: conversion.converted(one, to: .mass)?.value, isCited: true, alone: alone)
  }

  private static func alone(_ one: BuyQuantity, _ food: Food) -> Alone? {
    guard let way = PurchasePlanner.wholeWay(one, food) else { return nil }
    var conversion = QuantityConversion(food, allowsTypical: true)
    return conversion.converted(one, to: way).map { Alone(way: way.packed, factor: $0.value) }
  }
}
