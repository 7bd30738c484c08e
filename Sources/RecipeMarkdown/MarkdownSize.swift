/// How much mark-up a text may hold: more than a book of recipes has, and little enough that reading it takes no more than some tens
/// of megabytes.
///
/// The library makes a node of some two hundred bytes of every line and of every sign that could mean something, so that a megabyte
/// of asterisks takes hundreds.
public enum MarkdownSize {
  /// Lines and punctuation marks of ASCII, all together.
  public static let limit = 60_000

  /// Whether a text holds more than ``limit``; ``MarkdownDocument`` takes such a text for one paragraph without mark-up.
  public static func isExceeded(by bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > limit else { return false }
    let found = count(in: bytes)
    return found.lines + found.signs > limit
  }

  /// The ends of lines in a text, and its punctuation marks of ASCII.
  public static func count(in bytes: UnsafeBufferPointer<UInt8>) -> (lines: Int, signs: Int) {
    var (lines, signs) = (0, 0)
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D: lines += 1
      case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: signs += 1
      default: break
      }
    }
    return (lines, signs)
  }
}

extension MarkdownTree {
  /// A text as it is, in one paragraph.
  static func plain(_ text: UnsafeBufferPointer<UInt8>) -> MarkdownTree {
    let bytes = Array(String(decoding: text, as: UTF8.self).utf8)
    let nodes = [
      Node(kind: .document, size: 3, parent: 0), Node(kind: .paragraph, size: 2, parent: 1),
      Node(kind: .text, parent: 1, start: 0, count: Int32(clamping: bytes.count)),
    ]
    let place = Place(startLine: 1, startColumn: 1, endLine: 1, endColumn: 1)
    return MarkdownTree(
      nodes: nodes, places: nodes.map { _ in place }, bytes: bytes, alignments: [], flattenedLine: nil)
  }
}
