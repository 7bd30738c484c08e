import SourceText
import Testing

@Suite struct CheckedTests {
  private let warning = Diagnostic(.warning, "w", path: "", message: "m")
  private let error = Diagnostic(.error, "e", path: "", message: "m")

  @Test func onlyErrorsCountAsErrors() {
    #expect(!Checked(1).hasErrors)
    #expect(!Checked(1, [warning]).hasErrors)
    #expect(Checked(1, [warning, error]).hasErrors)
  }

  @Test func mappingKeepsWhatWasSaid() {
    #expect(Checked(2, [warning]).map { $0 * 2 } == Checked(4, [warning]))
  }
}
