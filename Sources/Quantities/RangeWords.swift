/// How a text says a range in words, with the spaces that stand beside them: the `between ` and ` and ` of `between 2 and 3`.
public struct RangeWords: Sendable, Hashable {
  /// Stands before the lower number; may be empty.
  public let before: String
  /// Stands between the two numbers.
  public let between: String

  public init(before: String, between: String) {
    self.before = before
    self.between = between
  }
}
