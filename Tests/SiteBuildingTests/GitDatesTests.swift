import Cookbook
import Testing

@testable import SiteBuilding

@Suite struct GitDatesTests {
  @Test func theNewestCommitOfAFileGivesItsDay() {
    let log = "\u{1}2026-03-02 1a2b\0\nsoup.md\0a/käse.md\0\u{1}2026-01-01 \0\nsoup.md\0old.md\0"
    let history = GitDates.history(in: log, isShallow: false)
    #expect(
      history.days.mapValues(\.text) == ["soup.md": "2026-03-02", "a/käse.md": "2026-03-02", "old.md": "2026-01-01"])
    #expect(!history.isCut)
    #expect(GitDates.history(in: "", isShallow: true) == GitDates.History())
  }

  /// The last commit that is there names every file.
  @Test func whatACutHistoryDoesNotTellHasNoDay() {
    let log = "\u{1}2026-03-02 1a2b\0\nsoup.md\0\u{1}2026-01-01 \0\nsoup.md\0old.md\0"
    let history = GitDates.history(in: log, isShallow: true)
    #expect(history.days.mapValues(\.text) == ["soup.md": "2026-03-02"])
    #expect(history.isCut)
    #expect(!GitDates.history(in: String(log.dropLast(7)), isShallow: true).isCut)
  }

  @Test func aProgramThatIsNotThereIsAFailure() {
    guard case .failure(let failure) = ChildProcess.output(of: ["no-such-program-at-all"]) else {
      Issue.record("it was started")
      return
    }
    #expect(failure.reason == "“no-such-program-at-all” could not be started")
    guard case .failure = ChildProcess.output(of: ["false"]) else {
      Issue.record("false succeeded")
      return
    }
  }

  @Test func readsAllThatAProgramPrints() throws {
    let bytes = try ChildProcess.output(of: ["head", "-c", "300000", "/dev/zero"]).get()
    #expect(bytes.count == 300_000)
  }

  /// It would print for ever.
  @Test func aProgramThatPrintsTooMuchIsEnded() {
    guard case .failure(let failure) = ChildProcess.output(of: ["yes"], limit: 100_000) else {
      Issue.record("all was read")
      return
    }
    #expect(failure.isTooLong)
    #expect((try? ChildProcess.output(of: ["head", "-c", "1000", "/dev/zero"], limit: 1000).get().count) == 1000)
  }
}
