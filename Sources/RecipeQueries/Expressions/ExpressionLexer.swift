internal import SourceText

/// Cuts an expression into tokens. All of its syntax is ASCII, so it works on bytes.
struct ExpressionLexer {
  private let file: SourceFile
  private var position = 0

  private init(_ file: SourceFile) { self.file = file }

  static func tokens(of file: SourceFile) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(file)
    var tokens: [ExpressionToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private var bytes: [UInt8] { file.bytes }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func next() throws(ExpressionError) -> ExpressionToken? {
    while let byte = byte(at: position), Self.isSpace(byte) { position += 1 }
    guard let first = byte(at: position) else { return nil }
    switch first {
    case UInt8(ascii: "("): return symbol(.open)
    case UInt8(ascii: ")"): return symbol(.close)
    case UInt8(ascii: "&"): return symbol(.and)
    case UInt8(ascii: "|"): return symbol(.or)
    case UInt8(ascii: "!"), UInt8(ascii: "-"): return symbol(.not)
    default: return try term()
    }
  }

  /// `&&` and `||` are taken for one sign.
  private mutating func symbol(_ kind: ExpressionToken.Kind) -> ExpressionToken {
    let start = position
    position += 1
    if kind == .and || kind == .or, byte(at: position) == bytes[start] { position += 1 }
    return ExpressionToken(kind: kind, range: start..<position)
  }

  private mutating func term() throws(ExpressionError) -> ExpressionToken {
    let start = position
    if Self.isQuote(bytes[start]) {
      let text = try quoted()
      return ExpressionToken(kind: .term(field: nil, value: text, valueStart: start + 1), range: start..<position)
    }
    guard let colon = fieldEnd() else {
      let word = word()
      return ExpressionToken(
        kind: keyword(word) ?? .term(field: nil, value: word, valueStart: start), range: start..<position)
    }
    let field = text(start..<colon)
    position = colon + 1
    let valueStart = position
    let isQuoted = byte(at: position).map(Self.isQuote) ?? false
    let value = isQuoted ? try quoted() : word()
    return ExpressionToken(
      kind: .term(field: field, value: value, valueStart: isQuoted ? valueStart + 1 : valueStart),
      range: start..<position)
  }

  /// Where a field's name ends: letters followed by a colon.
  private func fieldEnd() -> Int? {
    var index = position
    while let byte = byte(at: index), (0x61...0x7A).contains(byte | 0x20) { index += 1 }
    return index > position && byte(at: index) == UInt8(ascii: ":") ? index : nil
  }

  private mutating func word() -> String {
    let start = position
    while let byte = byte(at: position), !Self.endsWord(byte) { position += 1 }
    return text(start..<position)
  }

  private mutating func quoted() throws(ExpressionError) -> String {
    let start = position
    guard let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) else {
      throw ExpressionError(
        .quote, at: start..<bytes.count, in: file, "this quote is never closed", hint: "put a quote at its end")
    }
    position = end + 1
    return text(start + 1..<end)
  }

  private func keyword(_ word: String) -> ExpressionToken.Kind? {
    switch word.lowercased() {
    case "and": .and
    case "or": .or
    case "not": .not
    default: nil
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|")
  }
}
