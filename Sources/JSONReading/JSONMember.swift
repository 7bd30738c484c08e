/// One `"key": value` pair of a JSON object.
public struct JSONMember: Sendable, Equatable {
  public let key: String
  /// The bytes of the key, with its quotes.
  public let keyRange: Range<Int>
  public let value: JSONValue

  public init(key: String, keyRange: Range<Int>, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
