internal import CommandLineParsing
internal import RecipeKeeping
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// `galley delete` and `galley undo`
enum DeleteCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      var paths: [String] = []
      for operand in command.operands("recipe") {
        let found = try keep.recipe(operand)
        guard let path = found.value else { return found.diagnostics }
        paths.append(path)
      }
      let names = paths.map(keep.shown).joined(separator: ", ")
      if !command.flag("yes"), try !keep.agrees(to: "delete \(names)?", withoutTerminal: "--yes") { return [] }
      return paths.flatMap { delete($0, keep) }
    }
  }

  private static func delete(_ path: String, _ keep: KeepCommand) -> [Diagnostic] {
    let read = keep.workspace.content.read(path)
    guard let contents = read.value else { return read.diagnostics }
    let deleted = keep.keeper.delete(path, contents)
    if deleted.value != nil { keep.console.note("deleted \(keep.shown(path)); “galley undo” brings it back") }
    return deleted.diagnostics
  }

  /// Brings back what was deleted last. What cannot come back, because something else stands in its place, is told and
  /// passed over: it would keep all before it in the trash.
  static func undo(options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      let deleted = keep.keeper.deleted()
      guard !deleted.value.isEmpty || !deleted.diagnostics.isEmpty else {
        throw InvalidRequest("there is nothing to bring back", hint: "only what was deleted can be brought back")
      }
      var passed: [Diagnostic] = []
      for entry in deleted.value.reversed() {
        let problems = keep.keeper.bringBack(entry)
        if problems.isEmpty {
          keep.tell(entry.file, mended: [])
          for index in passed.indices { passed[index].severity = .warning }
          break
        }
        passed += problems
        guard problems.allSatisfy(\.isOfTakenPlace) else { break }
      }
      return deleted.diagnostics + passed
    }
  }
}
