import JSONReading
import SiteBuilding
import Testing

@testable import TerminalPresentation

@Suite struct TimingsTests {
  private let spans = [
    WorkSpan(.part, "read 32 files", start: 1_000_000, end: 2_500_000, thread: 7),
    WorkSpan(.phase, "read 40 of 40 recipes", start: 0, end: 30_000_000, thread: 9),
    WorkSpan(.phase, "planned 120 files", start: 30_000_000, end: 120_000_000, thread: 9),
  ]

  @Test func theTableHasThePhasesInOrderWithTheirShares() {
    let text = """
         0.03 s   25 %  read 40 of 40 recipes
         0.09 s   75 %  planned 120 files
         0.12 s         in all

      """
    #expect(TimingsTable.text(spans) == text)
  }

  @Test func theTraceHasEveryThreadAndMicroseconds() {
    let text = String(decoding: TraceFile.json(spans), as: UTF8.self)
    #expect(
      text.hasPrefix(
        #"{"displayTimeUnit":"ms","traceEvents":[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},"#
      ))
    #expect(
      text.contains(#"{"name":"read 32 files","ph":"X","pid":1,"tid":2,"cat":"part","ts":1000,"dur":1500}"#))
    #expect(
      text.contains(#"{"name":"planned 120 files","ph":"X","pid":1,"tid":1,"cat":"phase","ts":30000,"dur":90000}"#))
  }

  @Test func nothingMeasuredIsAnEmptyTrace() {
    #expect(TraceFile.json([]) == Array(#"{"displayTimeUnit":"ms","traceEvents":[]}"#.utf8))
    #expect(TimingsTable.text([]) == "   0.00 s         in all\n")
  }
}
