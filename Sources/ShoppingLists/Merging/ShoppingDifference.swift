internal import Quantities

/// What two shopping lists have of each other.
public struct ShoppingDifference: Sendable, Hashable {
  /// An item of both lists, in other amounts.
  public struct Change: Sendable, Hashable {
    public let old: ShoppingItem
    public let new: ShoppingItem

    /// How much more is bought, and how much less, each way of measuring by itself.
    public var more: [BuyQuantity] { BuyQuantity.excess(of: new.quantities, over: old.quantities) }
    public var less: [BuyQuantity] { BuyQuantity.excess(of: old.quantities, over: new.quantities) }
  }

  /// In the order of a shop, as everything else here.
  public let added: [ShoppingItem]
  public let removed: [ShoppingItem]
  public let changed: [Change]

  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  public var count: Int { added.count + removed.count + changed.count }

  /// - Parameter old: what was bought before; items are the same where their keys are.
  public init(from old: ShoppingList, to new: ShoppingList) {
    let before = Dictionary(old.items.map { ($0.key, $0) }) { first, _ in first }
    let after = Set(new.items.map(\.key))
    added = new.items.filter { before[$0.key] == nil }
    removed = old.items.filter { !after.contains($0.key) }
    changed = new.items.compactMap { item in
      guard let other = before[item.key], other.quantities != item.quantities || other.isVague != item.isVague else {
        return nil
      }
      return Change(old: other, new: item)
    }
  }
}

extension BuyQuantity {
  /// What is in the first quantities and not in the others; ways that do not fit into 64 bits are left out.
  fileprivate static func excess(of left: [BuyQuantity], over right: [BuyQuantity]) -> [BuyQuantity] {
    left.compactMap { quantity in
      guard let other = right.first(where: { $0.way == quantity.way }) else { return quantity }
      guard let rest = quantity.subtracting(other), rest.value > .zero else { return nil }
      return rest
    }
  }
}
