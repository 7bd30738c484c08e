/// A member of a JSON object that nothing here understands, kept so that writing does not lose it.
public struct ForeignMember: Sendable, Hashable {
  public var key: String
  /// The value as compact JSON text, its numbers as they were written.
  public var json: String

  public init(key: String, json: String) {
    self.key = key
    self.json = json
  }
}
