public import Quantities

/// An ingredient that is a recipe of its own.
public struct SubRecipeUse: Sendable, Hashable {
  /// The name the ingredient has in the list.
  public var name: String
  /// The link as it stands in the recipe, percent-encoded.
  public var link: String
  /// How much of it is used, of a range the upper bound, since so much of it is made; `nil` when nothing says so.
  public var amount: Amount?
  /// The same as a mass, where it is stated as one.
  public var milligrams: Int?
  public var isOptional: Bool

  public init(name: String, link: String, amount: Amount?, milligrams: Int? = nil, isOptional: Bool = false) {
    self.name = name
    self.link = link
    self.amount = amount
    self.milligrams = milligrams
    self.isOptional = isOptional
  }
}
