internal import SourceText

/// One value of a JSON text, and where it stands.
///
/// Nothing is lost that a later reader may need: numbers keep their literal, members keep their order, and every
/// value keeps the bytes it was written in. Source: RFC 8259 §3.
public struct JSONValue: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  public let content: Content
  /// The bytes of the file the value is written in, with its quotes or brackets.
  public var range: Range<Int> { place.range }
  private let place: CompactRange

  public init(_ content: Content, range: Range<Int>) {
    self.content = content
    place = CompactRange(range)
  }
}
