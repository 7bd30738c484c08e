internal import Cookbook

/// The part of a pantry item that says until when it can be used: `(best before 2026-12-01)`.
struct BestBeforeClause {
  /// `nil` for a day no calendar has, or one in an order that can be misread, as 01/12/2026.
  let date: CalendarDate?
  /// Where the date stands.
  let range: Range<Int>
  /// The item without the clause.
  let rest: [UInt8]

  /// `nil` where the item has no date.
  init?(in item: ArraySlice<UInt8>) {
    guard let range = Self.date(in: item) else { return nil }
    self.range = range
    date = Self.value(item[range])
    var before = Self.trimmed(item[..<range.lowerBound])
    while let shorter = Self.withoutWord(before) { before = Self.trimmed(shorter) }
    var after = item[range.upperBound...]
    while let first = after.first, Self.isSeparator(first) { after = after.dropFirst() }
    rest = Array(before) + (after.isEmpty || before.isEmpty ? [] : [0x20]) + Array(after)
  }

  // MARK: Dates

  /// Three runs of digits with the same sign between them, of which one has four.
  private static func date(in item: ArraySlice<UInt8>) -> Range<Int>? {
    var index = item.startIndex
    while index < item.endIndex {
      guard isDigit(item[index]) else {
        index += 1
        continue
      }
      let token = item[index...].prefix { isDigit($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x2F }
      for sign: UInt8 in [0x2D, 0x2E, 0x2F] {
        let parts = token.split(separator: sign, omittingEmptySubsequences: true)
        if parts.count == 3, parts.allSatisfy({ $0.allSatisfy(isDigit) }), parts.contains(where: { $0.count == 4 }) {
          return token.startIndex..<parts[2].endIndex
        }
      }
      index = token.endIndex
    }
    return nil
  }

  private static func value(_ text: ArraySlice<UInt8>) -> CalendarDate? {
    if text.contains(0x2D) { return CalendarDate(String(decoding: text, as: UTF8.self)) }
    guard text.contains(0x2E) else { return nil }
    let parts = text.split(separator: 0x2E).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    return parts.count == 3 ? CalendarDate(year: parts[2], month: parts[1], day: parts[0]) : nil
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
    let folded = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for word in words where folded.count >= word.count && folded.suffix(word.count).elementsEqual(word) {
      let rest = text.dropLast(word.count)
      if rest.isEmpty || rest.last == 0x20 || rest.last == 0x28 || rest.last == 0x2C { return rest }
    }
    return nil
  }

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
