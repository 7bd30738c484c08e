internal import SourceText

/// One `"key": value` pair of a JSON object.
public struct JSONMember: Sendable, Equatable {
  public let key: String
  /// The bytes of the key, with its quotes.
  public var keyRange: Range<Int> { keyPlace.range }
  private let keyPlace: CompactRange
  public let value: JSONValue

  public init(key: String, keyRange: Range<Int>, value: JSONValue) {
    self.key = key
    keyPlace = CompactRange(keyRange)
    self.value = value
  }
}
