package import IngredientLines
internal import Quantities

/// An ingredient line as a row of tab-separated values: quantity, unit, name with its alternatives, comment.
package enum IngredientRow {
  package static func append(_ line: IngredientLine, to output: inout [UInt8]) {
    if let amount = line.amounts.first {
      append(amount.measure, to: &output)
      output.append(0x09)
      append(amount.unitLabel ?? "", to: &output)
    } else {
      output.append(0x09)
    }
    output.append(0x09)
    append(line.phrase, to: &output)
    output.append(0x09)
    append(line.comment ?? "", to: &output)
    output.append(0x0A)
  }

  /// A cell; control characters, which would begin another, are spaces.
  private static func append(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 { output.append(byte < 0x20 ? 0x20 : byte) }
  }

  private static func append(_ measure: Amount.Measure, to output: inout [UInt8]) {
    switch measure {
    case .exact(let value): output += shortDecimal(value).utf8
    case .range(let lower, let upper): output += "\(shortDecimal(lower))-\(shortDecimal(upper))".utf8
    case .unmeasured: break
    }
  }

  /// At most four decimals, rounded half to even: `0.3333`.
  static func shortDecimal(_ value: Rational) -> String {
    if value.isInteger { return String(value.numerator) }
    let scaled = Int128(value.numerator.magnitude) * 10_000
    let divisor = Int128(value.denominator)
    var (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: divisor)
    if remainder * 2 > divisor || remainder * 2 == divisor && quotient % 2 == 1 { quotient += 1 }
    var (digits, places) = (quotient % 10_000, 4)
    while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    let sign = value.isNegative ? "-" : ""
    guard places > 0 else { return sign + String(quotient / 10_000) }
    let fraction = String(digits)
    return "\(sign)\(quotient / 10_000)." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
  }
}
