package import Cookbook
internal import SourceText

/// Writes plain text as Markdown that shows it as written.
///
/// A backslash goes before what could be mark-up of CommonMark or of GitHub's extensions, and only there.
/// Source: CommonMark 0.30 §2.4.
public enum MarkdownEscaping {
  /// One line, or the text of one inline element: white space is folded.
  public static func line(_ text: String) -> String {
    escaped(Array(PlainText.folded(text).utf8))
  }

  /// Paragraphs and their lines; `nil` when nothing is left.
  package static func paragraphs(_ text: String) -> String? {
    let lines = PlainText.lines(text).map(line)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Numbered steps below the headings of their sections; `nil` when there is nothing.
  package static func instructions(_ sections: [InstructionSection]) -> String? {
    var blocks: [String] = []
    for section in sections {
      if let title = section.title.map(line), !title.isEmpty { blocks.append("## \(title)") }
      let steps = section.steps.enumerated().compactMap { index, step in
        paragraphs(step.text).map { item($0, marker: "\(index + 1). ") }
      }
      if !steps.isEmpty { blocks.append(steps.joined(separator: "\n")) }
    }
    return blocks.isEmpty ? nil : blocks.joined(separator: "\n\n")
  }

  /// Further lines are indented to the text behind the marker.
  private static func item(_ text: String, marker: String) -> String {
    let indentation = String(repeating: " ", count: marker.utf8.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index == 0 ? marker + line : line.isEmpty ? "" : indentation + line
    }.joined(separator: "\n")
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    let block = indexOfBlockMark(bytes)
    var marks = bytes.indices.filter { $0 == block || isMarkup(bytes[$0], at: $0, of: bytes) }
    guard !marks.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
    marks = (marks + linkMarks(of: bytes, escaped: marks)).sorted()
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + marks.count)
    var start = 0
    for mark in marks {
      result += bytes[start..<mark]
      result.append(0x5C)
      start = mark
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }

  /// What makes links of addresses that hold escaped characters: inside a link GitHub's extension shows the backslashes.
  private static func linkMarks(of bytes: [UInt8], escaped: [Int]) -> [Int] {
    var result: [Int] = []
    var marks = escaped[...]
    for word in bytes.split(separator: 0x20) {
      let inside = marks.prefix { $0 < word.endIndex }
      marks = marks.dropFirst(inside.count)
      guard !inside.isEmpty else { continue }
      result += word.indices.filter { startsLink(at: $0, in: word) }
    }
    return result
  }

  /// The colon of `://`, or the point of `www.`.
  private static func startsLink(at index: Int, in word: ArraySlice<UInt8>) -> Bool {
    if word[index] == 0x3A { return word[index...].starts(with: "://".utf8) }
    return word[index] == 0x2E && word[..<index].suffix(3).elementsEqual("www".utf8)
  }

  /// Whether a byte can be inline mark-up where it stands.
  private static func isMarkup(_ byte: UInt8, at index: Int, of bytes: [UInt8]) -> Bool {
    switch byte {
    case 0x5C, 0x60, 0x2A, 0x5B, 0x7C, 0x7E: return true  // \ ` * [ | ~
    case 0x5D:  // ] in front of what makes a link of it
      return index + 1 < bytes.count && [0x28, 0x3A, 0x5B].contains(bytes[index + 1])
    case 0x5F:  // _ between letters or digits is none
      return !(isWord(bytes, index - 1) && isWord(bytes, index + 1))
    case 0x3C:  // <
      return index + 1 < bytes.count && (isWord(bytes, index + 1) || [0x21, 0x2F, 0x3F].contains(bytes[index + 1]))
    case 0x26:  // &
      return index + 1 < bytes.count && (isWord(bytes, index + 1) || bytes[index + 1] == 0x23)
    default: return false
    }
  }

  /// The byte that would make a line the start of a heading, quote, list, rule or underline.
  private static func indexOfBlockMark(_ bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x23, 0x2B, 0x2D, 0x3D, 0x3E: return 0  // # + - = >
    case 0x30...0x39:
      let digits = bytes.prefix(while: \.isASCIIDigit).count
      let isMark = digits < bytes.count && (bytes[digits] == 0x2E || bytes[digits] == 0x29)
      let endsWord = digits + 1 >= bytes.count || bytes[digits + 1] == 0x20
      return digits <= 9 && isMark && endsWord ? digits : nil
    default: return nil
    }
  }

  private static func isWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return byte.isASCIIDigit || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }
}
