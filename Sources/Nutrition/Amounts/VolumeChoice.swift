internal import Foods
internal import KitchenUnits
internal import Quantities

/// How well the weight of one volume of a food tells the weight of another; the least is best.
///
/// The form comes first. A dash or a splash says little about what a spoon holds, so that measures come before them;
/// then weights with a source before those of experience, since 60 ml are 24 hundredths of a cup that was weighed;
/// then the nearest in size.
struct VolumeChoice: Comparable {
  private let match: FormMatch
  private let isVague: Bool
  private let isTypical: Bool
  private let distance: Double

  /// - Parameter unit: whose weight is looked for.
  init(_ weight: Food.Weight, _ match: FormMatch, for unit: KitchenUnit) {
    self.match = match
    isVague = Self.isVague(weight.unit) && !Self.isVague(unit)
    isTypical = weight.source == nil
    let ratio = (weight.unit.size?.approximateDouble ?? 1) / Self.usualMillilitres(unit)
    distance = ratio < 1 ? 1 / ratio : ratio
  }

  /// Of units that are no vessels there are many at once: they stand for a cup.
  private static func usualMillilitres(_ unit: KitchenUnit) -> Double {
    switch unit {
    case .millilitre, .centilitre, .decilitre, .litre: 240
    default: unit.size?.approximateDouble ?? 1
    }
  }

  private static func isVague(_ unit: KitchenUnit) -> Bool {
    [.dash, .pinch, .smidgen, .drop, .knifeTip, .splash].contains(unit)
  }

  static func < (left: VolumeChoice, right: VolumeChoice) -> Bool {
    if left.match != right.match { return left.match > right.match }
    if left.isVague != right.isVague { return right.isVague }
    if left.isTypical != right.isTypical { return right.isTypical }
    return left.distance < right.distance
  }
}
