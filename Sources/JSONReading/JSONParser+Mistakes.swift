/// What people write who think of JavaScript, Python or a configuration file, and what to tell them.
extension JSONParser {
  func unexpected(_ bytes: Span<UInt8>, expected: String, hint: String? = nil) -> JSONFailure {
    let found = JSONFound(bytes, at: index)
    if isComment(bytes) { return .comment(at: found.range, expected: expected) }
    if found.description.hasPrefix("the byte") {
      return JSONFailure(
        at: found.range, "found \(found.description), which is not UTF-8; expected \(expected)",
        hint: "save the file as UTF-8")
    }
    return JSONFailure(at: found.range, "found \(found.description), expected \(expected)", hint: hint)
  }

  func notAValue(_ bytes: Span<UInt8>) -> JSONFailure {
    unexpected(bytes, expected: "a value", hint: hint(instead: bytes))
  }

  func notAKey(_ bytes: Span<UInt8>) -> JSONFailure {
    let isWord = JSONFound.endOfWord(bytes, from: index) > index
    let isQuote = index < bytes.count && bytes[index] == UInt8(ascii: "'")
    return unexpected(
      bytes, expected: "a key in double quotes", hint: isWord || isQuote ? "put double quotes around the key" : nil)
  }

  private func hint(instead bytes: Span<UInt8>) -> String? {
    guard index < bytes.count else { return nil }
    let end = JSONFound.endOfWord(bytes, from: index)
    guard end > index else {
      return bytes[index] == UInt8(ascii: "'") ? "put texts in double quotes" : nil
    }
    let word = String(decoding: (index..<min(end, index + 32)).map { bytes[$0] }, as: UTF8.self)
    switch word.lowercased() {
    case "true", "false", "null": return "write “\(word.lowercased())”"
    case "none", "nil", "undefined": return "write “null”"
    case "nan", "infinity", "+infinity", "inf", "+inf": return "write a finite number, or “null”"
    default: return hintForWord(startingWith: bytes[index])
    }
  }

  private func hintForWord(startingWith byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "."): "write a digit before the point"
    case UInt8(ascii: "+"): "write the number without “+”"
    default: "put double quotes around texts"
    }
  }

  private func isComment(_ bytes: Span<UInt8>) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "#") { return true }
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
  }
}

extension JSONFailure {
  fileprivate static func comment(at range: Range<Int>, expected: String) -> JSONFailure {
    JSONFailure(at: range, "found a comment, expected \(expected)", hint: "remove the comment; JSON has none")
  }
}
