internal import CommandLineParsing
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley man`
enum ManCommand {
  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    let words = command.operands("command")
    if let folder = command.value("all") {
      guard words.isEmpty else {
        return console.report(
          InvalidRequest("--all writes every page, and \"\(words[0])\" asks for one", hint: "leave one of them out"))
      }
      return writeAll(into: folder, console: console)
    }
    let table = GalleyTable.table
    let name = words.joined(separator: " ")
    let page = name.isEmpty || name == table.name ? nil : table.command(named: name)
    guard name.isEmpty || name == table.name || page != nil else {
      return console.report(unknown(name, among: table.commands.map(\.name)))
    }
    console.write(ManPage.render(table, page, date: Version.date))
    return .clean
  }

  private static func writeAll(into folder: String, console: Console) -> ExitCode {
    let pages = ManPage.all(GalleyTable.table, date: Version.date)
    let problems = ReplacedFiles.write(
      pages.map { NewFile(path: $0.fileName, bytes: Array($0.text.utf8)) }, into: folder)
    for problem in problems { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    guard problems.isEmpty else { return .environment }
    console.note("\(pages.count) pages are in \(folder)")
    return .clean
  }

  private static func unknown(_ name: String, among names: [String]) -> InvalidRequest {
    let suggestion = NearMiss.suggestion(for: name, among: names)
    return InvalidRequest(
      "there is no page for \"\(name)\"", hint: suggestion.map { "did you mean \"\($0)\"?" } ?? "run \"galley --help\"")
  }
}
