import Concurrency
import Fingerprints
import SourceText
import Testing

@testable import SiteStorage

/// What a whole build of pages came to.
struct TestBuild {
  var summary = PublishSummary()
  var diagnostics: [Diagnostic] = []
  /// Paths that had to be rendered.
  var rendered: [String] = []
  /// `false` when no publisher could be opened.
  var isOpened = false

  var identifiers: [String] { diagnostics.map(\.identifier) }
}

extension TemporarySite {
  static let payloadFormat = Fingerprint(of: "test payloads")

  /// Builds a site of these pages (path and text) as the program does; the plan of a page is its text.
  @discardableResult
  func build(
    _ pages: [String: String], output: String = "output", sources: [SourceRecord] = [], gate: DiskGate? = nil,
    skipping skipped: Set<String> = [], during: () -> Void = {}
  ) -> TestBuild {
    var build = TestBuild()
    let lock = BuildLock.acquire(folders(output: output))
    build.diagnostics += lock.diagnostics
    guard let lock = lock.value else { return build }
    let state = BuildState.load(lock, payloadFormat: TemporarySite.payloadFormat)
    build.diagnostics += state.diagnostics
    let planned = pages.map { PlannedOutput(path: $0.key, plan: Fingerprint(of: $0.value)) }
    let opened = Publisher.open(PlannedOutputs(planned), lock: lock, state: state.value, workers: .none, gate: gate)
    build.diagnostics += opened.diagnostics
    guard let publisher = opened.value else { return build }
    build.isOpened = true
    during()
    let results = publisher.pending.map { index -> WriteResult in
      let path = publisher.planned[index].path
      build.rendered.append(path)
      return skipped.contains(path) ? .skipped : publisher.write(index, Array((pages[path] ?? "").utf8))
    }
    let finished = publisher.finish(results, sources: sources, payloadFormat: TemporarySite.payloadFormat)
    build.summary = finished.value
    build.diagnostics += finished.diagnostics
    return build
  }

  /// The tree an undisturbed build of these pages leaves in an empty folder.
  static func clean(_ pages: [String: String]) -> [String: String] {
    let site = TemporarySite()
    let build = site.build(pages)
    #expect(build.diagnostics.isEmpty)
    return site.tree()
  }
}
