public import Quantities

/// What to ask for in a shop, and how much of it is needed.
public struct Purchase: Sendable, Hashable {
  /// What is needed in one way of measuring, and what is bought for it.
  ///
  /// `need.value ≤ held < need.value + step`: as much as is needed, and less than one pack more.
  public struct Part: Sendable, Hashable {
    public let need: BuyQuantity
    public let bought: BuyQuantity
    /// How much that is, in the way `need` is measured.
    public let held: Rational
    /// How much one pack or piece holds, or the step that loose goods are weighed in; measured as `need` is.
    public let step: Rational

    /// It comes in something: a can, a head, a box of six.
    public var isPacked: Bool { Self.isPacked(bought, for: need.way, in: step) }

    /// Whether what is bought for a need in some way comes in something, in steps of some size.
    static func isPacked(_ bought: BuyQuantity, for way: BuyQuantity.Way, in step: Rational) -> Bool {
      bought.way != way || step != .one && bought.isCounted
    }
  }

  /// One for each way of measuring that does not join the others; empty where no amount is stated.
  public let parts: [Part]
  /// So little of what stands in most cupboards that one looks for it at home.
  public let isAtHome: Bool
  /// Weights that joined different ways of measuring, as `1 tbsp, chopped = 3 g (SR28 …)`.
  public let conversions: [String]

  public var quantities: [BuyQuantity] { parts.map(\.bought) }
}

/// When loose goods are weighed, and not counted.
public enum LooseStep {
  /// Where more than this part of a food's weight is written as a weight, all of it is weighed; else it is counted.
  public static let weighedFrom = Rational(1, 2) ?? .one
}
