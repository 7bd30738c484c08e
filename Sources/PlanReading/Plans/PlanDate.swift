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
    if let written = words.first(where: isNumericDate) {
      guard let date = CalendarDate(String(written)) else { return .impossible(String(written)) }
      return .date(date, statedWeekday: weekday(in: words.prefix(3)))
    }
    if let named = namedDate(words, week: week, heading) { return named }
    guard let first = words.first, let weekday = PlanWords.weekday(first) else { return nil }
    return .weekday(weekday)
  }

  private static func weekday(in words: some Collection<Substring>) -> Weekday? {
    words.lazy.compactMap(PlanWords.weekday).first
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
      return date(dotted, week, heading, weekday: weekday(in: words.prefix(3)))
    }
    guard
      let index = words.firstIndex(where: { PlanWords.month($0) != nil && PlanWords.weekday($0) == nil })
        ?? words.firstIndex(where: { PlanWords.month($0) != nil }), let month = PlanWords.month(words[index])
    else { return nil }
    let before = words[..<index].last { $0 != "de" && $0 != "of" }
    let after = index + 1 < words.count ? words[index + 1] : nil
    guard let day = number(before) ?? number(after) else { return nil }
    let year = words[index...].lazy.compactMap { number($0) }.first { $0 > 31 }
    // `Mar` is a month beside a number, and a Tuesday where it is that one of the week: “mar 17”.
    if year == nil, let weekday = PlanWords.weekday(words[index]), week?.date(of: weekday).day == day {
      return .weekday(weekday)
    }
    let others = words.indices.prefix(3).filter { $0 != index }.map { words[$0] }
    return date((day, month, year), week, heading, weekday: weekday(in: others))
  }

  private static func date(
    _ written: (day: Int, month: Int, year: Int?), _ week: ISOWeek?, _ heading: String, weekday: Weekday?
  ) -> PlanDate? {
    guard let year = written.year ?? week.map({ nearestYear(to: $0, month: written.month, day: written.day) }) else {
      return nil
    }
    return CalendarDate(year: year, month: written.month, day: written.day).map { .date($0, statedWeekday: weekday) }
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

  /// A week around New Year has days of two years, and is near to others of the one that it has none of.
  private static func nearestYear(to week: ISOWeek, month: Int, day: Int) -> Int {
    let middle = week.date(of: .thursday)
    // Every year has a 28th of each month; which one is the nearest does not depend on a day or two.
    let dates = [week.year - 1, week.year, week.year + 1].compactMap {
      CalendarDate(year: $0, month: month, day: min(day, 28))
    }
    func distance(_ date: CalendarDate) -> Int { abs(date.dayNumber - middle.dayNumber) }
    return dates.min { distance($0) < distance($1) }?.year ?? week.year
  }
}
