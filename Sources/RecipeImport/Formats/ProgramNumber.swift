internal import JSONReading

/// Numbers as programs write them, in the form people do.
enum ProgramNumber {
  /// A line whose leading number is `250.000` begins with `250`, one with `0.333` with `1/3`; others stay as they are.
  ///
  /// Three and more digits behind the point are rounded to the fraction of a cup or spoon they came from – thirds and
  /// eighths, when it is within 0.004 –, else to hundredths.
  static func readable(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 7, line[digits.endIndex...].first == "." else { return line }
    let decimals = line[digits.endIndex...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    let rest = line[decimals.endIndex...]
    guard !decimals.isEmpty, rest.isEmpty || rest.first == " ", let whole = Int(digits) else { return line }
    return number(whole, decimals) + rest
  }

  /// Whether there is more than one, so that a program writes what it counts as a plural.
  static func isPlural(_ value: JSONValue) -> Bool {
    MemberReader.text(value).flatMap { Double($0) }.map { $0 > 1 } ?? false
  }

  private static func number(_ whole: Int, _ decimals: Substring) -> String {
    let significant = String(decimals.reversed().drop { $0 == "0" }.reversed())
    guard significant.count > 2, let share = Double("0.\(significant)") else {
      return significant.isEmpty ? "\(whole)" : "\(whole).\(significant)"
    }
    for (text, value) in fractions where abs(value - share) < 0.004 {
      return whole == 0 ? text : "\(whole) \(text)"
    }
    let hundredths = Int((share * 100).rounded())
    let digits = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    return readable(hundredths == 100 ? "\(whole + 1)" : "\(whole).\(digits)")
  }

  private static let fractions = [
    ("1/8", 0.125), ("1/3", 1.0 / 3), ("3/8", 0.375), ("5/8", 0.625), ("2/3", 2.0 / 3), ("7/8", 0.875),
  ]
}
