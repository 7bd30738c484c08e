internal import Quantities
internal import SourceText

/// Reads kitchen times in words: `45 min`, `1 h 30`, `1½ hours`, `1 Std. 20 Min.`, `1:30`, `PT1H30M`.
public enum DurationReader {
  /// Whole minutes, rounded up; `nil` when the text is not a time. Of a range the upper bound counts.
  public static func minutes(_ text: some StringProtocol) -> Int? {
    let trimmed = String(text).trimmingSpaces
    if trimmed.hasPrefix("P") || trimmed.hasPrefix("p") { return isoMinutes(trimmed.uppercased().utf8) }
    if let clock = clockMinutes(trimmed) { return clock }
    return wordsMinutes(trimmed)
  }

  /// `1:30`, hours and minutes.
  private static func clockMinutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]),
      (0..<1000).contains(hours), (0..<60).contains(minutes)
    else { return nil }
    return hours * 60 + minutes
  }

  /// Numbers with units, largest first; a number after hours without a unit counts minutes.
  private static func wordsMinutes(_ text: String) -> Int? {
    var total = Rational.zero
    var lastUnit: Rational?
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard let (amount, unit, remaining) = next(rest) else { return nil }
      let factor: Rational
      if let unit {
        guard let known = unitMinutes(unit) else { return nil }
        factor = known
      } else {
        guard lastUnit == Rational(60) else { return nil }
        factor = .one
      }
      if let lastUnit, factor >= lastUnit { return nil }
      guard let product = amount.multiplied(by: factor), let sum = total.adding(product) else { return nil }
      total = sum
      lastUnit = factor
      rest = remaining
    }
    guard lastUnit != nil, total > .zero, total < Rational(1_000_000) else { return nil }
    return total.roundedUp
  }

  /// The next number and the word behind it.
  private static func next(_ bytes: ArraySlice<UInt8>) -> (Rational, String?, ArraySlice<UInt8>)? {
    let start = bytes.trimmingWhiteSpace
    let isNumber: (UInt8) -> Bool = { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
    let number = start.prefix(while: isNumber)
    guard let reading = try? AmountReader.read(number), reading.amount.unit == nil,
      let value = reading.amount.upperBound
    else { return nil }
    let word = start[number.endIndex...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2E || $0 >= 0x80 }
    var remaining = start[word.endIndex...].trimmingWhiteSpace
    for conjunction in ["and ", "und ", "et ", "y "] where remaining.starts(with: conjunction.utf8) {
      remaining = remaining.dropFirst(conjunction.utf8.count)
    }
    return (value, word.isEmpty ? nil : String(decoding: word, as: UTF8.self).lowercased(), remaining)
  }

  private static func unitMinutes(_ unit: String) -> Rational? {
    switch unit.hasSuffix(".") ? String(unit.dropLast()) : unit {
    case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seg", "segundo", "segundos",
      "secondes":
      Rational(1, 60)
    case "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "mn": .one
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas": Rational(60)
    case "d", "day", "days", "tag", "tage", "jour", "jours", "día", "días", "dia", "dias": Rational(1440)
    default: nil
    }
  }

  /// ISO 8601 durations with days, hours, minutes and seconds; months and years have no fixed length.
  private static func isoMinutes(_ bytes: String.UTF8View) -> Int? {
    var total = 0
    var digits = ""
    var inTime = false
    var fields = 0
    for byte in bytes.dropFirst() {
      switch byte {
      case 0x54 where !inTime && digits.isEmpty: inTime = true  // T
      case 0x30...0x39 where digits.utf8.count < 6: digits.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        guard let value = Int(digits) else { return nil }
        digits = ""
        fields += 1
        switch (byte, inTime) {
        case (0x57, false): total += value * 10080 * 60
        case (0x44, false): total += value * 1440 * 60
        case (0x48, true): total += value * 3600
        case (0x4D, true): total += value * 60
        case (0x53, true): total += value
        default: return nil
        }
      }
    }
    guard digits.isEmpty, fields > 0 else { return nil }
    return (total + 59) / 60
  }
}
