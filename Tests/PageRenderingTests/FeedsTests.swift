import Cookbook
import SourceText
import Testing

@testable import PageInputs

@Suite struct FeedsTests {
  @Test(
    arguments: [
      ("2026-11-23", nil, "2026-11-23"), ("2026-11-23", "2026-11-20", "2026-11-20"),
      ("2026-11-23", "2026-12-01", "2026-11-23"),
    ] as [(String, String?, String)])
  func aWeekDoesNotMoveTheFeedIntoTheFuture(monday: String, newest: String?, day: String) throws {
    let monday = try #require(CalendarDate(monday))
    #expect(FeedItem.day(ofWeekFrom: monday, newest: newest.flatMap { CalendarDate($0) }).text == day)
  }
}
