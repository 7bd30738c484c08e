internal import KitchenUnits

extension StepReading {
  /// Whether the text says an amount in another unit of its kind right beside it, as `1 cup (240 ml)` does: converting one
  /// of them would make it say the same thing twice.
  public func isSaidTwice(_ amount: StepAmount) -> Bool {
    let others = (amounts + unclear).filter { other in
      other.unit.map { $0.dimension == amount.unit?.dimension && $0 != amount.unit } ?? false
    }
    return Self.isNear(amount.range, others.map(\.range))
  }

  /// Whether the same heat stands beside it on another scale: `180 °C/350 °F`.
  func isSaidTwice(_ found: StepTemperature) -> Bool {
    let others = temperatures.filter { $0.temperature?.scale != found.temperature?.scale }
    return Self.isNear(found.range, others.map(\.range))
  }

  func isSaidTwice(_ length: StepLength) -> Bool {
    Self.isNear(length.range, lengths.filter { $0.unit != length.unit }.map(\.range))
  }

  private static func isNear(_ range: Range<Int>, _ others: [Range<Int>]) -> Bool {
    others.contains { other in
      let gap =
        other.lowerBound >= range.upperBound
        ? other.lowerBound - range.upperBound : range.lowerBound - other.upperBound
      return (0...nearby).contains(gap)
    }
  }

  /// Bytes between two ways to say the same, such as ` / ` or ` (`.
  private static let nearby = 3
}
