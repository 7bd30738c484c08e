internal import Glibc

/// Where the lines of a text start and end, in byte offsets of the file it stands in.
///
/// Lines count from 1 as in the Markdown tree; a line ends at LF, CR LF or a lone CR (CommonMark 0.30 §2.1).
package struct SourceLines {
  private let bytes: [UInt8]
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var hasCarriageReturns = false

  package init(_ bytes: [UInt8], from base: Int) {
    self.bytes = bytes
    starts.reserveCapacity(bytes.count / 24 + 1)
    ends.reserveCapacity(bytes.count / 24 + 1)
    hasCarriageReturns = bytes.withUnsafeBytes { $0.baseAddress.map { memchr($0, 0x0D, bytes.count) != nil } ?? false }
    if hasCarriageReturns { splitAtAnyLineEnd(from: base) } else { splitAtLineFeeds(from: base) }
  }

  private mutating func splitAtLineFeeds(from base: Int) {
    var start = base
    bytes.withUnsafeBytes { buffer in
      while let address = buffer.baseAddress, start < buffer.count,
        let found = memchr(address + start, 0x0A, buffer.count - start)
      {
        let index = UnsafeRawPointer(found) - address
        starts.append(start)
        ends.append(index)
        start = index + 1
      }
    }
    if start < bytes.count {
      starts.append(start)
      ends.append(bytes.count)
    }
  }

  private mutating func splitAtAnyLineEnd(from base: Int) {
    var start = base
    var index = base
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      starts.append(start)
      ends.append(index - 1)
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      start = index
    }
    if start < bytes.count {
      starts.append(start)
      ends.append(bytes.count)
    }
  }

  package var count: Int { starts.count }

  package func start(of line: Int) -> Int { line <= count ? starts[max(line, 1) - 1] : bytes.count }
  package func end(of line: Int) -> Int { line <= count ? ends[max(line, 1) - 1] : bytes.count }
  package func range(of line: Int) -> Range<Int> { start(of: line)..<end(of: line) }

  /// The byte offset of a column (in bytes, from 1) of a line.
  package func offset(line: Int, column: Int) -> Int { min(start(of: line) + max(column, 1) - 1, end(of: line)) }

  package func isBlank(_ line: Int) -> Bool { bytes[range(of: line)].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// The lines without the blank ones at either end; `nil` when all are blank.
  package func trimmed(_ lines: Range<Int>) -> ClosedRange<Int>? {
    guard let first = lines.first(where: { !isBlank($0) }), let last = lines.last(where: { !isBlank($0) })
    else { return nil }
    return first...last
  }

  /// The verbatim text of some lines, line ends as LF.
  package func text(_ lines: ClosedRange<Int>) -> String {
    guard hasCarriageReturns else {
      return String(decoding: bytes[start(of: lines.lowerBound)..<end(of: lines.upperBound)], as: UTF8.self)
    }
    return lines.map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }.joined(separator: "\n")
  }
}
