public import Cookbook

/// What a tag can say of a recipe as a whole.
public enum RecipeMark: Sendable, Hashable {
  case favourite
  case archived

  /// The tag that says so when Galley writes it.
  public var tag: String {
    switch self {
    case .favourite: "favourite"
    case .archived: "archived"
    }
  }

  /// Whether a tag says so, in any of the languages.
  public func isSaid(by tag: String) -> Bool {
    switch self {
    case .favourite: FactWords.isFavourite(tag)
    case .archived: FactWords.isArchived(tag)
    }
  }

  /// Whether anything in a recipe's file says so.
  public func isSet(in facts: RecipeFacts) -> Bool {
    switch self {
    case .favourite: facts.isFavourite
    case .archived: facts.isArchived
    }
  }
}
