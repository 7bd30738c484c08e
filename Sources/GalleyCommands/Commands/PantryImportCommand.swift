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
    SiteCommand.run(options, console) { model, report in
      let content = model.workspace.content
      guard let named = NamedSource.read(command.operands("file")[0], &report) else { return }
      let tables = CooklangPantry(named)
      let source = tables?.markdown ?? named
      let read = PantryReader.read(source)
      report.add(read.diagnostics)
      guard !read.hasErrors else { return }
      guard !read.value.items.isEmpty else { return report.add([.emptyPantryImport(source)]) }
      report.add(model.pantryFile.diagnostics)
      guard !model.pantryFile.hasErrors else { return }
      let file = model.pantryFile.value
      let fresh = file.missing(of: read.value)
      let shown = content.shownPath(of: file.path)
      guard !fresh.isEmpty else { return console.note("everything is in \(shown) already") }
      let problems = file.add(fresh, of: source, to: content)
      report.add(problems)
      guard problems.isEmpty else { return }
      for item in fresh { console.write("\(TerminalText.safe(item.text))\n") }
      console.note("\(fresh.count) added to \(shown)")
      if let count = tables?.cutItems, count > 0 {
        console.note("of \(count) the day it was bought and how little is too little have no place there")
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func emptyPantryImport(_ source: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, "pantry-import-empty", path: source.path, message: "the file names nothing that is at home",
      hint: "write a list, as “- 1 kg flour”, an item a line")
  }
}
