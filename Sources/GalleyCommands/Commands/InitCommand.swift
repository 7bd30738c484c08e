internal import CommandLineParsing
internal import DefaultFiles
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley init`
enum InitCommand {
  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    let folder = command.operands("dir")[0]
    let files = DefaultFiles.starter.map { NewFile(path: $0.name, bytes: $0.bytes) }
    let problems = NewFiles.create(files, in: folder)
    for problem in problems.sorted() { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    guard problems.isEmpty else {
      return problems.contains { $0.identifier == "storage-write" } ? .environment : .problems
    }
    console.note("\(folder) is ready: write recipes into \(folder)/content, then run “galley build --root \(folder)”")
    return .clean
  }
}
