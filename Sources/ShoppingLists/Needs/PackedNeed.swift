public import Foods
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
  public let name: String
  public let quantities: [Quantity]
  public let isVague: Bool
  public let isOptional: Bool
  /// Whether the name is one that the food has in the language of the list.
  public let isInOwnLanguage: Bool
  /// Whether the name is the food's own in the language of the list, in whatever number.
  public let isFormOfOwnName: Bool
  /// Whether it is sold in a can or jar.
  public let isContained: Bool
  /// What says where a shop keeps it.
  public let shelfWords: String

  private let food: Food?
  private let entry: PackEntry?
  private let language: FoodLanguage
  private let asked: [BuyQuantity]

  /// `nil` for what every kitchen has.
  public init?(_ need: ShoppingNeed, by assignment: ItemAssignment) {
    let first = assignment.naming.name(need)
    if assignment.isStaple(first, need) { return nil }
    let (named, need) = assignment.bought(need, as: first)
    key = Self.text(of: named.key)
    food = named.food
    entry = assignment.entry(for: named.key, named.food)
    name = need.line.name
    language = assignment.language
    isInOwnLanguage = named.language == language
    isFormOfOwnName = named.food?.names(in: language).first.map { ItemName.isForm(need.line.name, of: $0) } ?? false
    let asked = LineQuantities(need.line)
    self.asked = asked.quantities
    isVague = asked.isVague
    isOptional = need.line.isOptional
    quantities = asked.quantities.map { Self.packed($0, named.food, need) }
    let units = need.line.amounts.compactMap(\.unit)
    let container = units.first { $0 == .can } ?? units.first { $0 == .jar }
    isContained = container != nil
    // A list says names of other languages in its own.
    let known = isInOwnLanguage ? nil : named.food?.names(in: language).first
    shelfWords = ItemName.shelfWords(known ?? need.line.name, in: container)
  }

  /// How shops have it.
  public func purchase(on category: ShoppingCategory) -> PackedPurchase {
    PackedPurchase(of: asked, food, entry, on: category, language: language)
  }

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
