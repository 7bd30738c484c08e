/// What an ingredient's link leads to.
public enum SubRecipe: Sendable {
  case recipe(LinkedRecipe)
  /// There is a file, but no recipe could be read from it.
  case unreadable
  case missing
}
