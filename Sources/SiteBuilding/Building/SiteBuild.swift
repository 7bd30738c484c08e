package import Concurrency
package import Fingerprints
internal import Mustache
internal import PageInputs
package import PageRendering
internal import SitePlanning
package import SiteStorage
package import SourceText

/// What became of printed cards, by their places among the planned files.
package typealias CardResults = [Int: WriteResult]

/// Makes the cook cards that a site offers for download.
package protocol CardPrinting: Sendable {
  /// Of the program that makes them: another one may set another page.
  var fingerprint: Fingerprint { get }

  /// Renders and writes the cards that are pending.
  ///
  /// - Returns: `nil` when the program failed; then nothing may be published, since pages lead to cards.
  func write(_ session: SiteSession, _ renderer: PageRenderer, to publisher: Publisher) -> Checked<CardResults?>
}

/// One build: a timed list of phases.
package struct SiteBuild {
  package let workspace: Workspace
  package let lock: BuildLock
  package let workers: Workers
  /// The part that is made; `nil` for the whole site.
  package let shard: Shard?
  /// Thousandths of each recipe's mass that have to be known; `nil` when none have.
  package let requiredCoverage: Int?
  /// Makes the cook cards that the site offers; `nil` where it offers none.
  package let cards: (any CardPrinting)?
  package let console: any ProgramOutput

  package init(
    workspace: Workspace, lock: BuildLock, workers: Workers, shard: Shard? = nil, requiredCoverage: Int?,
    cards: (any CardPrinting)?,
    console: any ProgramOutput
  ) {
    self.workspace = workspace
    self.lock = lock
    self.workers = workers
    self.shard = shard
    self.requiredCoverage = requiredCoverage
    self.cards = cards
    self.console = console
  }

  /// The line that says what was done; `nil` when nothing was published.
  package func run(_ report: inout DiagnosticLog) -> String? {
    let clock = PhaseClock(console: console)
    let format = SourcePayload.format(
      reading: RecipeFileReader(configuration: workspace.configuration).key, foods: workspace.foods.bytes)
    let state = BuildState.load(lock, payloadFormat: format)
    report.add(state.diagnostics)
    clock.mark("loaded the state of the last build")
    // What was read and made for rendering is gone when the lists of what was made are written, which take as much room.
    guard let made = make(state: state.value, report: &report) else { return nil }
    return finish(made, format: format, report: &report)
  }

  /// A site whose files are written and not yet published.
  private struct Made {
    let publisher: Publisher
    let results: [WriteResult]
    let sources: [SourceRecord]
    let recipeCount: Int
  }

  private func make(state: BuildState, report: inout DiagnosticLog) -> Made? {
    var planned = SiteSession.plan(
      SiteModel(workspace, workers: workers, isBuild: true, console: console), state: state,
      printing: cards?.fingerprint)
    report.add(planned.diagnostics)
    guard var session = planned.value.take(), !(report.isStrict && report.hasProblems) else { return nil }
    let uncovered = uncoveredRecipes(in: session)
    report.add(uncovered)
    guard uncovered.isEmpty else { return nil }
    // The site has them now.
    session.collection.summaries = []
    if let shard { session.plan = session.plan.part(shard.holds) }
    return write(session, state: state, report: &report)
  }

  private func uncoveredRecipes(in session: SiteSession) -> [Diagnostic] {
    guard let requiredCoverage else { return [] }
    return SiteAnalyses.problems(in: session.site, requiring: requiredCoverage).map {
      $0.moved(to: workspace.content.shownPath(of: $0.path))
    }
  }

  private func write(_ session: SiteSession, state: BuildState, report: inout DiagnosticLog) -> Made? {
    let clock = PhaseClock(console: console)
    let pages = session.plan.pages
    let outputs = PlannedOutputs(count: pages.count, path: { pages[$0].path }, plan: { pages[$0].fingerprint })
    let opened = Publisher.open(outputs, lock: lock, state: state, workers: workers)
    report.add(opened.diagnostics)
    guard let publisher = opened.value else { return nil }
    guard !(report.isStrict && report.hasProblems) else {
      report.add(publisher.giveUp())
      return nil
    }
    clock.mark("found \(publisher.pending.count) of \(pages.count) files to render")
    let recipes = session.site.recipes.count
    let renderer = session.renderer(
      preparesCards: Self.preparesCards(recipes: recipes, pending: publisher.pending.count))
    let printed = cards?.write(session, renderer, to: publisher) ?? Checked([:])
    report.add(printed.diagnostics)
    guard let results = printed.value else { return nil }
    if !results.isEmpty { clock.mark("printed \(results.count) cards") }
    let rendered = render(session, renderer, publisher, done: results)
    report.add(rendered.diagnostics)
    report.add(session.texts.keep(session.site))
    clock.mark("rendered and wrote them")
    // Files that were written one by one are there already; what went wrong with one of them is told.
    if report.isStrict, report.hasProblems, publisher.leavesOutput {
      report.add(publisher.giveUp())
      return nil
    }
    return Made(
      publisher: publisher, results: rendered.value, sources: session.collection.records,
      recipeCount: session.site.recipes.count)
  }

  private func finish(_ made: Made, format: Fingerprint, report: inout DiagnosticLog) -> String {
    let clock = PhaseClock(console: console)
    let finished = made.publisher.finish(made.results, sources: made.sources, payloadFormat: format)
    report.add(finished.diagnostics)
    clock.mark("finished")
    let counts = finished.value
    let recipes = made.recipeCount
    return
      "\(recipes) \(recipes == 1 ? "recipe" : "recipes"): \(counts.written) written, \(counts.unchanged) unchanged, "
      + "\(counts.removed) removed"
  }

  /// Prepared cards save some hundredths of a build, and each takes as much room as all a site is planned with.
  static func preparesCards(recipes: Int, pending: Int) -> Bool { pending > recipes && recipes <= 20_000 }

  /// - Parameter done: what became of files that are written already.
  private func render(
    _ session: SiteSession, _ renderer: PageRenderer, _ publisher: Publisher, done: CardResults
  ) -> Checked<[WriteResult]> {
    let pages = session.plan.pages
    let pending = publisher.pending
    let order = RenderingOrder(of: pending.lazy.map { pages[$0].group })
    let progress = ProgressReporter("rendering", total: pending.count, console: console)
    let results = RenderResults(count: pending.count)
    workers.chunks(
      of: pending.count, size: min(64, max(1, pending.count / (workers.count * 4))), state: renderer.makeAnalyst()
    ) { range, analyst in
      var buffer = ByteBuffer(capacity: 65536)
      let start = WorkSpan.now
      defer {
        progress.advance(by: range.count)
        console.record(WorkSpan(.part, "rendered \(range.count) files", start: start, end: WorkSpan.now))
      }
      for place in order.places[range].map(Int.init) {
        let index = pending[place]
        if let result = done[index] {
          results.note(result, at: place)
          continue
        }
        do throws(RenderFailure) {
          let result = try renderer.render(pages[index], with: &buffer, analyst: &analyst) {
            publisher.write(index, $0)
          }
          results.note(result, at: place)
        } catch {
          results.note(error.diagnostic(path: pages[index].path), at: place)
        }
      }
    }
    progress.finish()
    return results.all
  }
}
