public import Cookbook
public import Foods
internal import Quantities

/// One line of a shopping list: all that is needed of one food, and how it came about.
public struct ShoppingItem: Sendable, Hashable {
  /// Where a shop keeps it.
  public struct Shelf: Sendable, Hashable {
    public let category: ShoppingCategory
    /// The user's own name for the category; `nil` for those of Galley.
    public let ownName: String?

    public init(_ category: ShoppingCategory, ownName: String? = nil) {
      self.category = category
      self.ownName = ownName
    }

    public var name: String { ownName ?? category.name }
  }

  /// What one need added, and the conversions on the way.
  public struct Share: Sendable, Hashable {
    public let need: ShoppingNeed
    public let quantities: [BuyQuantity]
    /// Lines such as `1 cup = 125 g (SR28 20081)`.
    public let conversions: [String]
  }

  /// What did not have to be bought, and why.
  public struct Deduction: Sendable, Hashable {
    public let stock: ShoppingStock
    /// As much as was needed; empty where the stock states no amount.
    public let quantities: [BuyQuantity]
    public let conversions: [String]
  }

  public let key: ItemKey
  /// With what people wrote behind it: `cheese, grated`.
  public internal(set) var name: String
  /// The name as written, where that is in another language than the list.
  public let written: String?
  /// What is needed and not there yet, one for each way of measuring; empty where no amount is stated.
  public internal(set) var quantities: [BuyQuantity]
  /// Some of it is needed without an amount, on top of the quantities.
  public internal(set) var isVague: Bool
  /// Every recipe works without it.
  public let isOptional: Bool
  public internal(set) var isBought: Bool
  public let shelf: Shelf
  public let link: String?
  /// In a fixed order, whatever order they were asked for in.
  public let shares: [Share]
  public internal(set) var deductions: [Deduction] = []
  /// What to ask for in a shop; `nil` for lists of exact amounts, and for what is bought.
  public internal(set) var purchase: Purchase?

  /// Not bought before somebody has looked for it at home.
  public var isLookedFor: Bool { !isBought && purchase?.isAtHome ?? false }

  /// How much to buy: packs, pieces and weights of shops, or exact amounts; empty for what is looked for at home.
  public var toBuy: [BuyQuantity] { purchase.map { $0.isAtHome ? [] : $0.quantities } ?? quantities }

  /// What people wrote behind its name, which is theirs to read in the shop; empty where they wrote nothing.
  var remark: String {
    let remarks = Set(shares.compactMap(\.need.remark)).sorted()
    guard let first = remarks.first else { return "" }
    return remarks.dropFirst().reduce(first) { $0 + "; " + $1.drop { ",:; ".contains($0) } }
  }

  /// The titles of the recipes that need it, each once.
  public var recipes: [String] {
    shares.reduce(into: []) { titles, share in
      guard let title = share.need.recipe?.title, !titles.contains(title) else { return }
      titles.append(title)
    }
  }
}

/// Something that is at home, or was bought already.
public struct ShoppingStock: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable {
    case pantry, bought
  }

  public let need: ShoppingNeed
  public let kind: Kind
  /// The last day it can be used: what is cooked later is not met by it; `nil` where nothing is said.
  public let last: CalendarDate?

  /// A stock without an amount is enough for everything; of `3-4 eggs` at home three are there for sure.
  public init(_ need: ShoppingNeed, _ kind: Kind, until last: CalendarDate? = nil) {
    self.need = kind == .pantry ? need.atLeast : need
    self.kind = kind
    self.last = last
  }
}

/// A shopping list.
public struct ShoppingList: Sendable, Hashable {
  /// In the order of a shop, and there by name; what was bought stands last on its shelf, and what is looked for at home
  /// behind everything else.
  public let items: [ShoppingItem]
  /// What is needed, but not bought, since enough of it is there.
  public let covered: [ShoppingItem]

  public init(items: [ShoppingItem], covered: [ShoppingItem]) {
    self.items = items
    self.covered = covered
  }

  /// What stands in most cupboards and is needed in small amounts, in shop order.
  public var lookedFor: [ShoppingItem] { items.filter(\.isLookedFor) }

  /// The items of each shelf, in shop order, without those that are looked for at home.
  public var shelves: [(shelf: ShoppingItem.Shelf, items: [ShoppingItem])] {
    items.lazy.filter { !$0.isLookedFor }.reduce(into: []) { shelves, item in
      if shelves.last?.shelf == item.shelf {
        shelves[shelves.count - 1].items.append(item)
      } else {
        shelves.append((item.shelf, [item]))
      }
    }
  }
}
