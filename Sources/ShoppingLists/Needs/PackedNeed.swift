internal import Foods
internal import IngredientLines
internal import KitchenUnits
public import Quantities

/// A need as pages carry it: everything that merging asks of it, decided beforehand.
///
/// A page that adds up the quantities of equal keys, taking `weighed` instead where one of a key's quantities is a mass,
/// gets what `ShoppingMerge` gets.
public struct PackedNeed: Sendable {
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
  /// What it is called where all needs of its food are called so.
  public let name: ItemName
  /// The name is of another language than the list: others come before it.
  public let isForeign: Bool
  /// What needs of the food that are called differently are together; `nil` where they have no name in common.
  public let commonName: ItemName?
  public let quantities: [Quantity]
  public let isVague: Bool
  public let isOptional: Bool
  /// Whether it is sold in a can or jar.
  public let isContained: Bool
  /// What says where a shop keeps it, by its name and by the one it has in common with others.
  public let shelfWords: String
  public let commonShelfWords: String?

  private let food: Food?
  private let nearest: Food?
  private let entry: PackEntry?
  private let asked: [BuyQuantity]

  /// `nil` for what every kitchen has.
  public init?(_ need: ShoppingNeed, by assignment: ItemAssignment) {
    let first = assignment.naming.name(need)
    if assignment.isStaple(first, need) { return nil }
    let (named, need) = assignment.bought(need, as: first)
    key = Self.text(of: named.key)
    food = named.food
    nearest = named.nearest
    entry = assignment.entry(for: named.key, named.food, nearest: named.nearest)
    let names = ItemNames(
      food: named.key.isKind ? nil : named.food, language: assignment.language, isWhole: entry?.isWhole ?? false)
    (name, isForeign) = names.name(of: need.name(of: food, in: named.language), in: named.language)
    commonName = names.common
    let asked = LineQuantities(need, of: named.food)
    self.asked = asked.quantities
    isVague = asked.isVague
    isOptional = need.line.isOptional
    quantities = asked.quantities.map { Self.packed($0, named.food, need) }
    let units = need.line.amounts.compactMap(\.unit)
    let container = units.first { $0 == .can } ?? units.first { $0 == .jar }
    isContained = container != nil
    shelfWords = ItemName.shelfWords(name.text, in: container)
    commonShelfWords = commonName.map { ItemName.shelfWords($0.text, in: container) }
  }

  /// How shops have it.
  public var purchase: PackedPurchase { PackedPurchase(of: asked, food, nearest: nearest, entry) }

  private static func packed(_ quantity: BuyQuantity, _ food: Food?, _ need: ShoppingNeed) -> Quantity {
    var grams: Rational?
    if quantity.way == .volume, let food, let unit = quantity.units.first {
      grams = VolumeWeight.find(for: unit, of: food, in: need.line)?.grams(quantity)?.value
    }
    return Quantity(
      way: quantity.way.packed, value: quantity.value, units: quantity.units.map { Int($0.rawValue) }.sorted(),
      word: quantity.word, grams: grams)
  }

  private static func text(of key: ItemKey) -> String {
    switch key {
    case .food(let name): "f:" + name
    case .kind(let name, let food): "k:\(food)/\(name)"
    case .name(let name): "n:" + name
    }
  }
}

extension BuyQuantity.Way {
  /// As pages carry it; see `PackedNeed.Quantity`.
  var packed: String {
    switch self {
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
