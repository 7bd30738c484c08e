internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import Glibc
internal import RecipeEditing
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley tag add`, `tag remove` and `tag rename`, `galley archive`, `restore`, `favourite` and `unfavourite`
struct TagCommand {
  let change: TagChange
  let console: Console

  static func run(
    _ command: ParsedCommand, _ change: (ParsedCommand) -> TagChange, options: CommonOptions, console: Console
  ) -> ExitCode {
    let change = change(command)
    if let tag = change.newTag, let problem = TagChange.problem(withTag: tag) {
      return console.report(InvalidRequest("“\(tag)” is no tag: it \(problem)", hint: "use words, digits and hyphens"))
    }
    let operands = command.operands("recipe")
    var report = DiagnosticLog(isStrict: options.isStrict)
    let files =
      operands.isEmpty ? allRecipes(options, &report) : operands.compactMap { place($0, options, console, &report) }
    let (json, others) = (files.filter { isJSON($0.name) }, files.filter { !isJSON($0.name) })
    if operands.isEmpty {
      if !json.isEmpty { console.note("recipes in JSON are left as they are: \(json.count); change their tags there") }
    } else {
      report.add(json.map { unwritable($0.folder.shownPath(of: $0.name)) })
    }
    TagCommand(change: change, console: console).run(others, &report)
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  /// A file, else a recipe of the site by whatever it is called.
  private static func place(
    _ operand: String, _ options: CommonOptions, _ console: Console, _ report: inout DiagnosticLog
  ) -> (folder: SourceFolder, name: String)? {
    if access(operand, F_OK) == 0 { return SourceFolderFile.place(operand) }
    let opened = Workspace.open(options.site)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return nil }
    let found = CalledRecipe.find(operand, in: SiteModel(workspace, workers: options.workers, console: console))
    report.add(found.diagnostics)
    return found.value.map { (workspace.content, $0) }
  }

  /// Those of the site, where a command may be about all of them.
  private static func allRecipes(
    _ options: CommonOptions, _ report: inout DiagnosticLog
  ) -> [(folder: SourceFolder, name: String)] {
    let opened = Workspace.open(options.site)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return [] }
    let scan = workspace.content.scan()
    report.add(scan.diagnostics)
    return scan.value.filter { ContentKind(path: $0.path) == .recipe }.map { (workspace.content, $0.path) }
  }

  private static func unwritable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "edit-json", path: path, message: "tags of recipes in JSON are not written by this command",
      hint: "change them in the file, or turn it into Markdown with “galley export --format recipemd”")
  }

  private static func isJSON(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

  private func run(_ files: [(folder: SourceFolder, name: String)], _ report: inout DiagnosticLog) {
    var changed = 0
    for (folder, name) in files {
      let read = folder.read(name)
      report.add(read.diagnostics)
      guard let old = read.value else { continue }
      let edited = TagEditor.apply(change, to: SourceFile(path: folder.shownPath(of: name), bytes: old.bytes))
      report.add(edited.diagnostics)
      guard let new = edited.value, new != old.bytes else { continue }
      if let problem = folder.replace(name, old, with: new) {
        report.add([problem])
        continue
      }
      changed += 1
      if !console.isQuiet { console.write(folder.shownPath(of: name) + "\n") }
    }
    console.note("\(changed) of \(files.count) \(files.count == 1 ? "recipe" : "recipes") changed")
  }
}
