internal import KitchenUnits
internal import Quantities

/// What American cooks write with a number sign: pounds behind a number (`2 # beef`), and before one the size of a can
/// (`#10 can tomatoes`, `No. 2 can tomatoes`).
extension LineParser {
  private func isNumberSign(_ index: Int) -> Bool {
    kind(index) == .other && bytes[tokens[index].start] == UInt8(ascii: "#")
  }

  /// The pounds of `2 # beef` and `5# potatoes`.
  func pounds(at index: Int) -> FoundUnit? {
    guard isNumberSign(index), followedByFood(index + 1), kind(index + 1) != .number,
      let word = UnitLexicon.word("lb")
    else { return nil }
    return FoundUnit(word: word, end: index + 1, range: index..<index + 1)
  }

  /// What the can of a number holds, and the token of its word.
  func numberedCan(at index: Int) -> (content: LineAmount.Content, can: Int)? {
    guard kind(index + 1) == .number,
      isNumberSign(index) ? !tokens[index + 1].hasSpaceBefore : isWord(index, "no") && tokens[index].hasStop,
      let number = measure(at: index + 1), case .exact(let value) = number.measure,
      case let can = number.end(skippingDashIn: self), let unit = unit(at: can), unit.word.unit == .can,
      let ounces = Self.canOunces[value]
    else { return nil }
    return (LineAmount.Content(measure: .exact(ounces), unit: .ounce), can)
  }

  /// `#10 can tomatoes`, one of them.
  mutating func readNumberedCan() -> Bool {
    guard let found = numberedCan(at: position), let unit = unit(at: found.can) else { return false }
    append(Measured(measure: .exact(.one), start: position, end: position), unit, .first)
    amounts[amounts.count - 1].content = found.content
    position = unit.end
    return true
  }

  /// Ounces of the usual contents; the numbers are those of the can makers, the contents those of the table of can sizes
  /// in the USDA’s Food Buying Guide for Child Nutrition Programs, the middle where it has a span.
  private static let canOunces: [Rational: Rational] = {
    let rows: [(Rational?, Rational?)] = [
      (Rational(10), Rational(105)), (Rational(3), Rational(51)), (Rational(5, 2), Rational(28)),
      (Rational(2), Rational(20)), (Rational(303), Rational(16)), (Rational(300), Rational(15)),
      (Rational(1), Rational(11)),
    ]
    return Dictionary(
      rows.compactMap { row in row.0.flatMap { number in row.1.map { (number, $0) } } }, uniquingKeysWith: { $1 })
  }()
}
