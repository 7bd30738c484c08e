/// The grammar of RFC 8259 as a recursive descent over bytes; no function goes deeper than the nesting limit.
///
/// The parser holds a place and no text: every function gets the bytes it reads, checked at each access.
struct JSONParser {
  var index: Int
  var duplicates: [JSONDuplicateKey] = []

  init(start: Int) {
    index = start
  }

  /// Reads one value with nothing but white space around it.
  mutating func document(_ bytes: Span<UInt8>) throws(JSONFailure) -> JSONValue {
    skipWhiteSpace(bytes)
    guard index < bytes.count else { throw .emptyText(at: index) }
    let value = try value(bytes, depth: 0)
    skipWhiteSpace(bytes)
    guard index == bytes.count else { throw unexpected(bytes, expected: "the end of the file after the value") }
    return value
  }

  mutating func value(_ bytes: Span<UInt8>, depth: Int) throws(JSONFailure) -> JSONValue {
    guard index < bytes.count else { throw unexpected(bytes, expected: "a value") }
    let start = index
    let content: JSONValue.Content
    switch bytes[index] {
    case UInt8(ascii: "\""): content = .string(try string(bytes))
    case UInt8(ascii: "{"): content = .object(try members(bytes, depth: depth + 1))
    case UInt8(ascii: "["): content = .array(try elements(bytes, depth: depth + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number(bytes))
    default: content = try word(bytes)
    }
    return JSONValue(content, range: start..<index)
  }

  private mutating func elements(_ bytes: Span<UInt8>, depth: Int) throws(JSONFailure) -> [JSONValue] {
    try enter(depth: depth)
    var elements: [JSONValue] = []
    skipWhiteSpace(bytes)
    if accept(UInt8(ascii: "]"), bytes) { return elements }
    while true {
      elements.append(try value(bytes, depth: depth))
      skipWhiteSpace(bytes)
      if accept(UInt8(ascii: "]"), bytes) { return elements }
      try comma(before: UInt8(ascii: "]"), bytes)
    }
  }

  private mutating func members(_ bytes: Span<UInt8>, depth: Int) throws(JSONFailure) -> [JSONMember] {
    try enter(depth: depth)
    var members = JSONMemberList()
    skipWhiteSpace(bytes)
    if accept(UInt8(ascii: "}"), bytes) { return [] }
    while true {
      let member = try member(bytes, depth: depth)
      if let duplicate = members.append(member) { duplicates.append(duplicate) }
      skipWhiteSpace(bytes)
      if accept(UInt8(ascii: "}"), bytes) { return members.members }
      try comma(before: UInt8(ascii: "}"), bytes)
    }
  }

  private mutating func member(_ bytes: Span<UInt8>, depth: Int) throws(JSONFailure) -> JSONMember {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw notAKey(bytes) }
    let start = index
    let key = try string(bytes)
    let keyRange = start..<index
    skipWhiteSpace(bytes)
    guard accept(UInt8(ascii: ":"), bytes) else { throw unexpected(bytes, expected: "“:” after the key “\(key)”") }
    skipWhiteSpace(bytes)
    return JSONMember(key: key, keyRange: keyRange, value: try value(bytes, depth: depth))
  }

  /// Steps over an opening bracket.
  private mutating func enter(depth: Int) throws(JSONFailure) {
    guard depth <= JSONReader.maximumDepth else { throw .tooDeep(at: index) }
    index += 1
  }

  /// Steps over the comma between two values and the white space after it.
  private mutating func comma(before close: UInt8, _ bytes: Span<UInt8>) throws(JSONFailure) {
    let comma = index
    let closing = Character(Unicode.Scalar(close))
    guard accept(UInt8(ascii: ","), bytes) else { throw unexpected(bytes, expected: "“,” or “\(closing)”") }
    skipWhiteSpace(bytes)
    if index < bytes.count, bytes[index] == close { throw .trailingComma(at: comma, before: closing) }
  }

  private mutating func accept(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipWhiteSpace(_ bytes: Span<UInt8>) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func word(_ bytes: Span<UInt8>) throws(JSONFailure) -> JSONValue.Content {
    if acceptWord("true", bytes) { return .bool(true) }
    if acceptWord("false", bytes) { return .bool(false) }
    if acceptWord("null", bytes) { return .null }
    throw notAValue(bytes)
  }

  private mutating func acceptWord(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count, JSONFound.endOfWord(bytes, from: index) == end else { return false }
    let isSame = word.withUTF8Buffer { letters in letters.indices.allSatisfy { bytes[index + $0] == letters[$0] } }
    if isSame { index = end }
    return isSame
  }
}

extension JSONFailure {
  fileprivate static func emptyText(at index: Int) -> JSONFailure {
    JSONFailure(
      at: index..<index, "found the end of the file, expected a value", hint: "write a JSON value, such as “{}”")
  }

  fileprivate static func trailingComma(at index: Int, before closing: Character) -> JSONFailure {
    JSONFailure(
      at: index..<index + 1, "found “,” before “\(closing)”, expected another value after the comma",
      hint: "remove the comma")
  }

  fileprivate static func tooDeep(at index: Int) -> JSONFailure {
    JSONFailure(
      "json-too-deep", at: index..<index + 1,
      "lists and objects are nested deeper than \(JSONReader.maximumDepth) levels", hint: "make the text flatter")
  }
}
