/// A day of the proleptic Gregorian calendar (ISO 8601), without a time or a zone.
public struct CalendarDate: Sendable, Hashable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// `nil` for a day that does not exist, or a year outside 1–9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  init(checkedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`, alone or before a `T` and a time, which is dropped.
  public init?(_ text: String) {
    let parts = text.prefix { $0 != "T" && $0 != " " }.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`.
  public var text: String {
    let digits = String(repeating: "0", count: 4 - String(year).utf8.count) + String(year)
    return "\(digits)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
  }

  public static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
