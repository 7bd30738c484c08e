internal import CommandLineParsing
internal import CookbookReading
internal import PlanReading
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley shop add`
enum ShopAddCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    SiteEdit.run(options, console) { workspace, report in
      guard let list = HandList.open(workspace, &report) else { return }
      let lines = command.operands("item").map { HandListLine(text: $0, link: command.value("link")) }
      list.add(lines, console, &report)
    }
  }
}

/// A line to write.
struct HandListLine {
  let text: String
  var isTicked = false
  var link: String?
}

extension HandList {
  /// Writes lines, and says which are there already.
  func add(_ lines: [HandListLine], _ console: Console, _ report: inout DiagnosticLog) {
    var editor = file.editor
    var written: [String] = []
    for line in lines {
      let text = line.text.split { $0.isWhitespace }.joined(separator: " ")
      if !line.isTicked, holds(text) || written.contains(text) {
        console.note("“\(text)” is on the list already")
      } else if !text.isEmpty {
        editor.add(text, isTicked: line.isTicked, link: line.link)
        written.append(text)
      }
    }
    guard !written.isEmpty, write(editor, &report) else { return }
    for text in written { console.note("\(workspace.content.shownPath(of: file.path)): \(text)") }
  }
}

/// A command that changes files of a site.
enum SiteEdit {
  static func run(
    _ options: CommonOptions, _ console: Console, _ body: (Workspace, inout DiagnosticLog) -> Void
  ) -> ExitCode {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(opened.diagnostics.filter { $0.severity == .error }, isStrict: options.isStrict)
    if let workspace = opened.value, !opened.hasErrors { body(workspace, &report) }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }
}
