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

  /// Whether a link leads to another file of the collection: it has no scheme, no host, and more than a fragment.
  static func isLocal(_ link: String) -> Bool {
    guard let first = link.utf8.first, first != 0x23, !link.hasPrefix("//") else { return false }
    let end = link.utf8.firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? link.utf8.endIndex
    return !link.utf8[..<end].contains(0x3A)
  }
}
