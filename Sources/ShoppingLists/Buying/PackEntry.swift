public import KitchenUnits
public import Quantities

/// How shops have a food.
public struct PackEntry: Sendable, Hashable {
  /// The food that is bought instead, as lemons for their juice.
  public struct Origin: Sendable, Hashable {
    /// The English name of the food.
    public let food: String
    /// How much one piece of it gives, in `unit`.
    public let amount: Rational
    /// A mass or a volume.
    public let unit: KitchenUnit
  }

  /// The smallest first, all with contents of one kind; empty where the food is only bought as another.
  public let sizes: [PackSize]
  /// It stands in most cupboards.
  public let isKept: Bool
  public let origin: Origin?

  /// Sizes that measure otherwise than the first are left out.
  public init(sizes: [PackSize], isKept: Bool = false, origin: Origin? = nil) {
    let kind = sizes.first.map(\.way)
    self.sizes = sizes.filter { $0.way == kind }.sorted { ($0.content ?? .zero) < ($1.content ?? .zero) }
    self.isKept = isKept
    self.origin = origin
  }

  /// Whether the whole is bought: nobody asks for a leaf of parsley.
  var isWhole: Bool { sizes.first.map { $0.container == .bunch || $0.container == .head } ?? false }
}

extension PackSize {
  /// How its content is measured.
  var way: BuyQuantity.Way {
    switch unit.dimension {
    case .mass: .mass
    case .volume: .volume
    case .length, .time, .count: .count(unit)
    }
  }

  /// So many of it, as one asks for them: by their content where that is printed on them, by their pieces where one
  /// counts these.
  func bought(_ count: Int) -> BuyQuantity? {
    if isNatural { return BuyQuantity(.count(container), Rational(count)) }
    guard let content else { return nil }
    switch way {
    case .mass: return BuyQuantity(.container(container, content, .gram), Rational(count), units: [unit])
    case .volume: return BuyQuantity(.container(container, content, .millilitre), Rational(count), units: [unit])
    case .count(.piece): return content.multiplied(by: count).map { BuyQuantity(way, $0) }
    default: return BuyQuantity(.count(container), Rational(count))
    }
  }
}
