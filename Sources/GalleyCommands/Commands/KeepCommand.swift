internal import CommandLineParsing
internal import Cookbook
internal import Glibc
internal import RecipeKeeping
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// What the commands that keep a collection have in common: a site, its recipes by their files or by what they are called, and questions.
struct KeepCommand {
  let keeper: RecipeKeeper
  private let model: SiteModel
  let options: CommonOptions
  let console: Console
  var workspace: Workspace { keeper.workspace }

  /// Runs a command on the site; `nil` of its answer is told in diagnostics.
  static func run(
    _ options: CommonOptions, console: Console, _ body: (KeepCommand) throws(InvalidRequest) -> [Diagnostic]
  ) -> ExitCode {
    SiteCommand.run(options, console) { (model, report) throws(InvalidRequest) in
      let keep = KeepCommand(keeper: RecipeKeeper(model.workspace), model: model, options: options, console: console)
      report.add(try body(keep))
    }
  }

  /// The path below the content folder of a Markdown recipe, by its file or by whatever it is called; errors are those of
  /// `CalledRecipe`.
  func recipe(_ operand: String) throws(InvalidRequest) -> Checked<String?> {
    let found = access(operand, F_OK) == 0 ? Checked(try path(of: operand)) : CalledRecipe.find(operand, in: model)
    if let path = found.value, !path.lowercased().hasSuffix(".md") { throw Self.notMarkdown(shown(path)) }
    return found
  }

  private func path(of file: String) throws(InvalidRequest) -> String? {
    guard let (library, path) = RecipeLibrary.containing(file, options: options.site), library.isSite,
      ContentKind(path: path) == .recipe
    else { throw Self.notMarkdown(file) }
    return path
  }

  private static func notMarkdown(_ file: String) -> InvalidRequest {
    InvalidRequest("“\(file)” is no Markdown recipe of this site", hint: "name a file such as content/recipes/soup.md")
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
