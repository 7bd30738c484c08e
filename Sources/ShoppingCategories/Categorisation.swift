public import Foods

/// Where an item of a shopping list belongs, and why.
public struct Categorisation: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// The user's aisle file has it, by this name.
    case aisle(String)
    /// It is a product that is known by these words.
    case product(String)
    /// It is this food of the table.
    case food(String)
    /// Its noun says what kind of product it is.
    case noun(String)
    /// A word beside the noun decides: `frozen`, `sugar-free`.
    case word(String)
    /// A language model chose it; nobody has looked at it.
    case model
    case unknown
  }

  public var category: ShoppingCategory
  /// The user's own name for the category, where it is none of Galley's; then `category` is `other`.
  public var ownName: String?
  public var reason: Reason

  public init(_ category: ShoppingCategory, ownName: String? = nil, reason: Reason) {
    self.category = category
    self.ownName = ownName
    self.reason = reason
  }

  /// What to show: the user's own name, else the category's.
  public var name: String { ownName ?? category.name }
}
