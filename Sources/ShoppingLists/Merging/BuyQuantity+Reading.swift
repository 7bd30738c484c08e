internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import Words

extension BuyQuantity {
  /// What one amount of a line says has to be bought: of a range the upper bound, of a dozen twelve, and of `2 x 250 ml`,
  /// which come in nothing that has a name, as much as they hold together.
  ///
  /// `nil` for words without a number that are not measured with, and for units of time.
  init?(_ amount: LineAmount) {
    guard let value = amount.measure.upperBound ?? (amount.unit == nil ? nil : .one), value > .zero else { return nil }
    if let content = amount.content, let held = content.measure.upperBound {
      if let unit = amount.unit {
        self.init(containers: value, of: unit, holding: held, content.unit)
        return
      }
      if content.unit.dimension == .mass || content.unit.dimension == .volume {
        guard let total = value.multiplied(by: held) else { return nil }
        self.init(total, content.unit)
        return
      }
    }
    guard let unit = amount.unit else {
      guard let word = amount.unitText, !word.isEmpty else {
        self.init(.count(.piece), value)
        return
      }
      self.init(.word(TextFolding.folded(word)), value, word: word)
      return
    }
    self.init(value, unit)
  }

  private init?(containers value: Rational, of unit: KitchenUnit, holding held: Rational, _ inner: KitchenUnit) {
    guard let size = inner.size, let content = held.multiplied(by: size),
      inner.dimension == .mass || inner.dimension == .volume
    else { return nil }
    self.init(
      .container(unit, content, inner.dimension == .mass ? .gram : .millilitre), value, units: [inner])
  }

  /// `nil` when the number does not fit into 64 bits.
  init?(_ value: Rational, _ unit: KitchenUnit) {
    let way: Way
    var factor = Rational.one
    switch unit.dimension {
    case .mass: way = .mass
    case .volume: way = .volume
    case .length: way = .length
    case .time: return nil
    case .count:
      switch unit {
      case .dozen: (way, factor) = (.count(.piece), Rational(12))
      case .pair: (way, factor) = (.count(.piece), Rational(2))
      case .half: (way, factor) = (.count(.piece), Rational(1, 2) ?? .one)
      default: way = .count(unit)
      }
    }
    guard let total = value.multiplied(by: unit.size ?? factor) else { return nil }
    self.init(way, total, units: [unit])
  }

  /// What containers hold in all; `nil` for what is in none, and when the number does not fit into 64 bits.
  var unpacked: BuyQuantity? {
    guard case .container(_, let content, let inner) = way, let held = value.multiplied(by: content) else { return nil }
    return BuyQuantity(inner.dimension == .mass ? .mass : .volume, held, units: [inner])
  }
}
