public import KitchenUnits
internal import Quantities

/// The unit in which a sum is written that has amounts in a unit: of several the first holds.
///
/// Grams or millilitres where one of the units is metric, else the smallest that is measured with, since the others are
/// made of it; of units that only small amounts are written in, such as pinches, where there is no other.
public struct SumUnit: Sendable, Hashable, Comparable {
  public let unit: KitchenUnit
  /// The lower, the earlier.
  public let rank: Int

  public static func < (left: SumUnit, right: SumUnit) -> Bool { left.rank < right.rank }

  /// For all units that have a size.
  public static let all: [KitchenUnit: SumUnit] = {
    let sized = KitchenUnit.allCases.filter { $0.size != nil && !decimals.contains($0) }.sorted {
      ($0.size ?? .zero, $0.rawValue) < ($1.size ?? .zero, $1.rawValue)
    }
    let ordered = sized.filter { !small.contains($0) } + sized.filter(small.contains)
    let others = ordered.enumerated().map { ($1, SumUnit(unit: $1, rank: $0 + 1)) }
    let metric = decimals.map { ($0, SumUnit(unit: $0.dimension == .mass ? .gram : .millilitre, rank: 0)) }
    return Dictionary(others + metric) { first, _ in first }
  }()

  static func all(of units: Set<KitchenUnit>) -> [SumUnit] { units.compactMap { all[$0] } }

  private static let decimals: Set<KitchenUnit> = [
    .milligram, .gram, .kilogram, .metricPound, .millilitre, .centilitre, .decilitre, .litre,
  ]
  /// Nobody writes a cup in pinches.
  private static let small: Set<KitchenUnit> = [.dash, .pinch, .smidgen, .drop, .knifeTip, .splash, .shot]
}
