import Cookbook
import Testing

@Suite struct ISOWeekTests {
  @Test(arguments: [
    ("2026-11-21", "2026-W47", Weekday.saturday), ("2026-01-01", "2026-W01", .thursday),
    ("2027-01-01", "2026-W53", .friday), ("2024-12-30", "2025-W01", .monday), ("2000-02-29", "2000-W09", .tuesday),
    ("1900-03-01", "1900-W09", .thursday), ("2020-12-31", "2020-W53", .thursday),
  ])
  func findsTheWeekOfADay(date: String, week: String, weekday: Weekday) throws {
    let date = try #require(CalendarDate(date))
    #expect(ISOWeek(of: date).text == week)
    #expect(date.weekday == weekday)
    #expect(ISOWeek(of: date).date(of: weekday) == date)
  }

  @Test func daysFollowEachOtherThroughEveryCentury() throws {
    var date = try #require(CalendarDate(year: 1896, month: 2, day: 27))
    let end = try #require(CalendarDate(year: 2104, month: 3, day: 2))
    while date < end {
      let next = date.adding(days: 1)
      #expect(next > date && next.dayNumber == date.dayNumber + 1)
      #expect(CalendarDate(year: next.year, month: next.month, day: next.day) == next)
      #expect(next.weekday.rawValue == (date.weekday.rawValue + 1) % 7)
      date = next
    }
  }

  @Test func staysWithinTheCalendar() throws {
    let last = try #require(CalendarDate("9999-12-31"))
    #expect(last.adding(days: 5) == last)
    let first = try #require(CalendarDate("0001-01-01"))
    #expect(first.adding(days: -1) == first)
  }

  @Test(arguments: ["2026-W00", "2025-W53", "2026-54", "W47-2026", "2026-W4", "26-W47", "2026-W-1", ""])
  func refusesWeeksThatDoNotExist(text: String) {
    #expect(ISOWeek(text) == nil)
  }
}
