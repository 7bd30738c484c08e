internal import CommandLineParsing
internal import CookbookReading
internal import Glibc
internal import RecipeEditing
internal import RecipeKeeping
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley new`
struct NewCommand {
  let title: String
  let keep: KeepCommand

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      let new = NewCommand(title: try title(command, console), keep: keep)
      let bytes: Checked<[UInt8]?>
      if let template = command.value("from-template") {
        let found = try keep.recipe(template)
        guard let path = found.value else { return found.diagnostics }
        bytes = new.copy(of: path)
      } else {
        bytes = Checked(isatty(0) == 1 ? new.asked(NewRecipe.blank(new.title)) : NewRecipe.blank(new.title))
      }
      guard let bytes = bytes.value else { return bytes.diagnostics }
      let created = keep.keeper.create(bytes, title: new.title, in: command.value("folder") ?? "")
      if let path = created.value { keep.tell(path, mended: []) }
      return created.diagnostics
    }
  }

  private static func title(_ command: ParsedCommand, _ console: Console) throws(InvalidRequest) -> String {
    var title = command.operands("title").first ?? ""
    if title.isEmpty, isatty(0) == 1 {
      console.writeError("Title: ")
      title = readLine() ?? ""
    }
    guard title.contains(where: { !$0.isWhitespace }), !title.contains(where: \.isNewline) else {
      throw InvalidRequest("a recipe needs a title of one line", hint: "write it in quotes: galley new \"Tomato soup\"")
    }
    return title
  }

  private func copy(of path: String) -> Checked<[UInt8]?> {
    let read = keep.workspace.content.read(path)
    guard let contents = read.value else { return Checked(nil, read.diagnostics) }
    return apply(.title(MarkdownEscaping.line(title)), to: contents.bytes, path: path)
  }

  private func apply(_ change: RecipeChange, to bytes: [UInt8], path: String) -> Checked<[UInt8]?> {
    RecipeEditor.apply(
      change, to: SourceFile(path: keep.shown(path), bytes: bytes), language: keep.workspace.configuration.language)
  }

  // MARK: Asking

  /// The recipe with what somebody answers; an empty answer leaves a part out.
  private func asked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    ask("Yields (such as 4 servings): ", &bytes) { .yields($0) }
    ask("Tags, with commas between: ", &bytes) {
      .tags(.set($0.split(separator: ",").map { String($0).trimmingSpaces }))
    }
    var count = 0
    askAll("Ingredients, one in a line such as “200 g flour”; an empty line ends them", &bytes) { line in
      let (amount, name) = AmountMarking.split(line, language: keep.workspace.configuration.language) ?? ("", line)
      defer { count += 1 }
      return .rows(.ingredients, .insert(count, RecipeSheet.Row(.ingredient, amount: amount, text: name)))
    }
    count = 0
    askAll("Steps, one in a line; an empty line ends them", &bytes) { line in
      defer { count += 1 }
      return .rows(.method, .insert(count, RecipeSheet.Row(.step, text: line)))
    }
    return bytes
  }

  private func askAll(_ question: String, _ bytes: inout [UInt8], _ change: (String) -> RecipeChange) {
    keep.console.writeError(question + "\n")
    while ask("> ", &bytes, change) {}
  }

  /// Asks until the answer can be written; `false` for an empty one.
  @discardableResult
  private func ask(_ question: String, _ bytes: inout [UInt8], _ change: (String) -> RecipeChange) -> Bool {
    while true {
      keep.console.writeError(question)
      guard let answer = readLine()?.trimmingSpaces, !answer.isEmpty else { return false }
      let changed = apply(change(answer), to: bytes, path: "new.md")
      if let value = changed.value {
        bytes = value
        return true
      }
      for problem in changed.diagnostics { keep.console.writeError("\(problem.message)\n") }
    }
  }
}
