internal import CommandLineParsing
internal import Glibc
internal import RecipeKeeping
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley edit`
struct EditCommand {
  let path: String
  let editor: String
  let keep: KeepCommand

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      let found = try keep.recipe(command.operands("recipe")[0])
      guard let path = found.value else { return found.diagnostics }
      let editor = ["VISUAL", "EDITOR"].lazy.compactMap(Environment.variable).first { !$0.isEmpty }
      guard let editor else {
        throw InvalidRequest("no editor is known", hint: "name one: export EDITOR=nano")
      }
      return EditCommand(path: path, editor: editor, keep: keep).run()
    }
  }

  private var content: SourceFolder { keep.workspace.content }

  /// Lets somebody edit until the recipe can be read, or until they want to leave it so; their text always stays.
  private func run() -> [Diagnostic] {
    let before = content.read(path)
    guard let old = before.value else { return before.diagnostics }
    while true {
      guard ChildProcess.run(["sh", "-c", "\(editor) \"$1\"", "sh", "\(content.path)/\(path)"]) == 0 else {
        return [failed(old)].compactMap(\.self)
      }
      if let lost = restored(old) { return [lost] }
      let problems = FileCheck(options: keep.options, required: nil, console: keep.console)
        .diagnostics(of: ["\(content.path)/\(path)"]).filter { $0.severity > .note }.map {
          $0.moved(to: keep.shown(path))
        }
      guard problems.contains(where: { $0.severity == .error }), isatty(0) == 1 else { return problems }
      for problem in problems { keep.console.writeError(DiagnosticText.text(problem, style: keep.console.errorStyle)) }
      keep.console.writeError("edit it again? [Y/n] ")
      if ["n", "no"].contains((readLine() ?? "n").lowercased()) { return problems }
    }
  }

  private func failed(_ old: FileContents) -> Diagnostic? {
    restored(old)
      ?? Diagnostic(
        .error, "edit-program", path: keep.shown(path), message: "the editor “\(editor)” ended with an error",
        hint: "try another one: export EDITOR=nano")
  }

  /// What some editors leave when they are cut off is no file, or one without text: then the old text comes back.
  private func restored(_ old: FileContents) -> Diagnostic? {
    let now = content.has(path) ? content.read(path).value : nil
    guard now.map({ !Self.hasText($0.bytes) }) ?? true, Self.hasText(old.bytes) else { return nil }
    if let now {
      if let problem = content.replace(path, now, with: old.bytes) { return problem }
    } else if let problem = NewFiles.create([NewFile(path: path, bytes: old.bytes)], in: content.path).first {
      return problem
    }
    return Diagnostic(
      .error, "edit-lost", path: keep.shown(path), message: "the editor left no text; the old one is back",
      hint: "delete a recipe with “galley delete”")
  }

  /// Whether there is more than white space, which is what an editor leaves that ends each file with a line end. A mark of
  /// the byte order is none either.
  private static func hasText(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return !text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
