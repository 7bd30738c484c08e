internal import SourceText

/// The start tags of a template, and the templates it includes. What stands in mustaches is passed over.
struct MarkupScanner {
  struct Attribute {
    /// In lowercase.
    let name: String
    let value: String
    let range: Range<Int>
  }

  struct Tag {
    /// In lowercase.
    let name: String
    let attributes: [Attribute]
    let range: Range<Int>

    subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var tags: [Tag] = []
  /// The names behind `>` and `<` in mustaches.
  private(set) var inclusions: [String] = []

  init(_ source: SourceFile) {
    bytes = source.bytes
    while position < bytes.count {
      if starts("{{") {
        skipMustache()
      } else if starts("<!--") {
        skip(behind: "-->")
      } else if bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count, Self.isLetter(bytes[position + 1]) {
        readTag()
      } else {
        position += 1
      }
    }
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(behind end: StaticString) {
    while position < bytes.count, !starts(end) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
  }

  private mutating func skipMustache() {
    let start = position
    if starts("{{{") { skip(behind: "}}}") } else { skip(behind: "}}") }
    let inner = String(decoding: bytes[start..<position], as: UTF8.self).drop { $0 == "{" }
    guard let sign = inner.first, sign == ">" || sign == "<" else { return }
    inclusions.append(inner.dropFirst().filter { $0 != "}" && !$0.isWhitespace })
  }

  private mutating func readTag() {
    let start = position
    position += 1
    let name = word { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
    var attributes: [Attribute] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if starts("{{") {
        skipMustache()
      } else if Self.isLetter(bytes[position]) {
        attributes.append(readAttribute())
      } else {
        position += 1
      }
    }
    tags.append(Tag(name: name, attributes: attributes, range: start..<min(position + 1, bytes.count)))
    // What stands inside these two is no HTML.
    if name == "script" { skip(behind: "</script") }
    if name == "style" { skip(behind: "</style") }
  }

  private mutating func readAttribute() -> Attribute {
    let start = position
    let name = word { !Self.isSpace($0) && !"=>/{".utf8.contains($0) }
    var value = ""
    if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
        let quote = bytes[position]
        position += 1
        value = word(lowercased: false) { $0 != quote }
        position = min(position + 1, bytes.count)
      } else {
        value = word(lowercased: false) { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
      }
    }
    return Attribute(name: name, value: value, range: start..<position)
  }

  private mutating func word(lowercased: Bool = true, while isPart: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return lowercased ? text.lowercased() : text
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
