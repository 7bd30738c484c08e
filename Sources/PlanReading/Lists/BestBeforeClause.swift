internal import Cookbook

/// The part of a pantry item that says until when it can be used: `(best before 2026-12-01)`.
///
/// A date of three numbers, one of them a year of four figures, needs no words before it. Behind words a year may have two
/// figures, those of this century, and the day may be missing: then it is the last one of the month.
struct BestBeforeClause {
  /// `nil` for a day no calendar has, one in an order that can be misread, as 01/12/2026, and for other numbers behind the
  /// words.
  let date: CalendarDate?
  /// Where the date stands.
  let range: Range<Int>
  /// The item without the clause.
  let rest: [UInt8]

  /// `nil` where the item has no date.
  init?(in item: ArraySlice<UInt8>) {
    guard let range = Self.date(in: item) ?? Self.introduced(in: item) else { return nil }
    self.range = range
    date = BestBeforeDate.read(item[range])
    var before = Self.trimmed(item[..<range.lowerBound])
    while let shorter = Self.withoutWord(before) { before = Self.trimmed(shorter) }
    var after = item[range.upperBound...]
    while let first = after.first, Self.isSeparator(first) { after = after.dropFirst() }
    rest = Array(before) + (after.isEmpty || before.isEmpty ? [] : [0x20]) + Array(after)
  }

  // MARK: Dates

  /// Three runs of digits with the same sign between them, of which one has four.
  private static func date(in item: ArraySlice<UInt8>) -> Range<Int>? {
    firstNumber(in: item) { _, parts in parts.count == 3 && parts.contains { $0.count == 4 } }
  }

  /// Digits right behind words that introduce a date.
  ///
  /// “2 bis 3 Zwiebeln” is an amount: behind a word of ranges, unless a parenthesis or a comma begins the clause, only what
  /// has the form of a date is one.
  private static func introduced(in item: ArraySlice<UInt8>) -> Range<Int>? {
    firstNumber(in: item) { start, parts in
      let before = trimmed(item[..<start])
      guard before.endIndex < start, let rest = withoutWord(before) else { return false }
      let word = folded(before[rest.endIndex...])
      guard rangeWords.contains(word) else { return true }
      let opening = rest.last { $0 != 0x20 }
      let isDated = parts.count == 3 || parts.count == 2 && parts.contains { $0.count == 4 }
      return isDated || opening == 0x28 || opening == 0x2C
    }
  }

  /// The first run of digits, with one and the same sign between them, if any, of which that is true.
  private static func firstNumber(
    in item: ArraySlice<UInt8>, where fits: (_ start: Int, _ parts: [ArraySlice<UInt8>]) -> Bool
  ) -> Range<Int>? {
    var index = item.startIndex
    while index < item.endIndex {
      guard isDigit(item[index]) else {
        index += 1
        continue
      }
      let token = item[index...].prefix { isDigit($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x2F }
      let splits = [0x2D, 0x2E, 0x2F].map { token.split(separator: $0, omittingEmptySubsequences: true) }
      let parts =
        splits.first { $0.count > 1 && $0.allSatisfy { $0.allSatisfy(isDigit) } } ?? [token.prefix(while: isDigit)]
      if fits(token.startIndex, parts) { return token.startIndex..<(parts.last?.endIndex ?? token.endIndex) }
      index = token.endIndex
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  // MARK: Words

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x29 || byte == 0x2C || byte == 0x3B
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, last == 0x28 || last == 0x3A || last == 0x2D || isSeparator(last) {
      // A closing parenthesis belongs to what stands before it.
      if last == 0x29 { break }
      text = text.dropLast()
    }
    return text
  }

  /// The text without words at its end that introduce a date; they stand alone or behind a space or a parenthesis.
  private static func withoutWord(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // What stands before is looked at for each number of the item.
    let folded = folded(text.suffix(longestWord))
    for word in words where folded.count >= word.count && folded.suffix(word.count).elementsEqual(word) {
      let rest = text.dropLast(word.count)
      if rest.isEmpty || rest.last == 0x20 || rest.last == 0x28 || rest.last == 0x2C { return rest }
    }
    return nil
  }

  private static let longestWord = words.map(\.count).max() ?? 0

  private static func folded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Those that stand between the numbers of an amount as well.
  private static let rangeWords: [[UInt8]] = ["bis", "hasta", "until", "till"].map { Array($0.utf8) }

  /// In English, German, French and Spanish; the longer ones first.
  private static let words: [[UInt8]] = [
    "à consommer de préférence avant le", "mindestens haltbar bis zum", "consumir preferentemente antes del",
    "à consommer jusqu’au", "à consommer jusqu'au", "à consommer avant le", "zu verbrauchen bis",
    "mindestens haltbar bis",
    "verbrauchen bis", "consumir antes del", "use it up by", "best before end", "best before", "use before",
    "haltbar bis",
    "jusqu’au", "jusqu'au", "hasta el", "avant le", "antes del", "use by", "best by", "eat by", "expires on", "expires",
    "bis zum", "caduca el", "caduca", "hasta", "until", "till", "bis", "mhd", "bbe", "bb", "exp", "dlc", "ddm",
  ].map { Array($0.utf8) }
}
