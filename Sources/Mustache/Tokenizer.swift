import SourceText

/// Cuts template source into tokens, and reports the tags that are none.
///
/// Takes time in proportion to the length of the source, whatever stands in it.
struct Tokenizer {
  /// After so many errors in one template the rest of it is not read.
  static let maximumProblems = 100

  let file: SourceFile
  var delimiters: Delimiters
  private(set) var tokens: [Token] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var position = 0

  init(_ file: SourceFile, delimiters: Delimiters = .standard) {
    self.file = file
    self.delimiters = delimiters
  }

  private var bytes: [UInt8] { file.bytes }

  mutating func run() {
    if bytes.starts(with: SourceFile.byteOrderMark) { position = SourceFile.byteOrderMark.count }
    while position < bytes.count, diagnostics.count < Tokenizer.maximumProblems {
      let start = position
      let tag = find(delimiters.open, from: start)
      addText(start..<(tag ?? bytes.count))
      position = tag ?? bytes.count
      if tag != nil { readTag() }
    }
  }

  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
      tokens.append(Token(kind: .text, range: start..<end, name: "", delimiters: delimiters))
      start = end
    }
  }

  // MARK: - Tags

  private mutating func readTag() {
    let start = position
    let content = start + delimiters.open.count
    let sigil = content < bytes.count ? bytes[content] : 0
    let ending = closing(for: sigil)
    let isNamed = sigil != 0x21 && sigil != 0x3D
    let next = isNamed ? find(delimiters.open, from: content) : nil
    guard let end = find(ending, from: Tokenizer.sigils.contains(sigil) ? content + 1 : content, upTo: next) else {
      return reportUnclosed(start..<content, before: next)
    }
    let range = start..<(end + ending.count)
    switch sigil {
    case 0x21: add(.silent, range, name: "")
    case 0x3D: changeDelimiters(content + 1..<end, range)
    default: addNamed(sigil, content..<end, range)
    }
  }

  private static let sigils = Array("!={&#^/><$".utf8)

  private func closing(for sigil: UInt8) -> [UInt8] {
    switch sigil {
    case 0x7B: [0x7D] + delimiters.close
    case 0x3D: [0x3D] + delimiters.close
    default: delimiters.close
    }
  }

  /// Reports a tag without an end, and goes on at the tag after it.
  private mutating func reportUnclosed(_ opening: Range<Int>, before next: Int?) {
    let end = next.map { offset in
      let position = file.position(ofByte: offset)
      return "before the next one opens at \(position.line):\(position.column)"
    }
    report(
      opening, "the tag that opens here is not closed \(end ?? "before the end of the file")",
      hint: "write \"\(String(decoding: delimiters.close, as: UTF8.self))\" after the name")
    position = next ?? bytes.count
  }

  private mutating func add(_ kind: Token.Kind, _ range: Range<Int>, name: String) {
    tokens.append(Token(kind: kind, range: range, name: name, delimiters: delimiters))
    position = range.upperBound
  }

  private mutating func addNamed(_ sigil: UInt8, _ content: Range<Int>, _ range: Range<Int>) {
    let kind = kind(of: sigil)
    let trimmed = trim(content.dropFirst(kind == .escaped ? 0 : 1))
    let name = text(of: trimmed)
    if let problem = TagName.problem(name, of: kind) {
      report(range, problem.message, hint: problem.hint)
      return add(.silent, range, name: "")
    }
    add(kind, range, name: TagName.normalized(name, of: kind))
  }

  private func kind(of sigil: UInt8) -> Token.Kind {
    switch sigil {
    case 0x7B, 0x26: .unescaped
    case 0x23: .section
    case 0x5E: .inverted
    case 0x2F: .close
    case 0x3E: .partial
    case 0x3C: .parent
    case 0x24: .block
    default: .escaped
    }
  }

  private mutating func changeDelimiters(_ content: Range<Int>, _ range: Range<Int>) {
    let words = bytes[content].split(whereSeparator: Tokenizer.isSpace)
    if words.count == 2, !words.contains(where: { $0.contains(0x3D) }) {
      delimiters = Delimiters(open: Array(words[0]), close: Array(words[1]))
    } else {
      report(
        range, "\"\(text(of: trim(content)))\" does not set delimiters",
        hint: "write an opening and a closing delimiter with a space between them and no \"=\", such as {{=<% %>=}}")
    }
    add(.silent, range, name: "")
  }

  // MARK: - Bytes

  /// Where bytes next occur, beginning at `last` at the latest.
  private func find(_ needle: [UInt8], from start: Int, upTo last: Int? = nil) -> Int? {
    let last = min(last ?? bytes.count, bytes.count - needle.count)
    var index = start
    while index <= last {
      guard let candidate = bytes[index...last].firstIndex(of: needle[0]) else { return nil }
      if bytes[candidate...].starts(with: needle) { return candidate }
      index = candidate + 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Tokenizer.isSpace(bytes[start]) { start += 1 }
    while start < end, Tokenizer.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func report(_ range: Range<Int>, _ message: String, hint: String) {
    diagnostics.append(file.diagnostic(.error, "template-syntax", at: range, message: message, hint: hint))
  }
}
