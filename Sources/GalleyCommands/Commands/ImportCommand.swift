internal import CommandLineParsing
internal import Cookbook
internal import RecipeImport
internal import SiteBuilding
internal import SitePlanning
internal import SourceText
internal import TerminalPresentation

/// `galley import`
struct ImportCommand {
  let options: ImportOptions
  let common: CommonOptions
  let console: Console

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let sources = command.operands("source")
      let run = ImportCommand(options: try ImportOptions(command), common: options, console: console)
      if sources.isEmpty, run.options.manualTitle == nil {
        throw InvalidRequest("no source is named", hint: "name a file, “-”, or a title with --manual")
      }
      return run.run(sources)
    } catch {
      return console.report(error)
    }
  }

  private func run(_ sources: [String]) -> ExitCode {
    var report = DiagnosticLog(isStrict: common.isStrict)
    let found =
      options.manualTitle.map { [ImportedSource.blank($0, sources)] }
      ?? sources.compactMap { ImportedSource.read($0, options.fetch, &report) }
    if options.isDryRun {
      ImportDryRun(options: options, console: console).print(found, &report)
    } else {
      write(found, &report)
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  private func write(_ sources: [ImportedSource], _ report: inout DiagnosticLog) {
    let opened = Workspace.open(common.site)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return }
    let chosen = sources.flatMap(\.recipes).enumerated().filter { options.takes($0.offset + 1) }.map(\.element)
    guard !chosen.isEmpty else { return }
    let writer = ImportWriter(options: options, workspace: workspace)
    let preview = ImportPreview(console: console)
    if console.outputIsTerminal {
      for recipe in chosen { preview.show(recipe, language: workspace.configuration.language) }
    }
    guard preview.isAgreed(to: chosen.count) else { return console.note("nothing was written") }
    for recipe in chosen {
      let written = writer.write(recipe)
      report.add(written.diagnostics)
      guard let path = written.value else { continue }
      if !console.isQuiet { console.write("\(path)\n") }
      let losses = DraftRecipe(recipe.draft, siteLanguage: workspace.configuration.language)?.losses ?? []
      LossReport(format: options.lossReport, console: console).print(losses, of: recipe.draft.title ?? "", in: path)
    }
  }
}

extension ImportOptions {
  /// Whether the recipe with this number, counted from 1, is to be taken.
  func takes(_ number: Int) -> Bool { selection?.contains { $0.contains(number) } ?? true }
}
