import Cookbook
import Testing

@Suite struct CalendarDateTests {
  @Test(
    "reads days that exist",
    arguments: [
      ("2026-03-14", "2026-03-14"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
      ("2026-03-14T18:00:00Z", "2026-03-14"), ("2026-03-14 18:00", "2026-03-14"), ("0001-01-01", "0001-01-01"),
    ])
  func reads(text: String, day: String) {
    #expect(CalendarDate(text)?.text == day)
  }

  @Test(
    "refuses days that do not, and other notations",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "14.03.2026",
      "2026-3-14", "2026-03", "", "-026-03-14", "2026-+3-14", "2026-03-14-",
    ])
  func refuses(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func comparesByDay() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map { try #require(CalendarDate($0)) }
    #expect(days.shuffled().sorted() == days)
  }
}
