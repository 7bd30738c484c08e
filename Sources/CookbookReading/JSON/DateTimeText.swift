internal import Cookbook
internal import SourceText

/// ISO 8601 date-times (RFC 3339 §5.6; seconds and the offset may be missing).
enum DateTimeText {
  static func isValid(_ text: String) -> Bool {
    guard CalendarDate(text) != nil, let mark = text.utf8.firstIndex(where: { $0 | 0x20 == 0x74 || $0 == 0x20 }),
      text.utf8.distance(from: text.utf8.startIndex, to: mark) == 10
    else { return false }
    var time = Substring(text)[text.index(after: mark)...]
    if time.last == "Z" || time.last == "z" {
      time.removeLast()
    } else if let sign = time.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard isClock(time[time.index(after: sign)...], allowsSeconds: false) else { return false }
      time = time[..<sign]
    }
    return isClock(time, allowsSeconds: true)
  }

  /// The day an existing date-time falls on where it was written.
  static func day(_ text: String) -> CalendarDate? { CalendarDate(text) }

  /// `HH:MM`, `HH:MM:SS` or `HH:MM:SS.fff`; 60 is a leap second.
  private static func isClock(_ text: Substring, allowsSeconds: Bool) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || (allowsSeconds && parts.count == 3) else { return false }
    let limits = [24, 60, 61]
    for (index, part) in parts.enumerated() {
      let pieces = part.split(separator: ".", omittingEmptySubsequences: false)
      guard pieces.count == 1 || (index == 2 && pieces.count == 2), pieces[0].utf8.count == 2,
        pieces.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }), let number = Int(pieces[0]),
        number < limits[index]
      else { return false }
    }
    return true
  }
}
