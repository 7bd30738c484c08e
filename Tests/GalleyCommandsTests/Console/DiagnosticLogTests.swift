import SourceText
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

@Suite struct DiagnosticLogTests {
  private let warning = Diagnostic(.warning, "recipemd-amount", path: "b.md", message: "m")
  private let error = Diagnostic(.error, "link-broken", path: "a.md", message: "m")
  private let locked = Diagnostic(.error, "storage-locked", path: "c", message: "m")

  @Test func theWorstProblemDecidesTheStatus() {
    #expect(DiagnosticLog([], isStrict: false).exitCode == .clean)
    #expect(DiagnosticLog([warning], isStrict: false).exitCode == .clean)
    #expect(DiagnosticLog([warning], isStrict: true).exitCode == .problems)
    #expect(DiagnosticLog([warning, error], isStrict: false).exitCode == .problems)
    #expect(DiagnosticLog([locked, error], isStrict: false).exitCode == .environment)
  }

  @Test func problemsAreSortedAndToldOnce() {
    #expect(DiagnosticLog([warning, error, warning], isStrict: false).sorted == [error, warning])
  }

  @Test func countsInWords() {
    #expect(DiagnosticLog([], isStrict: false).count == "no problems")
    #expect(DiagnosticLog([warning], isStrict: false).count == "1 warning")
    #expect(DiagnosticLog([warning, error, locked], isStrict: false).count == "2 errors, 1 warning")
    #expect(DiagnosticLog([warning, error], isStrict: true).count == "2 errors")
  }
}
