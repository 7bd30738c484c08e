internal import Foods
internal import IngredientLines
internal import KitchenUnits
public import Quantities

/// A need as pages carry it: everything that merging asks of it, decided beforehand.
///
/// A page that adds up the quantities of equal keys, taking `weighed` instead where one of a key's quantities is a mass,
/// gets what `ShoppingMerge` gets.
public struct PackedNeed: Sendable, Hashable {
  /// A quantity and its mass, where a table says what the volume weighs.
  public struct Quantity: Sendable, Hashable {
    /// `m` in grams, `v` in millilitres, `l` in millimetres, `c` and a unit's number for what is counted, `w` and a
    /// folded word, `k` and unit, content and inner unit of containers, with slashes between them.
    public let way: String
    public let value: Rational
    /// The numbers of the units it was written in, sorted.
    public let units: [Int]
    /// The unknown unit as written.
    public let word: String?
    public let grams: Rational?
  }

  public let key: String
  public let name: String
  public let quantities: [Quantity]
  public let isVague: Bool
  public let isOptional: Bool
  /// Whether the name is one that the food has in the language of the list.
  public let isInOwnLanguage: Bool
  /// Whether it is sold in a can or jar.
  public let container: Int?

  /// `nil` for water, which comes from the tap.
  ///
  /// - Parameter language: BCP 47 tag of the list.
  public init?(_ need: ShoppingNeed, naming: ItemNaming, language: String) {
    let named = naming.name(need)
    if named.key == .food("water") { return nil }
    switch named.key {
    case .food(let name): key = "f:" + name
    case .name(let name): key = "n:" + name
    }
    name = need.line.name
    isInOwnLanguage = named.language == (FoodLanguage(tag: language) ?? .en)
    let asked = LineQuantities(need.line)
    isVague = asked.isVague
    isOptional = need.line.isOptional
    quantities = asked.quantities.map { Self.packed($0, named.food, need) }
    let units = need.line.amounts.compactMap(\.unit)
    container = units.first { $0 == .can || $0 == .jar }.map { Int($0.rawValue) }
  }

  private static func packed(_ quantity: BuyQuantity, _ food: Food?, _ need: ShoppingNeed) -> Quantity {
    var grams: Rational?
    if quantity.way == .volume, let food, let unit = quantity.units.first {
      grams = VolumeWeight.find(for: unit, of: food, in: need.line)?.grams(quantity)?.value
    }
    return Quantity(
      way: text(of: quantity.way), value: quantity.value, units: quantity.units.map { Int($0.rawValue) }.sorted(),
      word: quantity.word, grams: grams)
  }

  private static func text(of way: BuyQuantity.Way) -> String {
    switch way {
    case .mass: "m"
    case .volume: "v"
    case .length: "l"
    case .count(let unit): "c\(unit.rawValue)"
    case .word(let word): "w\(word)"
    case .container(let unit, let content, let inner):
      "k\(unit.rawValue)/\(content.numerator)/\(content.denominator)/\(inner.rawValue)"
    }
  }
}
