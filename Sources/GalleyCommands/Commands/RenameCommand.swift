internal import CommandLineParsing
internal import RecipeKeeping
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley rename`, `galley merge` and `galley duplicates`
enum RenameCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      let found = try keep.recipe(command.operands("recipe")[0])
      let title = command.operands("title")[0]
      guard title.contains(where: { !$0.isWhitespace }), !title.contains(where: \.isNewline) else {
        throw InvalidRequest("a title is one line of words", hint: "write it in quotes")
      }
      guard let path = found.value else { return found.diagnostics }
      let renamed = keep.keeper.rename(path, title: title)
      if let renaming = renamed.value { keep.tell(renaming.path, mended: renaming.mended) }
      return renamed.diagnostics
    }
  }

  static func merge(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      let kept = try keep.recipe(command.operands("recipe")[0])
      guard let path = kept.value else { return kept.diagnostics }
      let given = try keep.recipe(command.operands("other")[0])
      guard let other = given.value else { return given.diagnostics }
      guard !keep.keeper.isSame(path, other) else {
        throw InvalidRequest("both are the same file", hint: "name two recipes")
      }
      let question = "put what \(keep.shown(path)) lacks into it, and delete \(keep.shown(other))?"
      if !command.flag("yes"), try !keep.agrees(to: question, withoutTerminal: "--yes") { return [] }
      let merged = keep.keeper.merge(other, into: path)
      if let merging = merged.value {
        keep.tell(path, mended: merging.mended)
        let fields = merging.fields.isEmpty ? "nothing" : merging.fields.joined(separator: ", ")
        keep.console.note("took over: \(fields); “galley undo” brings \(keep.shown(other)) back")
      }
      return merged.diagnostics
    }
  }

  static func duplicates(options: CommonOptions, console: Console) -> ExitCode {
    KeepCommand.run(options, console: console) { (keep) throws(InvalidRequest) in
      let recipes = SiteModel(keep.workspace, workers: options.workers, console: console).recipes
      let pairs = DuplicateSearch.pairs(recipes.recipes.map(\.summary))
      for pair in pairs {
        let reason = pair.hasSameTitle ? "same title, " : ""
        console.write(
          "\(keep.shown(pair.first))\t\(keep.shown(pair.second))\t\(reason)\(pair.shared) % of the ingredients\n")
      }
      console.note(pairs.isEmpty ? "no recipe seems to be there twice" : "“galley merge KEPT OTHER” makes one of two")
      return recipes.errorsInBrief
    }
  }
}
