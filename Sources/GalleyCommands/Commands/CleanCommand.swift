internal import CommandLineParsing
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley clean`
enum CleanCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(opened.diagnostics.filter { $0.severity == .error }, isStrict: options.isStrict)
    if let workspace = opened.value, !opened.hasErrors {
      if command.flag("dry-run") {
        preview(workspace, &report, console)
      } else {
        clean(workspace, &report, console)
      }
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  private static func preview(_ workspace: Workspace, _ report: inout DiagnosticLog, _ console: Console) {
    let survey = SiteSurvey.look(at: workspace.folders)
    report.add(survey.diagnostics)
    guard let found = survey.value else { return }
    for file in found.files { console.write("\(workspace.folders.output)/\(TerminalText.safe(file))\n") }
    let isClean = found.files.isEmpty && found.state == .none
    console.note(
      isClean ? "there is nothing to remove" : "\(counted(found.files.count)) would be removed, and the cache")
  }

  private static func clean(_ workspace: Workspace, _ report: inout DiagnosticLog, _ console: Console) {
    let lock = BuildLock.acquire(workspace.folders)
    report.add(lock.diagnostics)
    guard let held = lock.value else { return }
    let format = SourcePayload.format(
      reading: RecipeFileReader(configuration: workspace.configuration).key, foods: workspace.foods.bytes)
    let state = BuildState.load(held, payloadFormat: format)
    let cleaned = SiteCleaner.clean(held, state: state.value)
    // A damaged state goes too, and nobody needs to hear of it.
    report.add(cleaned.diagnostics)
    if !cleaned.hasErrors { console.note("\(counted(cleaned.value)) removed, and the cache") }
  }

  private static func counted(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files") of the site" }
}
