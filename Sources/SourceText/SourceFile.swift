/// A named text as bytes: what every reader gets, and what every diagnostic points into.
///
/// The path is the one shown to people: relative to the site's root, with `/` between its parts.
/// The bytes are whatever the file held; nothing has been decoded or normalised.
public struct SourceFile: Sendable, Equatable {
  public let path: String
  public let bytes: [UInt8]
  /// Shared by all copies.
  private let index = TextIndex()

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  public static func == (lhs: SourceFile, rhs: SourceFile) -> Bool { lhs.path == rhs.path && lhs.bytes == rhs.bytes }

  /// The line and column of a byte offset. Offsets past the end give the position just after the last byte.
  ///
  /// A line ends at LF, CR LF or a lone CR, as in CommonMark 0.30 §2.1. A UTF-8 byte order mark has no column.
  public func position(ofByte offset: Int) -> SourcePosition {
    let target = min(max(offset, 0), bytes.count)
    let tables = index.tables(of: bytes)
    let line = tables.line(ofByte: target)
    return SourcePosition(line: line + 1, column: columns(from: tables.lines[line], to: target) + 1)
  }

  /// The byte offset where a line (counted from 1) starts, or the end of the text when it has fewer lines.
  public func startOfLine(_ line: Int) -> Int {
    let lines = index.tables(of: bytes).lines
    return line <= lines.count ? lines[max(line, 1) - 1] : bytes.count
  }

  /// The line a byte offset stands in, without its line ending and a byte order mark.
  func line(aroundByte offset: Int) -> Range<Int> {
    let target = min(max(offset, 0), bytes.count)
    let tables = index.tables(of: bytes)
    let line = tables.line(ofByte: target)
    var start = tables.lines[line]
    var end = line + 1 < tables.lines.count ? tables.lines[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    if start == 0, bytes.starts(with: SourceFile.byteOrderMark) { start = min(3, end) }
    return start..<end
  }

  /// Where so many columns of a line end, or the line itself.
  func byte(afterColumns count: Int, in line: Range<Int>) -> Int {
    let tables = index.tables(of: bytes)
    let wanted = tables.characters(before: line.lowerBound, in: bytes) + count
    var position = max(line.lowerBound, tables.block(beforeCharacter: wanted))
    var left = wanted - tables.characters(before: position, in: bytes)
    while position < line.upperBound {
      if bytes[position] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      position += 1
    }
    return min(position, line.upperBound)
  }

  /// The number of Unicode scalars between two byte offsets; a byte order mark does not count.
  func columns(from start: Int, to end: Int) -> Int {
    var first = start
    if first == 0, bytes.starts(with: SourceFile.byteOrderMark) { first = min(3, end) }
    guard first < end else { return 0 }
    let tables = index.tables(of: bytes)
    return tables.characters(before: end, in: bytes) - tables.characters(before: first, in: bytes)
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
