internal import Foods
public import KitchenUnits
internal import Quantities

/// The unit in which a sum is written that has amounts in a unit: of several the first holds.
///
/// Grams or millilitres where one of the units is metric, or no shop of the language knows it (a cup in German), else the smallest that is measured with, since the others are
/// made of it; of units that only small amounts are written in, such as pinches, where there is no other.
public struct SumUnit: Sendable, Hashable, Comparable {
  public let unit: KitchenUnit
  /// The lower, the earlier.
  public let rank: Int

  public static func < (left: SumUnit, right: SumUnit) -> Bool { left.rank < right.rank }

  private static let all: [KitchenUnit: SumUnit] = {
    let sized = KitchenUnit.allCases.filter { $0.size != nil && !decimals.contains($0) }.sorted {
      ($0.size ?? .zero, $0.rawValue) < ($1.size ?? .zero, $1.rawValue)
    }
    let ordered = sized.filter { !small.contains($0) } + sized.filter(small.contains)
    let others = ordered.enumerated().map { ($1, SumUnit(unit: $1, rank: $0 + 1)) }
    let metric = decimals.map { ($0, SumUnit(unit: $0.dimension == .mass ? .gram : .millilitre, rank: 0)) }
    return Dictionary(others + metric) { first, _ in first }
  }()

  /// For all units that have a size, on a list in a language.
  public static func all(language: String) -> [KitchenUnit: SumUnit] {
    FoodLanguage(tag: language) == .en || FoodLanguage(tag: language) == nil ? all : metric
  }

  /// Where kitchens measure in grams and millilitres alone, and in spoons.
  private static let metric: [KitchenUnit: SumUnit] = all.merging(
    foreign.map { unit in
      let base: KitchenUnit =
        switch unit.dimension {
        case .mass: .gram
        case .volume: .millilitre
        default: .centimetre
        }
      return (unit, SumUnit(unit: base, rank: 0))
    }, uniquingKeysWith: { $1 })

  private static let foreign = KitchenUnit.allCases.filter {
    !$0.belongs(to: .metric) && $0 != .teaspoon && $0 != .tablespoon
  }

  private static let decimals: Set<KitchenUnit> = [
    .milligram, .gram, .decagram, .kilogram, .metricPound, .millilitre, .centilitre, .decilitre, .litre,
  ]
  /// Nobody writes a cup in pinches.
  private static let small: Set<KitchenUnit> = [.dash, .pinch, .smidgen, .drop, .knifeTip, .splash, .shot]
}
