internal import CommandLineParsing
internal import Fingerprints
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley check`
enum CheckCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let files = command.operands("file")
    let report = files.isEmpty ? checkSite(options, console: console) : checkFiles(files, options)
    print(report, format: command.value("format") ?? "text", console: console)
    return report.exitCode
  }

  private static func checkSite(_ options: CommonOptions, console: Console) -> Report {
    let opened = Workspace.open(options)
    var report = Report(opened.diagnostics, isStrict: options.isStrict || opened.value?.configuration.strict == true)
    guard let workspace = opened.value else { return report }
    report.add(workspace.folders.safetyProblems())
    report.add(SiteSession.plan(workspace, state: .empty, jobs: options.jobs, console: console).diagnostics)
    return report
  }

  /// Files are checked each by itself: links between them are a matter of the whole site.
  private static func checkFiles(_ files: [String], _ options: CommonOptions) -> Report {
    var configuration = SiteConfiguration()
    configuration.strict = options.isStrict
    let reader = RecipeFileReader(configuration: configuration)
    let results = Parallel.map(files, jobs: options.jobs) { path -> [Diagnostic] in
      let file = SourceFolderFile.read(path)
      guard let source = file.value else { return file.diagnostics }
      return reader.read(source, fingerprint: .unknown) { $0 }.payload.diagnostics
    }
    return Report(results.flatMap(\.self), isStrict: options.isStrict)
  }

  private static func print(_ report: Report, format: String, console: Console) {
    let problems = report.sorted
    switch format {
    case "json": console.write(DiagnosticFormats.json(problems))
    case "github": console.write(DiagnosticFormats.github(problems))
    case "sarif": console.write(DiagnosticFormats.sarif(problems))
    default:
      for problem in problems { console.write(DiagnosticText.text(problem, style: console.outputStyle)) }
      if !console.isQuiet { console.write("\(report.count)\n") }
    }
  }
}
