internal import Foods

/// The words of a list beside names and amounts, in one language.
public struct ListWords: Sendable, Hashable {
  private let shelves: [String]
  /// What stands above things that are looked for at home.
  public let cupboard: String
  /// What is said of each of them.
  public let check: String
  private let needed: String
  /// What is said of what may be left out.
  public let optional: String

  /// - Parameters:
  ///   - shelves: the names of the categories, in their order.
  ///   - needed: what is said of an amount that is less than what is bought, with `{amount}` in it.
  public init(shelves: [String], cupboard: String, check: String, needed: String, optional: String) {
    self.shelves = shelves
    self.cupboard = cupboard
    self.check = check
    self.needed = needed
    self.optional = optional
  }

  public func name(of shelf: ShoppingItem.Shelf) -> String {
    let position = Int(shelf.category.rawValue)
    return shelf.ownName ?? (shelves.indices.contains(position) ? shelves[position] : shelf.category.name)
  }

  public func needed(_ amount: String) -> String { needed.replacing("{amount}", with: amount) }

  /// The sign above what is looked for at home.
  public static let cupboardSign = "🔎"
}
