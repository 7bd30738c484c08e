public import KitchenUnits
public import Quantities

/// So much of something that is bought, in one way of measuring; quantities of the same way add up exactly.
public struct BuyQuantity: Sendable, Hashable {
  /// A way of measuring; what is measured in different ways is never added.
  public enum Way: Sendable, Hashable {
    /// In grams.
    case mass
    /// In millilitres.
    case volume
    /// In millimetres.
    case length
    /// Pieces, cloves, cans; a number alone counts pieces.
    case count(KitchenUnit)
    /// Containers that say what one holds: so much of a unit.
    case container(KitchenUnit, Rational, KitchenUnit)
    /// A unit nobody knows, folded.
    case word(String)
  }

  public let way: Way
  /// In the unit of the way.
  public let value: Rational
  /// The units it was written in: they decide how it is shown.
  let units: Set<KitchenUnit>
  /// The unknown unit as written; of several the first in order.
  let word: String?

  init(_ way: Way, _ value: Rational, units: Set<KitchenUnit> = [], word: String? = nil) {
    self.way = way
    self.value = value
    self.units = units
    self.word = word
  }

  /// `nil` for different ways, or when the sum does not fit into 64 bits.
  func adding(_ other: BuyQuantity) -> BuyQuantity? {
    guard way == other.way, let sum = value.adding(other.value) else { return nil }
    return BuyQuantity(way, sum, units: units.union(other.units), word: [word, other.word].compactMap(\.self).min())
  }

  func subtracting(_ other: BuyQuantity) -> BuyQuantity? {
    guard way == other.way else { return nil }
    return value.subtracting(other.value).map { with($0) }
  }

  func with(_ value: Rational) -> BuyQuantity { BuyQuantity(way, value, units: units, word: word) }

  /// All of them, those of one way added, in a fixed order.
  ///
  /// Sums that do not fit into 64 bits stay apart.
  static func sum(_ quantities: [BuyQuantity]) -> [BuyQuantity] {
    // The order in which sums are made decides what stays apart where they do not fit.
    let ordered = quantities.sorted(by: precedes)
    return ordered.reduce(into: []) { sums, quantity in
      guard let last = sums.last, let sum = last.adding(quantity) else { return sums.append(quantity) }
      sums[sums.count - 1] = sum
    }
  }

  static func precedes(_ left: BuyQuantity, _ right: BuyQuantity) -> Bool {
    let (first, second) = (left.way.order, right.way.order)
    if first.rank != second.rank { return first.rank < second.rank }
    if first.unit != second.unit { return first.unit < second.unit }
    if first.content != second.content { return first.content < second.content }
    if first.word != second.word { return first.word < second.word }
    return left.value < right.value
  }
}

extension BuyQuantity.Way {
  fileprivate var order: (rank: Int, unit: UInt8, content: Rational, word: String) {
    switch self {
    case .mass: (0, 0, .zero, "")
    case .volume: (1, 0, .zero, "")
    case .length: (2, 0, .zero, "")
    case .container(let unit, let content, let inner):
      (3, unit.rawValue, content, inner.dimension == .mass ? "g" : "ml")
    case .count(let unit): (unit == .piece ? 5 : 4, unit.rawValue, .zero, "")
    case .word(let word): (6, 0, .zero, word)
    }
  }
}
