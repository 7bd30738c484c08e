extension CalendarDate {
  /// Days since 1 March of the year 0, which puts the leap day at the end of a year.
  public var dayNumber: Int { Self.dayNumber(year: year, month: month, day: day) }

  public var weekday: Weekday {
    // 1 March 0 was a Wednesday.
    Weekday.allCases[(dayNumber + Weekday.wednesday.rawValue) % 7]
  }

  /// A number of days later, or earlier when negative; days outside the years 1–9999 are moved to the nearest end.
  public func adding(days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) }

  /// Days outside the years 1–9999 are moved to the nearest end.
  init(dayNumber: Int) {
    let first = Self.dayNumber(year: 1, month: 1, day: 1)
    let last = Self.dayNumber(year: 9999, month: 12, day: 31)
    let number = min(max(dayNumber, first), last)
    // Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2021, civil_from_days.
    let era = number / 146_097
    let ofEra = number % 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      checkedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: ofYear - (153 * shifted + 2) / 5 + 1
    )
  }

  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let ofYear = (153 * shiftedMonth + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
  }
}
