internal import Cookbook

/// The day that a heading of a plan names.
enum PlanDate: Equatable {
  /// Which one it is depends on the week.
  case weekday(Weekday)
  case date(CalendarDate, statedWeekday: Weekday?)
  /// `31 November`, `2026-13-01`.
  case impossible(String)

  /// `nil` where a heading names no day. Without a year, a date lies in the year nearest to the week.
  static func read(_ heading: String, week: ISOWeek?) -> PlanDate? {
    let words = heading.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "." || $0 == "/") }
      .map(trimmed).filter { !$0.isEmpty }
    let weekday = words.prefix(3).lazy.compactMap(PlanWords.weekday).first
    if let written = words.first(where: isNumericDate) {
      guard let date = CalendarDate(String(written)) else { return .impossible(String(written)) }
      return .date(date, statedWeekday: weekday)
    }
    if let named = namedDate(words, week: week, heading) { return withWeekday(named, weekday) }
    guard let first = words.first, let weekday = PlanWords.weekday(first) else { return nil }
    return .weekday(weekday)
  }

  private static func withWeekday(_ date: PlanDate, _ weekday: Weekday?) -> PlanDate {
    guard case .date(let date, _) = date else { return date }
    return .date(date, statedWeekday: weekday)
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, last == "-" || last == "/" { word.removeLast() }
    while let first = word.first, first == "-" || first == "." || first == "/" { word.removeFirst() }
    return word
  }

  private static func isNumericDate(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 4 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// `16 November`, `November 16, 2026`, `16. November`, `le 16 novembre`, `16 de noviembre`, `16.11.`, `16.11.2026`.
  private static func namedDate(_ words: [Substring], week: ISOWeek?, _ heading: String) -> PlanDate? {
    if let dotted = words.lazy.compactMap(dottedDate).first {
      return date(day: dotted.day, month: dotted.month, year: dotted.year ?? year(for: dotted.month, week), heading)
    }
    guard
      let index = words.firstIndex(where: { PlanWords.month($0) != nil && PlanWords.weekday($0) == nil })
        ?? words.firstIndex(where: { PlanWords.month($0) != nil }), let month = PlanWords.month(words[index])
    else { return nil }
    let before = words[..<index].last { $0 != "de" && $0 != "of" }
    let after = index + 1 < words.count ? words[index + 1] : nil
    guard let day = number(before) ?? number(after) else { return nil }
    let year = words[index...].lazy.compactMap { number($0) }.first { $0 > 31 }
    return date(day: day, month: month, year: year ?? Self.year(for: month, week), heading)
  }

  private static func date(day: Int, month: Int, year: Int?, _ heading: String) -> PlanDate? {
    guard let year else { return nil }
    return CalendarDate(year: year, month: month, day: day).map { .date($0, statedWeekday: nil) }
      ?? .impossible(heading)
  }

  /// `1st`, `16.`, `16`.
  private static func number(_ word: Substring?) -> Int? {
    guard let word else { return nil }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, ["", ".", "st", "nd", "rd", "th", "er"].contains(word.dropFirst(digits.count)) else {
      return nil
    }
    return Int(digits)
  }

  private static func dottedDate(_ word: Substring) -> (day: Int, month: Int, year: Int?)? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]) else { return nil }
    guard !parts[2].isEmpty else { return (day, month, nil) }
    return Int(parts[2]).map { (day, month, $0 < 100 ? $0 + 2000 : $0) }
  }

  /// A week around New Year has days of two years.
  private static func year(for month: Int, _ week: ISOWeek?) -> Int? {
    guard let week else { return nil }
    return week.days.first { $0.month == month }?.year ?? week.year
  }
}
