internal import SourceText

/// The fact lines of a description, and the prose that is left without them.
///
/// A fact paragraph is a paragraph of the description whose every line is `Key: value` with a known key, or a yield as
/// people write it, `Serves 6` (`YieldLine`). It is plain CommonMark, so other RecipeMD readers show it as it is.
package struct FactLines: Sendable {
  package struct Line: Sendable {
    package let key: FactKey
    package let value: String
    /// The value, in the file.
    package let range: Range<Int>
  }

  package private(set) var lines: [Line] = []
  /// What is left of the description, Markdown with LF; `nil` when nothing is.
  package private(set) var prose: String?
  /// Of each fact paragraph, without the ends of its last line.
  package private(set) var factRanges: [Range<Int>] = []

  package init(of description: Range<Int>, in bytes: [UInt8]) {
    var kept: [String] = []
    var paragraph: [Range<Int>] = []
    func close(_ lines: inout [Line], _ ranges: inout [Range<Int>]) {
      defer { paragraph = [] }
      let facts = paragraph.map { Self.fact(in: $0, of: bytes) }
      if !facts.isEmpty, facts.allSatisfy({ $0 != nil }) {
        lines += facts.compactMap(\.self)
        ranges.append(paragraph[0].lowerBound..<paragraph[paragraph.count - 1].upperBound)
      } else {
        kept += paragraph.map { String(decoding: bytes[$0], as: UTF8.self) }
      }
    }
    for range in Self.lineRanges(of: description, in: bytes) {
      if bytes[range].trimmingSpaces.isEmpty {
        close(&lines, &factRanges)
        if kept.last?.isEmpty == false { kept.append("") }
      } else {
        paragraph.append(range)
      }
    }
    close(&lines, &factRanges)
    while kept.last?.isEmpty == true { kept.removeLast() }
    prose = kept.isEmpty ? nil : kept.joined(separator: "\n")
  }

  private static func lineRanges(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      if bytes[index] == 0x0A, index > range.lowerBound, bytes[index - 1] == 0x0D {
        start = index + 1
        continue
      }
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<range.upperBound)
    return result
  }

  /// `Key: value`, a space before the colon allowed as in French, hard line breaks at the end ignored.
  private static func fact(in range: Range<Int>, of bytes: [UInt8]) -> Line? {
    guard let colon = bytes[range].firstIndex(of: 0x3A) else {
      return YieldLine.value(in: range, of: bytes).map { value in
        Line(key: .yield, value: String(decoding: bytes[value], as: UTF8.self), range: value)
      }
    }
    let word = String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self).trimmingSpaces
    guard let key = FactKey(word) else { return nil }
    var value = bytes[(colon + 1)..<range.upperBound].trimmingSpaces
    if value.last == 0x5C { value = value.dropLast().trimmingSpaces }
    return Line(
      key: key, value: String(decoding: value, as: UTF8.self).trimmingSpaces,
      range: value.isEmpty ? range : value.startIndex..<value.endIndex)
  }
}
