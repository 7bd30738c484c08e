/// A range of bytes of a text, in half of the room: trees have one for every few bytes.
///
/// No text that is read has four gigabytes; places further on become the last that can be kept.
public struct CompactRange: Sendable, Equatable {
  private let start: UInt32
  private let end: UInt32

  public init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  public var range: Range<Int> { Int(start)..<Int(end) }
}
