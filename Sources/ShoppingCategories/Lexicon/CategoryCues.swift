/// What words beside the noun, or the noun itself, say about where a shop keeps an item.
struct CategoryCues: OptionSet, Sendable {
  let rawValue: UInt32

  static let frozen = CategoryCues(rawValue: 1 << 0)
  static let chilled = CategoryCues(rawValue: 1 << 1)
  static let fresh = CategoryCues(rawValue: 1 << 2)
  static let milkFree = CategoryCues(rawValue: 1 << 3)
  static let sugarFree = CategoryCues(rawValue: 1 << 4)
  static let vegan = CategoryCues(rawValue: 1 << 5)
  static let vegetarian = CategoryCues(rawValue: 1 << 6)
  /// In a tin or jar, or with what keeps it.
  static let preserved = CategoryCues(rawValue: 1 << 7)
  /// What makes vegetables and fruits keep, but not meat.
  static let dried = CategoryCues(rawValue: 1 << 8)
  /// A plant that milk is made of.
  static let milkPlant = CategoryCues(rawValue: 1 << 9)
  /// A plant that stands for meat.
  static let meatPlant = CategoryCues(rawValue: 1 << 10)
  static let dairy = CategoryCues(rawValue: 1 << 11)
  /// Burgers, sausages: there are some without meat.
  static let meaty = CategoryCues(rawValue: 1 << 12)
  /// Pasta, dough: kept cool when it is fresh.
  static let freshGoods = CategoryCues(rawValue: 1 << 13)
  static let animal = CategoryCues(rawValue: 1 << 14)
  /// For a pet, or for the skin: nothing people eat.
  static let forCare = CategoryCues(rawValue: 1 << 15)
  /// For a machine or a room of the household.
  static let forHousehold = CategoryCues(rawValue: 1 << 16)
}
