internal import CommandLineParsing
internal import Cookbook
internal import PlanReading
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley pantry import`
enum PantryImportCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    SiteEdit.run(options, console) { workspace, report in
      guard let source = NamedSource.read(command.operands("file")[0], &report) else { return }
      let read = PantryReader.read(source)
      report.add(read.diagnostics)
      guard !read.hasErrors else { return }
      let opened = PantryFile.read(workspace.content)
      report.add(opened.diagnostics)
      guard !opened.hasErrors else { return }
      let fresh = opened.value.missing(of: read.value)
      let shown = workspace.content.shownPath(of: opened.value.path)
      guard !fresh.isEmpty else { return console.note("everything is in \(shown) already") }
      let problems = opened.value.add(fresh, of: source, to: workspace.content)
      report.add(problems)
      guard problems.isEmpty else { return }
      for item in fresh { console.write("\(TerminalText.safe(item.text))\n") }
      console.note("\(fresh.count) added to \(shown)")
    }
  }
}
