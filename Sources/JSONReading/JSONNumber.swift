/// A number exactly as a JSON text has it, so that decimals survive: `0.10` stays `0.10`.
///
/// The literal follows the grammar of RFC 8259 §6, has at most 400 digits before its exponent, and an exponent from
/// -999 to 999.
public struct JSONNumber: Sendable, Equatable {
  public let literal: String

  static let maximumDigits = 400
  static let maximumExponent = 999

  /// Takes a literal as it is written in JSON; `nil` when it is none or goes beyond the limits.
  public init?(_ literal: String) {
    var parser = JSONParser(start: 0)
    let bytes = literal.utf8.span
    guard let number = try? parser.number(bytes), parser.index == bytes.count else { return nil }
    self = number
  }

  public init(_ value: Int) {
    literal = String(value)
  }

  /// So many thousandths, as the shortest decimal: `1.25` of 1250.
  public init(thousandths value: Int) {
    var bytes: [UInt8] = []
    Self.append(thousandths: value, to: &bytes)
    literal = String(decoding: bytes, as: UTF8.self)
  }

  static func append(thousandths value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: value.magnitude / 1000, to: &bytes)
    var (rest, unit) = (value.magnitude % 1000, UInt(100))
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  static func append(digits value: UInt, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  init(validLiteral literal: String) {
    self.literal = literal
  }

  /// The value where it is a whole number that fits `Int`, however it is written (`3`, `3.0`, `3e0`); else `nil`.
  public var integer: Int? { Int(literal) ?? decimal.integer }

  public var decimal: JSONDecimal { JSONDecimal(validLiteral: literal) }
}
