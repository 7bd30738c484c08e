public import Cookbook

/// Everything a site says about how needs become a list, for pages that make one.
public struct ShoppingKnowledge: Sendable {
  /// Finds the shelf of an item by its name.
  public typealias Shelving = @Sendable (String) -> ShoppingItem.Shelf

  /// Something that is at home.
  public struct Stock: Sendable {
    /// As written.
    public let text: String
    public let need: PackedNeed
    /// The last day it can be used; `nil` when none is stated.
    public let bestBefore: CalendarDate?

    public init(text: String, need: PackedNeed, bestBefore: CalendarDate?) {
      self.text = text
      self.need = need
      self.bestBefore = bestBefore
    }
  }

  public let assignment: ItemAssignment
  public let shelf: Shelving
  public let stock: [Stock]

  /// - Parameter stock: in the order of the pantry; what states no amount is enough for everything.
  public init(_ assignment: ItemAssignment, shelf: @escaping Shelving, stock: [Stock] = []) {
    self.assignment = assignment
    self.shelf = shelf
    self.stock = stock
  }
}
