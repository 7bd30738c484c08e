internal import KitchenUnits
internal import Quantities

/// For how many containers of one kind another stands: a can of 200 g for half a can.
///
/// One that does not say what it holds is the pack that shops have, and where they have none, as large as the other. Sizes
/// that differ by a tenth are one, which another country has.
struct ContainerShare {
  let value: Rational

  /// `nil` where the two are no containers of the same kind, or measured differently.
  init?(of held: BuyQuantity.Way, in needed: BuyQuantity.Way, _ entry: PackEntry?) {
    guard let held = Container(held, entry), let needed = Container(needed, entry), held.unit == needed.unit else {
      return nil
    }
    guard let own = held.content, let other = needed.content else {
      value = .one
      return
    }
    guard own.dimension == other.dimension, let share = own.size.divided(by: other.size) else { return nil }
    let isLike = Self.nineTenths.map { share >= $0 } ?? false && Self.elevenTenths.map { share <= $0 } ?? false
    value = isLike ? .one : share
  }

  private static let nineTenths = Rational(9, 10)
  private static let elevenTenths = Rational(11, 10)

  private struct Container {
    let unit: KitchenUnit
    /// In grams or millilitres; `nil` where nobody knows.
    var content: (size: Rational, dimension: Dimension)?

    init?(_ way: BuyQuantity.Way, _ entry: PackEntry?) {
      switch way {
      case .container(let unit, let size, let inner):
        self.unit = unit
        content = (size, inner.dimension)
      case .count(let unit) where unit != .piece:
        self.unit = unit
        guard let pack = entry?.sizes.first(where: { $0.container == unit }), let size = pack.content else { return }
        let dimension = pack.unit.dimension
        if dimension == .mass || dimension == .volume { content = (size, dimension) }
      default: return nil
      }
    }
  }
}
