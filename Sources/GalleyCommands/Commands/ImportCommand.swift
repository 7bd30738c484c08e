internal import CommandLineParsing
internal import Concurrency
internal import Cookbook
internal import PhotoReading
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
      if sources.isEmpty, run.options.manualTitle == nil, run.options.pending == nil {
        throw InvalidRequest(
          "no source is named", hint: "name a file, “-”, a list with --pending, or a title with --manual")
      }
      return run.run(sources)
    } catch {
      return console.report(error)
    }
  }

  private func run(_ sources: [String]) -> ExitCode {
    var report = DiagnosticLog(isStrict: common.isStrict)
    let site = Workspace.open(common.site)
    guard let tools = tools(for: site, sources, &report) else { return finish(report) }
    let found =
      options.manualTitle.map { [ImportedSource.blank($0, sources)] }
      ?? (read(sources, tools, &report) + pending(tools, &report))
    if let number = options.selectedNumber(beyond: found.reduce(0) { $0 + $1.recipes.count }) {
      report.add([.importSelect(number, found)])
    } else if options.isDryRun {
      ImportDryRun(options: options, console: console).print(found, &report)
    } else {
      write(found, to: site, &report)
    }
    return finish(report)
  }

  private func finish(_ report: DiagnosticLog) -> ExitCode {
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  /// `nil` where a language model is wished for and none can be asked, or nobody wants to pay for it.
  private func tools(
    for site: Checked<Workspace?>, _ sources: [String], _ report: inout DiagnosticLog
  ) -> ImportTools? {
    let isBatch = options.pending != nil || sources.count(where: ImportedSource.isAddress) > 1
    let fetch = PoliteFetch(options.fetch, isBatch: isBatch)
    let photos = PhotoReader.byProcesses(language: site.value?.configuration.language ?? "en")
    guard let subject = options.model else {
      return ImportTools(fetch: fetch, photos: photos, model: nil)
    }
    let model = ModelSetup.reader(subject, of: site.value, allowsPrivate: options.fetch.allowsPrivate)
    report.add(model.diagnostics)
    guard let reader = model.value, let assistant = site.value?.configuration.assistant else { return nil }
    let tokens = sources.filter { !ImportedSource.isAlone($0) }.map { name in
      reader.estimatedTokens(for: SourceFolderFile.read(name).value?.bytes ?? [])
    }
    console.note(
      ModelSetup.estimate(
        (tokens.reduce(0) { $0 + $1.input }, tokens.reduce(0) { $0 + $1.output }), questions: tokens.count, assistant))
    guard sources.count < 2 || ImportPreview(console: console).isAgreed("Ask the language model?") else { return nil }
    return ImportTools(fetch: fetch, photos: photos, model: reader)
  }

  /// What the sources hold, in their order: files on all cores, addresses one after the other.
  private func read(
    _ sources: [String], _ tools: ImportTools, _ report: inout DiagnosticLog
  ) -> [ImportedSource] {
    let files = sources.filter { !ImportedSource.isAlone($0) }
    let read = common.workers.map(files, size: 1) { ImportedSource.read($0, tools) }
    var rest = read[...]
    return sources.compactMap { source in
      let found = ImportedSource.isAlone(source) ? ImportedSource.read(source, tools) : rest.removeFirst()
      report.add(found.diagnostics)
      return found.value
    }
  }

  /// What was shared with the site's pages.
  private func pending(_ tools: ImportTools, _ report: inout DiagnosticLog) -> [ImportedSource] {
    guard let path = options.pending else { return [] }
    let file = SourceFolderFile.read(path)
    report.add(file.diagnostics)
    let items = file.value.map(PendingImports.read)
    report.add(items?.diagnostics ?? [])
    return (items?.value ?? []).compactMap { item in
      let found = ImportedSource.read(item, tools)
      report.add(found.diagnostics)
      return found.value
    }
  }

  private func write(
    _ sources: [ImportedSource], to opened: Checked<Workspace?>, _ report: inout DiagnosticLog
  ) {
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return }
    let chosen = sources.flatMap(\.recipes).enumerated().filter { options.takes($0.offset + 1) }.map(\.element)
    guard !chosen.isEmpty else { return }
    let writer = ImportWriter(chosen, options: options, workspace: workspace)
    let preview = ImportPreview(console: console)
    if console.outputIsTerminal {
      for recipe in chosen { preview.show(recipe, in: workspace, writer.addresses) }
    }
    guard preview.isAgreed("Write \(chosen.count == 1 ? "this recipe" : "these \(chosen.count) recipes")?") else {
      return console.note("nothing was written")
    }
    writer.write { recipe, outcome in
      report.add(outcome.diagnostics)
      guard let written = outcome.value else { return }
      if !console.isQuiet { console.write("\(written.path)\n") }
      LossReport(format: options.lossReport, console: console)
        .print(written.losses, of: recipe.draft.title ?? "", in: written.path)
    }
  }
}

extension ImportOptions {
  /// Whether the recipe with this number, counted from 1, is to be taken.
  func takes(_ number: Int) -> Bool { selection?.contains { $0.contains(number) } ?? true }

  /// The first number asked for that no recipe has, where any was found; a range may end behind the last.
  func selectedNumber(beyond count: Int) -> Int? {
    count == 0 ? nil : selection?.lazy.map(\.lowerBound).first { $0 > count }
  }
}

extension Diagnostic {
  fileprivate static func importSelect(_ number: Int, _ sources: [ImportedSource]) -> Diagnostic {
    let count = sources.reduce(0) { $0 + $1.recipes.count }
    return Diagnostic(
      .error, "import-select", path: sources.first?.name ?? "", message: "there is no recipe \(number) among \(count)",
      hint: count == 1 ? "leave out --select" : "choose from 1 to \(count); --dry-run shows them")
  }
}
