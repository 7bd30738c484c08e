package import Cookbook
package import Quantities

/// Days and meals in the words of the interface.
extension InterfaceText {
  package func name(of weekday: Weekday) -> String { self[Self.names[weekday.rawValue]] }

  package func shortName(of weekday: Weekday) -> String { self[Self.shortNames[weekday.rawValue]] }

  package func name(of slot: MealSlot) -> String {
    switch slot {
    case .breakfast: self[.slotBreakfast]
    case .morningSnack: self[.slotMorningSnack]
    case .lunch: self[.slotLunch]
    case .afternoonSnack: self[.slotAfternoonSnack]
    case .dinner: self[.slotDinner]
    case .eveningSnack: self[.slotEveningSnack]
    case .named(let name): name.isEmpty ? "–" : name
    }
  }

  /// `16 November 2026 – 22 November 2026`, without what both days have in common.
  package func span(_ days: ClosedRange<CalendarDate>) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    if first == last { return date(first) }
    guard months.count == 12, first.year == last.year else { return "\(date(first)) – \(date(last))" }
    let key: RequiredText = first.month == last.month ? .daysOfMonth : .daysOfYear
    return text(
      key,
      [
        "first": String(first.day), "last": String(last.day), "firstMonth": months[first.month - 1],
        "month": months[last.month - 1], "year": String(last.year),
      ])
  }

  /// `4 servings`, `1½ servings`.
  package func servings(_ number: Rational) -> String {
    if number.isInteger { return counted(.servings, number.numerator) }
    let shown = NumberText.display(number, decimalSign: self[.decimalSign])
    return Self.fill(plurals[RequiredPlural.servings.rawValue]?["other"] ?? "{count}", ["count": shown])
  }

  /// `Week 47 · 16–22 November 2026`; days that are not a week by themselves.
  package func label(of days: ClosedRange<CalendarDate>) -> String {
    let week = ISOWeek(of: days.lowerBound)
    guard days == week.date(of: .monday)...week.date(of: .sunday) else { return span(days) }
    return "\(text(.weekNumber, ["number": String(week.week)])) · \(span(days))"
  }

  private static let names: [RequiredText] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
  private static let shortNames: [RequiredText] = [
    .mondayShort, .tuesdayShort, .wednesdayShort, .thursdayShort, .fridayShort, .saturdayShort, .sundayShort,
  ]
}
