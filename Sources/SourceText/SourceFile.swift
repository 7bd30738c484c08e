/// A named text as bytes: what every reader gets, and what every diagnostic points into.
///
/// The path is the one shown to people: relative to the site's root, with `/` between its parts.
/// The bytes are whatever the file held; nothing has been decoded or normalised.
public struct SourceFile: Sendable, Equatable {
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and column of a byte offset. Offsets past the end give the position just after the last byte.
  ///
  /// A line ends at LF, CR LF or a lone CR, as in CommonMark 0.30 §2.1. A UTF-8 byte order mark has no column.
  public func position(ofByte offset: Int) -> SourcePosition {
    let target = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    var index = 0
    while index < target {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        line += 1
        lineStart = index
      }
    }
    return SourcePosition(line: line, column: columns(from: lineStart, to: target) + 1)
  }

  /// The byte offset where a line (counted from 1) starts, or the end of the text when it has fewer lines.
  public func startOfLine(_ line: Int) -> Int {
    var current = 1
    var index = 0
    while current < line, index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) { current += 1 }
    }
    return index
  }

  /// The line a byte offset stands in, without its line ending and a byte order mark.
  func line(aroundByte offset: Int) -> Range<Int> {
    let target = min(max(offset, 0), bytes.count)
    var start = target
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = target
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if start == 0, bytes.starts(with: SourceFile.byteOrderMark) { start = min(3, end) }
    return start..<end
  }

  /// Where so many columns of a line end, or the line itself.
  func byte(afterColumns count: Int, in line: Range<Int>) -> Int {
    var index = line.lowerBound
    var left = count
    while index < line.upperBound {
      if bytes[index] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      index += 1
    }
    return index
  }

  /// The number of Unicode scalars between two byte offsets; a byte order mark does not count.
  func columns(from start: Int, to end: Int) -> Int {
    var first = start
    if first == 0, bytes.starts(with: SourceFile.byteOrderMark) { first = min(3, end) }
    guard first < end else { return 0 }
    return bytes[first..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// EF BB BF, which some editors put before UTF-8 text.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// A place in a text. Lines and columns count from 1; a column is one Unicode scalar.
public struct SourcePosition: Sendable, Hashable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
