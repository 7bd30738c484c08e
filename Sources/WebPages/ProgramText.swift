internal import Glibc

/// Takes out of a page what only browsers run: the texts of scripts and style sheets, often most of its bytes.
///
/// JSON stays, since recipes stand in it, and so does a script that speaks of ingredients, or one with `<!--`, whose end is
/// another one (HTML Living Standard §13.2.5.20, “script data double escaped state”). The elements themselves stay, so the tree is the same but for texts
/// that nobody sees.
enum ProgramText {
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = ProgramScan(bytes)
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var copied = 0
      while let program = scan.next() {
        result.append(contentsOf: bytes[copied..<program.lowerBound])
        copied = program.upperBound
      }
      result.append(contentsOf: bytes[copied...])
      return result
    }
  }
}

/// Walks from tag to tag, past comments and the values of attributes.
private struct ProgramScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next text that may go; `nil` at the end, or where an element never ends.
  mutating func next() -> Range<Int>? {
    while let start = first(0x3C, from: index) {
      guard start + 1 < bytes.count else { return nil }
      if starts(with: "!--", at: start + 1) {
        guard let end = find("-->", from: start + 2) else { return nil }
        index = end + 3
      } else if bytes[start + 1].isASCIILetter {
        let name = name(at: start + 1)
        guard let end = endOfTag(from: start + 1 + name.utf8.count) else { return nil }
        index = end
        guard Self.rawTexts.contains(name) else { continue }
        guard let close = find("</\(name)", from: end) else { return nil }
        index = close
        if isProgram(name, tag: start..<end, text: end..<close) { return end..<close }
      } else {
        index = start + 1
      }
    }
    return nil
  }

  /// Elements whose text holds no tags.
  private static let rawTexts: Set<String> = [
    "script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp",
  ]

  private func isProgram(_ name: String, tag: Range<Int>, text: Range<Int>) -> Bool {
    switch name {
    case "style": !text.isEmpty
    case "script": !text.isEmpty && find("<!--", in: text) == nil && !isJSON(tag) && !holdsRecipe(text)
    default: false
    }
  }

  /// Whether a script speaks of ingredients.
  private func holdsRecipe(_ text: Range<Int>) -> Bool {
    var rest = text
    while let found = first(0x67, in: rest) {
      if starts(with: ProgramData.mark, at: found) { return true }
      rest = (found + 1)..<text.upperBound
    }
    return false
  }

  /// Letters and digits, in lowercase; the names that matter here have no other characters.
  private func name(at start: Int) -> String {
    let name = bytes[start...].prefix { $0.isASCIILetter || (0x30...0x39).contains($0) }
    return String(decoding: name.map { $0.isASCIILetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Behind the `>` that ends a tag: one in a quoted value ends none.
  private func endOfTag(from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x3E { return index }
      guard byte == 0x3D else { continue }
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { continue }
      guard let close = first(bytes[index], from: index + 1) else { return nil }
      index = close + 1
    }
    return nil
  }

  // MARK: Bytes

  private func first(_ byte: UInt8, from start: Int) -> Int? { first(byte, in: start..<max(start, bytes.count)) }

  private func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Where lowercase text begins, in any case.
  private func find(_ text: String, from start: Int) -> Int? { find(text, in: start..<max(start, bytes.count)) }

  /// - Parameter text: begins with a character that is no letter.
  private func find(_ text: String, in range: Range<Int>) -> Int? {
    guard let head = text.utf8.first else { return nil }
    var rest = range
    while let found = first(head, in: rest) {
      if starts(with: text, at: found) { return found }
      rest = (found + 1)..<range.upperBound
    }
    return nil
  }

  /// Whether the attributes of a script speak of JSON.
  private func isJSON(_ tag: Range<Int>) -> Bool { tag.contains { starts(with: "json", at: $0) } }

  private func starts(with text: String, at start: Int) -> Bool {
    var index = start
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index].lowercase == byte else { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  fileprivate var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
