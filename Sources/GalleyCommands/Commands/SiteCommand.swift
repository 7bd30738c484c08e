internal import SiteBuilding
internal import SourceText
internal import TerminalPresentation

/// What commands on a site have in common: it is opened, something is done with it, and what is wrong is printed.
enum SiteCommand {
  /// - Parameter body: done where the configuration has no error.
  static func run(
    _ options: CommonOptions, _ console: Console,
    _ body: (SiteModel, inout DiagnosticLog) throws(InvalidRequest) -> Void
  ) -> ExitCode {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(opened.diagnostics.filter { $0.severity == .error }, isStrict: options.isStrict)
    if let workspace = opened.value, !opened.hasErrors {
      do throws(InvalidRequest) {
        try body(SiteModel(workspace, workers: options.workers, console: console), &report)
      } catch {
        return console.report(error)
      }
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }
}
