import Concurrency
import Fingerprints
import SourceText
import Synchronization
import Testing

@testable import SiteStorage

@Suite struct PublisherConcurrencyTests {
  /// Writes from several tasks at once into folders that none of them finds ready.
  @Test("a first build and an update", arguments: [false, true])
  func writesFromSeveralTasks(update: Bool) async throws {
    let site = TemporarySite()
    if update { site.build(["other.html": "x"]) }
    let planned = (1000..<1400).map { number in
      PlannedOutput(path: "a/\(number % 7)/b/\(number).html", plan: Fingerprint(of: "\(number)"))
    }
    let lock = try #require(BuildLock.acquire(site.folders()).value)
    let state = BuildState.load(lock, payloadFormat: TemporarySite.payloadFormat).value
    let publisher = try #require(Publisher.open(PlannedOutputs(planned), lock: lock, state: state).value)
    let results = await withTaskGroup(of: (Int, WriteResult).self) { group in
      for position in publisher.pending.indices {
        let index = publisher.pending[position]
        group.addTask { (position, publisher.write(index, Array(planned[index].path.utf8))) }
      }
      return await group.reduce(into: [Int: WriteResult]()) { $0[$1.0] = $1.1 }
    }
    let ordered = publisher.pending.indices.compactMap { results[$0] }
    let finished = publisher.finish(ordered, sources: [], payloadFormat: TemporarySite.payloadFormat)
    #expect(finished.diagnostics.isEmpty)
    #expect(finished.value.written == 400)
    #expect(planned.allSatisfy { site.text("output/" + $0.path) == $0.path })
  }

  @Test func sharesTheLookAtFiles() throws {
    let site = TemporarySite()
    let pages = ["a.html": "a", "b.html": "b", "c.html": "c"]
    site.build(pages)
    site.write("output/b.html", "edited")
    let planned = pages.keys.sorted().map { PlannedOutput(path: $0, plan: Fingerprint(of: pages[$0] ?? "")) }
    let lock = try #require(BuildLock.acquire(site.folders()).value)
    let state = BuildState.load(lock, payloadFormat: TemporarySite.payloadFormat).value
    let opened = Publisher.open(PlannedOutputs(planned), lock: lock, state: state, workers: Workers(4))
    let publisher = try #require(opened.value)
    #expect(Array(publisher.pending) == [1])
  }
}
