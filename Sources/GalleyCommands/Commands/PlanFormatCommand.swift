internal import CommandLineParsing
internal import Cookbook
internal import PlanReading
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley plan fmt`
enum PlanFormatCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(opened.diagnostics.filter { $0.severity == .error }, isStrict: options.isStrict)
    var files = command.operands("file").map(SourceFolderFile.place)
    if files.isEmpty, let workspace = opened.value, !opened.hasErrors {
      let scan = workspace.content.scan()
      report.add(scan.diagnostics)
      files = scan.value.filter { ContentKind(path: $0.path) == .plan }.map { (workspace.content, $0.path) }
    }
    files = files.filter { PlanFileReader.isMarkdown($0.name) }
    let isCheck = command.flag("check")
    var changed = 0
    for file in files where format(file.folder, file.name, isCheck: isCheck, &report) {
      changed += 1
      if !console.isQuiet { console.write(file.folder.shownPath(of: file.name) + "\n") }
    }
    console.note("\(changed) of \(files.count) plans \(isCheck ? "would change" : "changed")")
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return isCheck && changed > 0 ? max(report.exitCode, .problems) : report.exitCode
  }

  /// Whether the file was, or would be, changed.
  private static func format(_ folder: SourceFolder, _ name: String, isCheck: Bool, _ report: inout DiagnosticLog)
    -> Bool
  {
    let read = folder.read(name)
    report.add(read.diagnostics)
    guard let old = read.value else { return false }
    // The name says the week, and the shown path ends in it.
    let formatted = PlanFormatter.format(SourceFile(path: folder.shownPath(of: name), bytes: old.bytes))
    report.add(formatted.diagnostics)
    guard formatted.value != old.bytes else { return false }
    if !isCheck, let problem = folder.replace(name, old, with: formatted.value) {
      report.add([problem])
      return false
    }
    return true
  }
}
