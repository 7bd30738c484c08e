internal import CommandLineParsing
internal import Cookbook
internal import Glibc
internal import RecipeKeeping
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// What the commands that keep a collection have in common: a site, its recipes by the names of their files, and questions.
struct KeepCommand {
  let keeper: RecipeKeeper
  let options: CommonOptions
  let console: Console
  var workspace: Workspace { keeper.workspace }

  /// Runs a command on the site; `nil` of its answer is told in diagnostics.
  static func run(
    _ options: CommonOptions, console: Console, _ body: (KeepCommand) throws(InvalidRequest) -> [Diagnostic]
  ) -> ExitCode {
    SiteCommand.run(options, console) { (model, report) throws(InvalidRequest) in
      let keep = KeepCommand(keeper: RecipeKeeper(model.workspace), options: options, console: console)
      report.add(try body(keep))
    }
  }

  /// The path below the content folder of a recipe that was named by its file.
  func recipe(_ operand: String) throws(InvalidRequest) -> String {
    guard operand.lowercased().hasSuffix(".md"),
      let (library, path) = RecipeLibrary.containing(operand, options: options.site), library.isSite,
      ContentKind(path: path) == .recipe
    else {
      throw InvalidRequest(
        "“\(operand)” is no Markdown recipe of this site", hint: "name a file such as content/recipes/soup.md")
    }
    return path
  }

  func shown(_ path: String) -> String { workspace.content.shownPath(of: path) }

  /// What was done, on standard output; `mended` are other files that were changed.
  func tell(_ path: String, mended: [String]) {
    console.write(shown(path) + "\n")
    for path in mended { console.note("mended the links of \(shown(path))") }
  }

  /// Whether somebody who is asked says yes; without a terminal nobody can be asked.
  func agrees(to question: String, withoutTerminal option: String) throws(InvalidRequest) -> Bool {
    guard isatty(0) == 1 else {
      throw InvalidRequest("nobody can be asked whether that is meant", hint: "say so with \(option)")
    }
    console.writeError("\(question) [y/N] ")
    return ["y", "yes"].contains((readLine() ?? "").lowercased())
  }
}
