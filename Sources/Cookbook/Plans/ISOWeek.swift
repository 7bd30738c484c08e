/// A week of the ISO 8601 calendar, Monday to Sunday: `2026-W47`.
public struct ISOWeek: Sendable, Hashable, Comparable {
  /// The year the week's Thursday lies in.
  public let year: Int
  public let week: Int

  /// `nil` for a week the year does not have, or a year outside 1–9998.
  public init?(year: Int, week: Int) {
    guard (1...9998).contains(year), (1...Self.weeks(in: year)).contains(week) else { return nil }
    self.year = year
    self.week = week
  }

  /// The week a day lies in.
  public init(of date: CalendarDate) {
    let thursday = date.dayNumber - date.weekday.rawValue + Weekday.thursday.rawValue
    let date = CalendarDate(dayNumber: thursday)
    year = date.year
    week = (thursday - CalendarDate.dayNumber(year: date.year, month: 1, day: 1)) / 7 + 1
  }

  /// Reads `YYYY-Www`; case does not matter.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 3, let letter = parts[1].first,
      letter == "W" || letter == "w", parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      parts[1].dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }), let year = Int(parts[0]),
      let week = Int(parts[1].dropFirst())
    else { return nil }
    self.init(year: year, week: week)
  }

  /// `2026-W07`.
  public var text: String {
    let digits = String(repeating: "0", count: 4 - String(year).utf8.count) + String(year)
    return "\(digits)-W\(week < 10 ? "0" : "")\(week)"
  }

  public func date(of weekday: Weekday) -> CalendarDate {
    // The fourth of January is always in the first week.
    let fourth = CalendarDate(dayNumber: CalendarDate.dayNumber(year: year, month: 1, day: 4))
    let monday = fourth.dayNumber - fourth.weekday.rawValue
    return CalendarDate(dayNumber: monday + (week - 1) * 7 + weekday.rawValue)
  }

  public var days: [CalendarDate] { Weekday.allCases.map(date(of:)) }

  public static func < (lhs: ISOWeek, rhs: ISOWeek) -> Bool { (lhs.year, lhs.week) < (rhs.year, rhs.week) }

  /// 53 in years that begin on a Thursday, and in leap years that begin on a Wednesday.
  private static func weeks(in year: Int) -> Int {
    let first = CalendarDate(dayNumber: CalendarDate.dayNumber(year: year, month: 1, day: 1)).weekday
    let isLong = first == .thursday || first == .wednesday && CalendarDate.days(in: 2, of: year) == 29
    return isLong ? 53 : 52
  }
}

/// A day of the week; Monday is the first (ISO 8601).
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// In English: `Monday`.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
