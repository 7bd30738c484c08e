/// Reads a file front to back; every read past the end is `nil` and leaves the position where it was.
struct ByteCursor {
  let bytes: [UInt8]

  /// Where the next read begins; `0...end`.
  private(set) var position: Int

  /// Where reading ends, at most `bytes.count`.
  let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }

  /// The next `count` bytes, as a range of `bytes`.
  mutating func take(_ count: Int) -> Range<Int>? {
    guard count >= 0, count <= end - position else { return nil }
    defer { position += count }
    return position..<position + count
  }

  mutating func byte() -> UInt8? {
    take(1).map { bytes[$0.lowerBound] }
  }

  /// An unsigned number of `count` bytes (at most 4), the highest first.
  mutating func bigEndian(_ count: Int) -> Int? {
    take(count).map { bytes[$0].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// An unsigned number of `count` bytes (at most 4), the lowest first.
  mutating func littleEndian(_ count: Int) -> Int? {
    take(count).map { bytes[$0].reversed().reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Goes on to `position`, which lies ahead and not past the end.
  mutating func advance(to position: Int) {
    precondition(self.position <= position && position <= end)
    self.position = position
  }
}
