internal import CommandLineParsing
internal import Fingerprints
internal import Mustache
internal import PageRendering
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley build`
enum BuildCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let clock = PhaseClock(console: console)
    let required: Int?
    do throws(CommandUsageError) {
      required = try CoverageRequirement.read(command)
    } catch {
      return console.report(error)
    }
    let opened = Workspace.open(options) { configuration in
      if command.flag("pdf") { configuration.cards.pdf = true }
    }
    var report = Report(opened.diagnostics, isStrict: options.isStrict || opened.value?.configuration.strict == true)
    guard let workspace = opened.value, !opened.hasErrors else { return report.finish(console, summary: nil) }
    let lock = BuildLock.acquire(workspace.folders)
    report.add(lock.diagnostics)
    guard let held = lock.value else { return report.finish(console, summary: nil) }
    let build = SiteBuild(
      workspace: workspace, lock: held, jobs: options.jobs, requiredCoverage: required, console: console)
    let summary = build.run(&report)
    return report.finish(console, summary: summary.map { "\($0) in \(clock.elapsed)" })
  }
}

/// One build: a timed list of phases.
struct SiteBuild {
  let workspace: Workspace
  let lock: BuildLock
  let jobs: Int
  /// Thousandths of each recipe's mass that have to be known; `nil` when none have.
  let requiredCoverage: Int?
  let console: Console

  /// The line that says what was done; `nil` when nothing was published.
  func run(_ report: inout Report) -> String? {
    let clock = PhaseClock(console: console)
    let cards = SiteCards.open(workspace)
    report.add(cards.diagnostics)
    guard !cards.hasErrors else { return nil }
    let format = SourcePayload.format(
      reading: RecipeFileReader(configuration: workspace.configuration).key, foods: workspace.foods.bytes)
    let state = BuildState.load(lock, payloadFormat: format)
    report.add(state.diagnostics)
    clock.mark("loaded the state of the last build")
    let planned = SiteSession.plan(
      workspace, state: state.value, jobs: jobs, printing: cards.value?.fingerprint, console: console)
    report.add(planned.diagnostics)
    guard let session = planned.value, !(report.isStrict && report.hasProblems) else { return nil }
    let uncovered = uncoveredRecipes(in: session)
    report.add(uncovered)
    guard uncovered.isEmpty else { return nil }
    return publish(session, cards.value, state: state.value, format: format, report: &report)
  }

  private func uncoveredRecipes(in session: SiteSession) -> [Diagnostic] {
    guard let requiredCoverage else { return [] }
    return SiteKitchen.problems(in: session.site, requiring: requiredCoverage).map {
      $0.moved(to: workspace.content.shownPath(of: $0.path))
    }
  }

  private func publish(
    _ session: SiteSession, _ cards: SiteCards?, state: BuildState, format: Fingerprint, report: inout Report
  ) -> String? {
    let clock = PhaseClock(console: console)
    let pages = session.plan.pages
    let outputs = pages.map { PlannedOutput(path: $0.path, plan: $0.fingerprint) }
    let opened = Publisher.open(outputs, lock: lock, state: state) { count, body in
      Parallel.chunks(of: count, size: 512, jobs: jobs) { body($0) }
    }
    report.add(opened.diagnostics)
    guard let publisher = opened.value else { return nil }
    clock.mark("found \(publisher.pending.count) of \(pages.count) files to render")
    let renderer = session.renderer(manyPages: publisher.pending.count > session.site.recipes.count)
    let printed = cards?.write(session, renderer, to: publisher) ?? Checked([:])
    report.add(printed.diagnostics)
    guard let results = printed.value else { return nil }
    if !results.isEmpty { clock.mark("printed \(results.count) cards") }
    let rendered = render(session, renderer, publisher, done: results)
    report.add(rendered.compactMap(\.problem))
    clock.mark("rendered and wrote them")
    let finished = publisher.finish(rendered.map(\.result), sources: session.collection.records, payloadFormat: format)
    report.add(finished.diagnostics)
    clock.mark("finished")
    let counts = finished.value
    let recipes = session.site.recipes.count
    return
      "\(recipes) \(recipes == 1 ? "recipe" : "recipes"): \(counts.written) written, \(counts.unchanged) unchanged, "
      + "\(counts.removed) removed"
  }

  private struct Rendered: Sendable {
    let result: WriteResult
    var problem: Diagnostic?
  }

  /// - Parameter done: what became of files that are written already.
  private func render(
    _ session: SiteSession, _ renderer: PageRenderer, _ publisher: Publisher, done: SiteCards.Results
  ) -> [Rendered] {
    let pages = session.plan.pages
    let pending = publisher.pending
    let progress = ProgressReporter("rendering", total: pending.count, console: console)
    let rendered = Parallel.chunks(
      of: pending.count, size: 64, jobs: jobs, state: renderer.makeAnalyst()
    ) { range, analyst in
      var buffer = ByteBuffer(capacity: 65536)
      defer { progress.advance(by: range.count) }
      return range.map { position -> Rendered in
        let index = pending[position]
        if let result = done[index] { return Rendered(result: result) }
        buffer.removeAll()
        do throws(PageRenderer.Failure) {
          try renderer.render(pages[index], into: &buffer, analyst: &analyst)
        } catch {
          return Rendered(result: .skipped, problem: Self.problem(error, path: pages[index].path))
        }
        return Rendered(result: buffer.withUnsafeBytes { publisher.write(index, UnsafeRawBufferPointer($0)) })
      }
    }
    progress.finish()
    return rendered
  }

  static func problem(_ failure: PageRenderer.Failure, path: String) -> Diagnostic {
    switch failure {
    case .unreadable:
      Diagnostic(
        .error, "render-source", path: path, message: "its source changed or vanished in the meantime",
        hint: "build again")
    case .damagedPicture:
      Diagnostic(
        .error, "render-picture", path: path, message: "the picture is damaged, or not what its name says",
        hint: "save it again as JPEG, PNG, WebP or GIF")
    case .largePicture(let megabytes):
      Diagnostic(
        .error, "render-picture-size", path: path,
        message: "the picture has \(megabytes) MB; a card takes \(PageRenderer.cardPictureLimit) at most",
        hint: "save it smaller, or print the card with the drawn cover")
    case .template(.lambda(let diagnostic)): diagnostic
    case .template(.unknownTemplate(let name)):
      Diagnostic(.error, "render-template", path: path, message: "there is no template “\(name)”", hint: "add it")
    case .template(.tooDeep(let name)):
      Diagnostic(
        .error, "render-template", path: path, message: "template “\(name)” includes itself without end",
        hint: "let a section end the recursion")
    }
  }
}
