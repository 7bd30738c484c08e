/// What plain text means: the tag resolution of YAML 1.2.2 §10.3.2.
enum YAMLCoreSchema {
  static func kind(of text: String) -> YAMLScalar.Kind {
    // No word or number has anything but ASCII, and other texts are compared letter by letter.
    guard let first = text.utf8.first else { return .null }
    guard first < 0x80, text.utf8.count > 5 || text.utf8.allSatisfy({ $0 < 0x80 }) else { return .string }
    if text.utf8.count > 5 { return isInteger(text) ? .integer : isDecimal(text) ? .float : .string }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "false", "False", "FALSE": return .bool
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF": return .float
    case ".nan", ".NaN", ".NAN": return .float
    default: break
    }
    if isInteger(text) { return .integer }
    return isDecimal(text) ? .float : .string
  }

  static func bool(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The value of an integer; `nil` where the text is none or the value does not fit `Int`.
  static func integer(_ text: String) -> Int? {
    guard isInteger(text) else { return nil }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    return Int(text)
  }

  /// `[-+]? [0-9]+`, `0o [0-7]+` or `0x [0-9a-fA-F]+`.
  static func isInteger(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    if rest.starts(with: "0o".utf8) { return isRun(rest.dropFirst(2)) { (0x30...0x37).contains($0) } }
    if rest.starts(with: "0x".utf8) { return isRun(rest.dropFirst(2), of: isHexadecimalDigit) }
    dropSign(&rest)
    return isRun(rest, of: isDigit)
  }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  static func isDecimal(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    dropSign(&rest)
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    guard let letter = rest.first else { return true }
    guard letter | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    dropSign(&rest)
    return isRun(rest, of: isDigit)
  }

  private static func dropSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    let before = rest.count
    rest = rest.drop(while: isDigit)
    return before - rest.count
  }

  private static func isRun(_ bytes: Substring.UTF8View, of isMember: (UInt8) -> Bool) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(isMember)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
