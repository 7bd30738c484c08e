public import Quantities

/// The size of a baking tin, as far as it says how much goes in: seen from above.
public struct PanSize: Sendable, Hashable {
  public enum Shape: Sendable, Hashable {
    /// Across, in millimetres.
    case round(Rational)
    /// Both sides, in millimetres.
    case rectangular(Rational, Rational)
  }

  public let shape: Shape

  public init(_ shape: Shape) {
    self.shape = shape
  }

  /// How much more goes into another tin, filled to the same height: the ratio of the areas.
  ///
  /// Exact between round tins and between those with corners. From one kind to the other π is taken for 355/113 (too
  /// large by less than one ten-millionth) and the factor is rounded to thousandths.
  public func factor(to other: PanSize) -> Rational? {
    guard let area = area, let otherArea = other.area, let ratio = otherArea.divided(by: area) else { return nil }
    switch (isRound, other.isRound) {
    case (false, true): return Self.pi.flatMap(ratio.multiplied).flatMap(Self.thousandths)
    case (true, false): return Self.pi.flatMap(ratio.divided).flatMap(Self.thousandths)
    default: return ratio
    }
  }

  private static func thousandths(_ value: Rational) -> Rational? {
    guard let scaled = value.multiplied(by: 1000), scaled > .zero else { return nil }
    return Rational(max(1, scaled.roundedToNearest), 1000)
  }

  private var isRound: Bool {
    if case .round = shape { return true }
    return false
  }

  /// In square millimetres; of a round tin in units of π.
  private var area: Rational? {
    switch shape {
    case .round(let width): width.multiplied(by: width)?.divided(by: Rational(4))
    case .rectangular(let width, let depth): width.multiplied(by: depth)
    }
  }

  private static let pi = Rational(355, 113)
}
