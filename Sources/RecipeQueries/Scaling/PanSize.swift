internal import KitchenUnits
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
  /// Exact between round tins and between those with corners. From one kind to the other π is taken for 355/113, which
  /// is too large by less than one ten-millionth.
  public func factor(to other: PanSize) -> Rational? {
    guard let area = area, let otherArea = other.area, let ratio = otherArea.divided(by: area) else { return nil }
    switch (isRound, other.isRound) {
    case (false, true): return Self.pi.flatMap(ratio.multiplied)
    case (true, false): return Self.pi.flatMap(ratio.divided)
    default: return ratio
    }
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
