/// Numbers whose thousands are grouped by a sign that leaves no doubt: `1'000`, `1’000`, `1_000`, `1.000.000`, `1.000,5`.
///
/// A point or comma alone may be that of a decimal, `1.000`, and is left to those who know where the text comes from.
public enum GroupedNumber {
  /// The whole number and the index behind it; `nil` where the digits before `start` are no first group of such a number.
  ///
  /// - Parameters:
  ///   - whole: the digits before `start`, of which there are `digitCount`.
  public static func read(
    _ bytes: [UInt8], at start: Int, behind whole: Int, digitCount: Int
  ) -> (value: Rational, end: Int)? {
    guard whole > 0, digitCount <= 3, let sign = sign(bytes, at: start) else { return nil }
    var (value, position, groups) = (whole, start, 0)
    while groups < 4, bytes[position...].starts(with: sign), let group = digits(bytes, at: position + sign.count),
      group.count == 3
    {
      (value, position, groups) = (value * 1000 + group.value, position + sign.count + 3, groups + 1)
    }
    guard groups > 0 else { return nil }
    let isMark = sign == [point] || sign == [comma]
    let other = sign == [comma] ? point : comma
    if position < bytes.count, bytes[position] == other || !isMark && bytes[position] == point,
      let fraction = digits(bytes, at: position + 1), fraction.count <= 3,
      let part = Rational(fraction.value, powers[fraction.count]), let sum = Rational(value).adding(part)
    {
      return (sum, position + 1 + fraction.count)
    }
    return isMark && groups == 1 ? nil : (Rational(value), position)
  }

  private static func sign(_ bytes: [UInt8], at index: Int) -> [UInt8]? {
    guard index < bytes.count else { return nil }
    if [point, comma, 0x27, 0x5F].contains(bytes[index]) { return [bytes[index]] }
    return bytes[index...].starts(with: typographicApostrophe) ? typographicApostrophe : nil
  }

  private static func digits(_ bytes: [UInt8], at start: Int) -> (value: Int, count: Int)? {
    guard start < bytes.count else { return nil }
    let digits = bytes[start...].prefix(5).prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count < 5 else { return nil }
    return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count)
  }

  private static let point: UInt8 = 0x2E
  private static let comma: UInt8 = 0x2C
  private static let typographicApostrophe = Array("’".utf8)
  private static let powers = [1, 10, 100, 1000]
}
