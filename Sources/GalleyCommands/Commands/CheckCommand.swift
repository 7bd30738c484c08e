internal import CommandLineParsing
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// How problems are printed.
enum ProblemFormat: String, CaseIterable {
  case text, json, github, sarif
}

/// `galley check`
enum CheckCommand {
  static let format = ChoiceOption<ProblemFormat>(
    "format", metavar: "FORMAT", default: .text,
    help: "How problems are printed: for people, as JSON, as GitHub workflow commands, or as SARIF 2.1.0.")

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let files = command.operands("file")
    let required: Int?
    do throws(InvalidRequest) {
      required = try CoverageRequirement.read(command)
    } catch {
      return console.report(error)
    }
    let check = FileCheck(options: options, required: required, console: console)
    let report =
      files.isEmpty
      ? checkSite(options, required: required, console: console)
      : DiagnosticLog(check.diagnostics(of: files), isStrict: options.isStrict, silenced: silenced(options))
    print(report, format: command.choice(format), console: console)
    return report.exitCode
  }

  /// Rules of the site's `galley.yaml`, where the files are checked in one; what is wrong with it, a check of all tells.
  private static func silenced(_ options: CommonOptions) -> [String] {
    Workspace.open(options.site).value?.configuration.silenced ?? []
  }

  private static func checkSite(_ options: CommonOptions, required: Int?, console: Console) -> DiagnosticLog {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(
      opened.diagnostics, isStrict: options.isStrict || opened.value?.configuration.strict == true,
      silenced: opened.value?.configuration.silenced ?? [])
    guard let workspace = opened.value else { return report }
    report.add(workspace.folders.safetyProblems())
    let model = SiteModel(workspace, workers: options.workers, looksAtPictures: true, console: console)
    report.add(model.session.diagnostics)
    guard let session = model.session.value else { return report }
    report.add(model.pantry.diagnostics + model.substitutions.diagnostics)
    report.add(model.shopping.diagnostics + model.aisles.diagnostics)
    let problems =
      SiteAnalyses.notes(on: session, workers: options.workers)
      + (required.map { SiteAnalyses.problems(in: session.site, requiring: $0) } ?? [])
    report.add(problems.map { $0.moved(to: workspace.content.shownPath(of: $0.path)) })
    return report
  }

  static func print(_ report: DiagnosticLog, format: ProblemFormat, console: Console) {
    let problems = report.sorted.filter { !console.isQuiet || $0.severity > .note }
    switch format {
    case .json: console.write(DiagnosticFormats.json(problems))
    case .github: console.write(DiagnosticFormats.github(problems))
    case .sarif: console.write(DiagnosticFormats.sarif(problems, suppressed: report.suppressed))
    case .text:
      for problem in problems { console.write(DiagnosticText.text(problem, style: console.outputStyle)) }
      if !console.isQuiet { console.write("\(report.count)\n") }
    }
  }
}
