internal import KitchenUnits

extension StepReading {
  /// Whether the text says an amount in another unit of its kind right beside it, as `1 cup (240 ml)` does: converting one
  /// of them would make it say the same thing twice.
  public func isSaidTwice(_ amount: StepAmount) -> Bool {
    let isOther = { (other: StepAmount) in
      other.unit.map { $0.dimension == amount.unit?.dimension && $0 != amount.unit } ?? false
    }
    return Self.hasNeighbour(of: amount.range, in: amounts, at: \.range, where: isOther)
      || Self.hasNeighbour(of: amount.range, in: unclear, at: \.range, where: isOther)
      || Self.hasNeighbour(of: amount.range, in: sizes, at: \.range) { $0.unit != amount.unit }
  }

  func isSaidTwice(_ size: StepSize) -> Bool {
    let isOther = { (other: StepAmount) in
      other.unit.map { $0.dimension == size.unit.dimension && $0 != size.unit } ?? false
    }
    return Self.hasNeighbour(of: size.range, in: amounts, at: \.range, where: isOther)
      || Self.hasNeighbour(of: size.range, in: unclear, at: \.range, where: isOther)
      || Self.hasNeighbour(of: size.range, in: sizes, at: \.range) { $0.unit != size.unit }
  }

  /// Whether the same heat stands beside it on the scale that is wanted, as in `180 °C/350 °F`: of `180 °C/gas 4` nobody
  /// knows the degrees Fahrenheit.
  func isSaidTwice(_ found: StepTemperature, wanted: Temperature.Scale) -> Bool {
    found.isSaidInDegrees
      || Self.hasNeighbour(of: found.range, in: temperatures, at: \.range) { $0.temperature?.scale == wanted }
  }

  func isSaidTwice(_ length: StepLength) -> Bool {
    Self.hasNeighbour(of: length.range, in: lengths, at: \.range) { $0.unit != length.unit }
  }

  /// Whether something stands within a few bytes of a range. What was found is in reading order and does not overlap, so
  /// only the neighbours are looked at, however long the text is.
  private static func hasNeighbour<Found>(
    of range: Range<Int>, in all: [Found], at place: (Found) -> Range<Int>, where isOther: (Found) -> Bool
  ) -> Bool {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if place(all[middle]).upperBound + nearby < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < all.count, place(all[low]).lowerBound <= range.upperBound + nearby {
      if !place(all[low]).overlaps(range), isOther(all[low]) { return true }
      low += 1
    }
    return false
  }

  /// Bytes between two ways to say the same, such as ` / ` or ` (`.
  private static let nearby = 3
}
