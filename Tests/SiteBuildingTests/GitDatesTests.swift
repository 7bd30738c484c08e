import Cookbook
import Testing

@testable import SiteBuilding

@Suite struct GitDatesTests {
  @Test func theNewestCommitOfAFileGivesItsDay() {
    let log = "\u{1}2026-03-02\n\nsoup.md\na/käse.md\n\u{1}2026-01-01\n\nsoup.md\nold.md\n"
    let days = GitDates.dates(in: log).mapValues(\.text)
    #expect(days == ["soup.md": "2026-03-02", "a/käse.md": "2026-03-02", "old.md": "2026-01-01"])
  }

  @Test func namesWithOddCharactersAreKept() {
    #expect(GitDates.dates(in: "\u{1}2026-03-02\n\na b \"c\".md\n")["a b \"c\".md"]?.text == "2026-03-02")
    #expect(GitDates.dates(in: "").isEmpty)
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
}
