internal import Quantities

extension LineScanner {
  /// A number as cooks write it: `2`, `0.5`, `1,5`, `1/2`, `½`, `1½`, `1 1/2`, `1 000`; `nil`, without moving, for
  /// anything else and for what does not fit.
  mutating func scanNumber() -> Rational? {
    let start = position
    if let fraction = vulgarFraction() { return fraction }
    guard let value = leadingNumber() else {
      position = start
      return nil
    }
    // `70%` and `00 flour` say no amount.
    let isCode = bytes[start] == 0x30 && start + 1 < position && bytes[start + 1] == 0x30
    if isCode || position < bytes.count && bytes[position] == 0x25 {
      position = start
      return nil
    }
    return value
  }

  private mutating func leadingNumber() -> Rational? {
    if peek == 0x2E {
      position += 1
      guard let (digits, count) = digits() else { return nil }
      return Self.decimal(whole: 0, fraction: digits, places: count)
    }
    guard let (whole, count) = digits() else { return nil }
    if let fraction = fractionAfter(whole) { return fraction }
    if let grouped = groupedAfter(whole, digitCount: count) { return grouped }
    if let decimal = decimalAfter(whole, digitCount: count) { return decimal }
    if let thousands = thousandsAfter(whole, digitCount: count) { return thousands }
    return Rational(whole)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Up to 15 digits; `nil` without any, or with more, which are no amount.
  private mutating func digits() -> (value: Int, count: Int)? {
    var value = 0
    let start = position
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 {
      guard position - start < 15 else { return nil }
      value = value * 10 + Int(bytes[position] - 0x30)
      position += 1
    }
    return position > start ? (value, position - start) : nil
  }

  /// `1/2`, or the `½`, ` ½` and ` 1/2` after a whole number.
  private mutating func fractionAfter(_ whole: Int) -> Rational? {
    let start = position
    if let denominator = solidus(below: whole) { return mixed(whole, denominator) ?? Rational(whole, denominator) }
    skipOneSpace()
    if let fraction = vulgarFraction(), fraction < .one, let sum = Rational(whole).adding(fraction) { return sum }
    if position > start, let (numerator, _) = digits(), let denominator = solidus(below: numerator),
      let fraction = Rational(numerator, denominator), fraction < .one
    {
      return Rational(whole).adding(fraction)
    }
    position = start
    return nil
  }

  /// The `21/2` of pages that lost the space, or set it too narrow to be seen: two and a half, since nobody counts
  /// twenty-one halves.
  private func mixed(_ digits: Int, _ denominator: Int) -> Rational? {
    let (whole, numerator) = digits.quotientAndRemainder(dividingBy: 10)
    guard whole > 0, numerator > 0, numerator < denominator, Self.kitchenDenominators.contains(denominator),
      let part = Rational(numerator, denominator)
    else { return nil }
    return Rational(whole).adding(part)
  }

  private static let kitchenDenominators = [2, 3, 4, 8]

  /// The denominator after a slash; moves only if there is one. Spaces round the slash are those of a fraction where a
  /// kitchen has one of these numbers, `1 / 2 cup`; before the sign that only fractions have, `1 ⁄3`, there may be one.
  private mutating func solidus(below numerator: Int) -> Int? {
    let start = position
    skipOneSpace()
    var isSpaced = position > start
    if startsWith(0xE2, 0x81, 0x84) {
      isSpaced = false
      position += 3
    } else if peek == 0x2F {
      position += 1
    } else if startsWith(0xE2, 0x88, 0x95) {
      position += 3
    } else {
      position = start
      return nil
    }
    let behindSign = position
    skipOneSpace()
    if position > behindSign { isSpaced = true }
    // The dual units of `225g/8oz` lack a unit between the numbers only where one was forgotten: no kitchen fraction
    // has a denominator above 100.
    if let (denominator, _) = digits(), denominator > 0, denominator <= 100,
      !isSpaced || numerator > 0 && numerator < denominator && isKitchenDenominator(denominator)
    {
      return denominator
    }
    position = start
    return nil
  }

  /// Whether kitchens have it, and no sign of a longer number stands behind it.
  private func isKitchenDenominator(_ denominator: Int) -> Bool {
    guard Self.kitchenDenominators.contains(denominator) else { return false }
    guard let sign = peek, sign == 0x2E || sign == 0x2C || sign == 0x2F, position + 1 < bytes.count else { return true }
    return !(0x30...0x39).contains(bytes[position + 1])
  }

  private mutating func skipOneSpace() {
    if peek == 0x20 {
      position += 1
    } else if startsWith(0xC2, 0xA0) {
      position += 2
    } else if startsWith(0xE2, 0x80, 0x89) || startsWith(0xE2, 0x80, 0xAF) {
      position += 3
    }
  }

  /// `.5` or `,5` after a whole number. Three digits after a sign that groups them are thousands: `1,000`, and `1.000`
  /// where a comma parts decimals.
  private mutating func decimalAfter(_ whole: Int, digitCount: Int) -> Rational? {
    let start = position
    guard let sign = peek, sign == 0x2E || sign == 0x2C else { return nil }
    position += 1
    guard let (fraction, count) = digits() else {
      position = start
      return nil
    }
    let groups = sign == 0x2C ? !decimalComma && !isBeforeLargeUnit : decimalComma || isBeforeSmallUnit
    if groups, count == 3, digitCount <= 3, whole > 0 { return Rational(whole * 1000 + fraction) }
    return Self.decimal(whole: whole, fraction: fraction, places: count)
  }

  /// Nobody weighs thousandths of a gram or millilitre: `1.500 g` is fifteen hundred.
  private var isBeforeSmallUnit: Bool {
    var index = position
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count else { return false }
    let isLast = { (next: Int) in next >= bytes.count || !Self.isLetterOrDigit(bytes[next]) }
    if bytes[index] == 0x67 { return isLast(index + 1) }
    return bytes[index] == 0x6D && index + 1 < bytes.count && bytes[index + 1] | 0x20 == 0x6C && isLast(index + 2)
  }

  /// Nobody cooks with a thousand kilograms or litres: `1,125 kg` is little more than one in every language.
  private var isBeforeLargeUnit: Bool {
    let rest = bytes[position...].prefix(Self.longestLargeUnit + 1)
    let word = rest.drop { $0 == 0x20 }.prefix { Self.isLetterOrDigit($0) }.map { $0 | 0x20 }
    return Self.largeUnits.contains { $0.utf8.elementsEqual(word) }
  }

  private static let largeUnits: Set<String> = [
    "kg", "kilo", "kilos", "kilogramm", "kilogram", "kilograms", "kilogramme", "kilogrammes", "kilogramos",
    "l", "liter", "liters", "litre", "litres", "litro", "litros",
  ]
  private static let longestLargeUnit = 12

  private static func decimal(whole: Int, fraction: Int, places: Int) -> Rational? {
    var power = 1
    for _ in 0..<places { power *= 10 }
    guard let part = Rational(fraction, power) else { return nil }
    return Rational(whole).adding(part)
  }

  /// `1 000`: a space and three zeros.
  private mutating func thousandsAfter(_ whole: Int, digitCount: Int) -> Rational? {
    let start = position
    skipOneSpace()
    if position > start, digitCount <= 3, whole > 0, let group = digits(), group == (0, 3) {
      return Rational(whole * 1000)
    }
    position = start
    return nil
  }
}
