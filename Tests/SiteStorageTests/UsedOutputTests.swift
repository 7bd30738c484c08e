import Fingerprints
import SourceText
import Testing

@testable import SiteStorage

/// A first build leaves a folder alone that is somebody else's.
@Suite struct UsedOutputTests {
  let site = TemporarySite()

  private func build(into output: String) -> [Diagnostic] {
    let folders = SiteFolders(
      root: site.root, output: output, cache: ".galley", sources: ["content"], home: nil)
    let lock = BuildLock.acquire(folders)
    guard let held = lock.value else { return lock.diagnostics }
    let state = BuildState.load(held, payloadFormat: TemporarySite.payloadFormat)
    let opened = Publisher.open(
      [PlannedOutput(path: "index.html", plan: Fingerprint(of: "home"))], lock: held, state: state.value)
    guard let publisher = opened.value else { return opened.diagnostics }
    let results = publisher.pending.map { publisher.write($0, Array("home".utf8)) }
    let finished = publisher.finish(results, sources: [], payloadFormat: TemporarySite.payloadFormat)
    return opened.diagnostics + finished.diagnostics
  }

  @Test func refusesAFolderWithFilesOfOthers() {
    site.makeFolder("etc")
    for name in ["hosts", "passwd", "shadow"] { site.write("etc/\(name)", "x") }
    let problems = build(into: "etc")
    #expect(problems.map(\.identifier) == ["storage-output-used"])
    #expect(
      problems.first?.message == "the output folder holds files that galley did not make: “hosts” and 2 more")
    #expect(site.tree("etc").keys.sorted() == ["hosts", "passwd", "shadow"])
  }

  @Test func refusesItAlsoAfterABuildElsewhere() {
    #expect(build(into: "output").isEmpty)
    site.makeFolder("etc")
    site.write("etc/hosts", "x")
    #expect(build(into: "etc").map(\.identifier) == ["storage-output-used"])
  }

  @Test func takesAFolderItHasWrittenToBefore() {
    #expect(build(into: "output").isEmpty)
    site.write("output/notes.txt", "x")
    #expect(build(into: "output").isEmpty)
    // The state of the last build is enough, and so is the list alone.
    site.remove("output/.galley-files")
    #expect(build(into: "output").isEmpty)
    site.remove(".galley")
    #expect(build(into: "output").isEmpty)
    #expect(site.text("output/notes.txt") == "x")
  }

  @Test func refusesASiteOfANewerProgram() throws {
    #expect(build(into: "output").isEmpty)
    let list = try #require(site.text("output/.galley-files"))
    site.write("output/.galley-files", list.replacing("galley-files 1\n", with: "galley-files 2\n"))
    let problems = build(into: "output")
    #expect(problems.map(\.identifier) == ["storage-newer"])
    #expect(problems.first?.message == "the list of the site’s files was written by a newer galley than this one")
    #expect(site.tree("output").keys.sorted() == [".galley-files", "index.html"])
  }

  @Test func refusesToGoOnWhereANewerProgramWasCutOff() {
    #expect(build(into: "output").isEmpty)
    let journal = BinaryEnvelope(magic: "galleyjn", version: 2).wrap([1, 2, 3])
    site.write(".galley/journal", journal)
    #expect(build(into: "output").map(\.identifier) == ["storage-newer"])
    #expect(site.status(".galley/journal")?.signature.size == Int64(journal.count))
  }

  @Test func forgetsTheStateOfANewerProgram() {
    #expect(build(into: "output").isEmpty)
    site.write(".galley/state", BinaryEnvelope(magic: "galleyst", version: 2).wrap([1, 2, 3]))
    #expect(build(into: "output").isEmpty)
    #expect(site.text("output/index.html") == "home")
  }

  @Test(arguments: [".gitkeep", ".nojekyll", "CNAME"])
  func takesAFolderWithNothingButWhatPublishingNeeds(name: String) {
    site.makeFolder("output")
    site.write("output/\(name)", "x")
    #expect(build(into: "output").isEmpty)
    #expect(site.text("output/index.html") == "home")
    #expect(site.text("output/\(name)") == "x")
  }
}
