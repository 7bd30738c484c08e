import SourceText
import Testing

@testable import GalleyCommands

@Suite struct ReportTests {
  private let warning = Diagnostic(.warning, "recipemd-amount", path: "b.md", message: "m")
  private let error = Diagnostic(.error, "link-broken", path: "a.md", message: "m")
  private let locked = Diagnostic(.error, "storage-locked", path: "c", message: "m")

  @Test func theWorstProblemDecidesTheStatus() {
    #expect(Report([], isStrict: false).exitCode == .clean)
    #expect(Report([warning], isStrict: false).exitCode == .clean)
    #expect(Report([warning], isStrict: true).exitCode == .problems)
    #expect(Report([warning, error], isStrict: false).exitCode == .problems)
    #expect(Report([locked, error], isStrict: false).exitCode == .environment)
  }

  @Test func problemsAreSortedAndToldOnce() {
    #expect(Report([warning, error, warning], isStrict: false).sorted == [error, warning])
  }

  @Test func countsInWords() {
    #expect(Report([], isStrict: false).count == "no problems")
    #expect(Report([warning], isStrict: false).count == "1 warning")
    #expect(Report([warning, error, locked], isStrict: false).count == "2 errors, 1 warning")
    #expect(Report([warning, error], isStrict: true).count == "2 errors")
  }
}
