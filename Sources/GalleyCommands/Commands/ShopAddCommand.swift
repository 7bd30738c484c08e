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
    if command.operands("item").contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      return console.report(
        InvalidRequest("an item is empty", hint: "write it in quotes: galley shop add \"2 l milk\""))
    }
    return SiteCommand.run(options, console) { model, report in
      guard let list = HandList.open(model, &report) else { return }
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
    var new: [ShoppingFileEditor.NewItem] = []
    var written: Set<String> = []
    for line in lines {
      let text = line.text.split { $0.isWhitespace }.joined(separator: " ")
      if !line.isTicked, written.contains(text) || holds(text) {
        console.note("“\(text)” is on the list already")
      } else if !text.isEmpty {
        new.append(ShoppingFileEditor.NewItem(text, isTicked: line.isTicked, link: line.link))
        written.insert(text)
      }
    }
    var editor = file.editor
    editor.add(new)
    guard !new.isEmpty, write(editor, &report) else { return }
    for item in new { console.note("\(workspace.content.shownPath(of: file.path)): \(item.text)") }
  }
}
