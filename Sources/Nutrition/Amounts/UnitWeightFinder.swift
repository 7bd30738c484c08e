internal import Foods
internal import KitchenUnits
internal import Quantities

/// Milligrams of one unit of a food, and how they were found.
struct FoundWeight {
  var milligrams: Rational
  var path: GramPath

  init(_ milligrams: Rational, _ path: GramPath) {
    self.milligrams = milligrams
    self.path = path
  }

  init(of weight: Food.Weight, as unit: KitchenUnit?, kind: GramPath.Kind = .weight, guesses: GramPath.Guesses) {
    let typical: GramPath.Guesses = weight.source == nil ? .typicalWeight : []
    self.init(
      Rational(weight.milligrams), GramPath(kind, unit: unit, weight: weight, guesses: guesses.union(typical)))
  }

  func multiplied(by factor: Rational, adding guesses: GramPath.Guesses = []) -> FoundWeight? {
    guard let product = milligrams.multiplied(by: factor) else { return nil }
    var path = path
    path.guesses.formUnion(guesses)
    return FoundWeight(product, path)
  }
}

/// Finds what one of a unit of a food weighs, by the table's household weights and densities.
struct UnitWeightFinder {
  let food: Food
  /// What the line says about form and size.
  let forms: PreparationForms

  /// `nil` where the table has no way from the unit to a mass.
  func weight(of unit: KitchenUnit?) -> FoundWeight? {
    switch unit?.dimension {
    case .mass: unit?.size?.multiplied(by: 1000).map { FoundWeight($0, GramPath(.mass, unit: unit)) }
    case .volume: unit.flatMap { volume(of: $0) }
    case .length: unit.flatMap { length(of: $0) }
    case .count, nil: CountWeightFinder(food: food, forms: forms).weight(of: unit ?? .piece, stated: unit)
    case .time: nil
    }
  }

  // MARK: Volume

  /// The unit's own weight in a form that fits, else another volume's, else the density, else a weight of another form.
  private func volume(of unit: KitchenUnit) -> FoundWeight? {
    let scored = food.weights.lazy.filter { $0.unit.dimension == .volume }.map { ($0, FormMatch($0.form, forms)) }
    if let own = best(scored.filter { $0.0.unit == unit && $0.1.fits }) {
      return FoundWeight(of: own.0, as: unit, guesses: own.1.guesses)
    }
    if let other = derived(unit, from: scored.filter { $0.1.fits }) { return other }
    if let density = food.density, let size = unit.size {
      var path = GramPath(.density, unit: unit)
      path.density = density
      return size.multiplied(by: density.milligramsPerMillilitre).map { FoundWeight($0, path) }
    }
    if let other = derived(unit, from: Array(scored)) { return other }
    return CustomaryWeight.small(unit)
  }

  private func derived(_ unit: KitchenUnit, from scored: some Sequence<(Food.Weight, FormMatch)>) -> FoundWeight? {
    let found = scored.min { VolumeChoice($0.0, $0.1, for: unit) < VolumeChoice($1.0, $1.1, for: unit) }
    guard let found, let own = unit.size, let other = found.0.unit.size, let ratio = own.divided(by: other) else {
      return nil
    }
    let kind: GramPath.Kind = found.0.unit == unit ? .weight : .otherVolume
    return FoundWeight(of: found.0, as: unit, kind: kind, guesses: found.1.guesses).multiplied(by: ratio)
  }

  private func best(_ scored: some Sequence<(Food.Weight, FormMatch)>) -> (Food.Weight, FormMatch)? {
    var result: (Food.Weight, FormMatch)?
    for candidate in scored where result.map({ candidate.1 > $0.1 }) ?? true { result = candidate }
    return result
  }

  // MARK: Length

  private func length(of unit: KitchenUnit) -> FoundWeight? {
    guard let weight = food.weights.first(where: { $0.unit.dimension == .length }), let own = unit.size,
      let other = weight.unit.size, let ratio = own.divided(by: other)
    else { return nil }
    return FoundWeight(of: weight, as: unit, guesses: []).multiplied(by: ratio)
  }
}

/// How well the form a weight holds for fits what a line says.
enum FormMatch: Int, Comparable {
  case other, near, unstated, generic, exact

  init(_ form: String?, _ stated: PreparationForms) {
    let own = (form.map(PreparationForms.init(naming:)) ?? []).intersection(.cuts)
    let wanted = stated.intersection(.cuts)
    self =
      if own.isEmpty { wanted.isEmpty ? .exact : .generic } else if !own.isDisjoint(with: wanted) {
        .exact
      } else if wanted.isEmpty {
        own.isDisjoint(with: [.whipped, .sifted, .melted]) ? .unstated : .other
      } else if own.isSimilar(to: wanted) { .near } else { .other }
  }

  /// Whether the weight may be used before a density is.
  var fits: Bool { self >= .near }

  var guesses: GramPath.Guesses {
    switch self {
    case .exact, .generic: []
    case .other, .near, .unstated: .form
    }
  }

  static func < (left: FormMatch, right: FormMatch) -> Bool { left.rawValue < right.rawValue }
}

extension PreparationForms {
  private static let groups: [PreparationForms] = [
    [.chopped, .minced, .sliced, .halved, .quartered], [.shredded, .crumbled, .ground],
  ]

  /// Pieces lie together much alike, however they were cut.
  fileprivate func isSimilar(to other: PreparationForms) -> Bool {
    Self.groups.contains { !isDisjoint(with: $0) && !other.isDisjoint(with: $0) }
  }
}
