/// Where a shop keeps a food, in shop order.
public enum ShoppingCategory: UInt8, Sendable, Hashable, CaseIterable {
  case uncategorised, vegetablesAndFruits, vegetarian, glucoseFree, lactoseFree, breadProducts, sweets, pantry
  case milkProducts, meatAndSeafood, eggs, coffeeAndTea, householdSupplies, beverages, refrigeratedItems, electronics
  case other

  /// The English name, which is also the one in files and on the command line.
  public var name: String {
    switch self {
    case .uncategorised: "Uncategorised"
    case .vegetablesAndFruits: "Vegetables and Fruits"
    case .vegetarian: "Vegetarian"
    case .glucoseFree: "Glucose-Free"
    case .lactoseFree: "Lactose-Free"
    case .breadProducts: "Bread Products"
    case .sweets: "Sweets"
    case .pantry: "Pantry"
    case .milkProducts: "Milk Products"
    case .meatAndSeafood: "Meat and Seafood"
    case .eggs: "Eggs"
    case .coffeeAndTea: "Coffee & Tea"
    case .householdSupplies: "Household Supplies"
    case .beverages: "Beverages"
    case .refrigeratedItems: "Refrigerated Items"
    case .electronics: "Electronics"
    case .other: "Other"
    }
  }

  public var emoji: String {
    switch self {
    case .uncategorised: "❓"
    case .vegetablesAndFruits: "🥬"
    case .vegetarian: "🥗"
    case .glucoseFree: "🚫"
    case .lactoseFree: "🥥"
    case .breadProducts: "🍞"
    case .sweets: "🍬"
    case .pantry: "🏺"
    case .milkProducts: "🥛"
    case .meatAndSeafood: "🥩"
    case .eggs: "🥚"
    case .coffeeAndTea: "☕"
    case .householdSupplies: "🧹"
    case .beverages: "🥤"
    case .refrigeratedItems: "🧊"
    case .electronics: "📱"
    case .other: "🔷"
    }
  }

  /// `nil` for every other name; case does not matter.
  public init?(name: String) {
    let lowercased = name.lowercased()
    guard let category = Self.allCases.first(where: { $0.name.lowercased() == lowercased }) else { return nil }
    self = category
  }
}
