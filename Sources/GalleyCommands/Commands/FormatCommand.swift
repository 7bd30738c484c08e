internal import CommandLineParsing
internal import Concurrency
internal import Cookbook
internal import CookbookReading
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley fmt`
struct FormatCommand {
  let console: Console
  let workers: Workers
  /// Whether files are only named that would change.
  let isCheck: Bool
  let facts: RecipeFormatter.FrontMatterFacts
  /// Whether amounts without asterisks get them.
  let marksAmounts: Bool

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    var report = DiagnosticLog(isStrict: options.isStrict)
    let files = command.operands("file")
    let opened = Workspace.open(options.site)
    var named = files.map(SourceFolderFile.place)
    if files.isEmpty {
      report.add(opened.diagnostics.filter { $0.severity == .error })
      guard let workspace = opened.value, !opened.hasErrors else { return finish(report, console) }
      let scan = workspace.content.scan()
      report.add(scan.diagnostics)
      named = scan.value.filter { ContentKind(path: $0.path) == .recipe && !isJSON($0.path) }.map {
        (workspace.content, $0.path)
      }
    }
    for file in named where isJSON(file.name) {
      console.note("\(file.folder.shownPath(of: file.name)) is JSON and stays as it is")
    }
    let language = opened.value?.configuration.language ?? "en"
    let facts: RecipeFormatter.FrontMatterFacts = command.flag("facts") ? .become(language: language) : .stay
    let format = FormatCommand(
      console: console, workers: options.workers, isCheck: command.flag("check"), facts: facts,
      marksAmounts: command.flag("amounts"))
    let changed = format.run(named.filter { !isJSON($0.name) }, &report)
    let code = finish(report, console)
    return format.isCheck && changed > 0 ? max(code, .problems) : code
  }

  private static func isJSON(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

  private static func finish(_ report: DiagnosticLog, _ console: Console) -> ExitCode {
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  // MARK: Files

  private struct Formatted: Sendable {
    let folder: SourceFolder
    let name: String
    let old: FileContents?
    let new: [UInt8]
    let diagnostics: [Diagnostic]
  }

  /// How many files were, or would be, changed.
  private func run(_ files: [(folder: SourceFolder, name: String)], _ report: inout DiagnosticLog) -> Int {
    let (facts, marksAmounts) = (facts, marksAmounts)
    let formatted = workers.map(files) { file in
      Self.format(file.folder, file.name) { source in
        RecipeFormatter.format(source, frontMatter: facts, marksAmounts: marksAmounts)
      }
    }
    var changed = 0
    for file in formatted {
      report.add(file.diagnostics)
      guard let old = file.old, old.bytes != file.new else { continue }
      if !isCheck, let problem = file.folder.replace(file.name, old, with: file.new) {
        report.add([problem])
        continue
      }
      changed += 1
      if !console.isQuiet { console.write(file.folder.shownPath(of: file.name) + "\n") }
    }
    console.note(
      "\(changed) of \(files.count) \(files.count == 1 ? "file" : "files") \(isCheck ? "would change" : "changed")")
    return changed
  }

  private static func format(
    _ folder: SourceFolder, _ name: String, by format: (SourceFile) -> Checked<[UInt8]>
  ) -> Formatted {
    let read = folder.read(name)
    guard let old = read.value else {
      return Formatted(folder: folder, name: name, old: nil, new: [], diagnostics: read.diagnostics)
    }
    let source = SourceFile(path: folder.shownPath(of: name), bytes: old.bytes)
    let formatted = format(source)
    return Formatted(
      folder: folder, name: name, old: old, new: formatted.value, diagnostics: formatted.diagnostics)
  }
}
