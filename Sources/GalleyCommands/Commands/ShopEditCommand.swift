internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import PlanReading
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// `galley shop untick`, `remove` and `clear-ticked`: changes of lines that are there.
enum ShopEditCommand {
  enum Change {
    case untick, remove, clear
  }

  static func run(
    _ command: ParsedCommand, _ change: Change, options: CommonOptions, console: Console
  ) -> ExitCode {
    SiteCommand.run(options, console) { model, report in
      guard let list = HandList.open(model, &report) else { return }
      let names = change == .clear ? [] : command.operands("item")
      var found = change == .clear ? list.file.items.filter(\.isTicked) : items(names, in: list, &report)
      guard !report.diagnostics.contains(where: { $0.severity == .error }) else { return }
      if change == .untick {
        for item in found where !item.isTicked { console.note("not ticked: \(item.text)") }
        found.removeAll { !$0.isTicked }
      }
      var editor = list.file.editor
      let lines = Set(found.map(\.line))
      if change == .untick { editor.tick(lines, false) } else { editor.remove(lines) }
      guard !lines.isEmpty, list.write(editor, &report) else { return console.note("nothing was changed") }
      for item in found { console.note(change == .untick ? "back on the list: \(item.text)" : "removed: \(item.text)") }
    }
  }

  /// Nothing is changed where one of the names is not there.
  private static func items(
    _ names: [String], in list: HandList, _ report: inout DiagnosticLog
  ) -> [ShoppingFile.Item] {
    names.flatMap { name in
      let found = list.items(like: name)
      if found.isEmpty { report.add([list.unknown(name)]) }
      return found
    }
  }
}
