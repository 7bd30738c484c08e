import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct PublisherFailureTests {
  let site = TemporarySite()
  let pages = ["index.html": "home", "recipes/soup.html": "soup"]

  /// Fails one kind of change on paths that end like this.
  private func failing(_ change: DiskChange, _ suffix: String = "", _ code: Int32 = ENOSPC) -> DiskGate {
    { asked, path in asked == change && path.hasSuffix(suffix) ? code : 0 }
  }

  @Test func leavesTheOutputAsItWasWhenAFirstBuildFillsTheDisk() {
    site.makeFolder("output")
    site.write("output/.gitkeep", "")
    let build = site.build(pages, gate: failing(.writeBytes, ".html"))
    #expect(build.identifiers == ["storage-write", "storage-write"])
    #expect(build.diagnostics.first?.message == "cannot be written: no space left on device")
    #expect(build.diagnostics.first?.path == "output/index.html")
    #expect(build.summary == PublishSummary(failed: 2))
    #expect(Set(site.tree().keys) == [".gitkeep"])
    #expect(Set(site.tree(".galley").keys) == ["lock"])
  }

  @Test func leavesOldFilesWholeWhenAnUpdateFillsTheDisk() {
    site.build(pages)
    let before = site.tree()
    let build = site.build(["index.html": "new", "other.html": "x"], gate: failing(.writeBytes, ".tmp"))
    #expect(build.isOpened == false)
    #expect(site.tree() == before)
    let pagesOnly: DiskGate = { change, path in
      change == .writeBytes && !path.hasSuffix("journal.tmp") && !path.hasSuffix("state.tmp") ? ENOSPC : 0
    }
    let later = site.build(["index.html": "new", "other.html": "x"], gate: pagesOnly)
    #expect(later.summary.failed == 2)
    #expect(later.summary.removed == 0)
    #expect(later.identifiers.allSatisfy { $0 == "storage-write" })
    #expect(site.tree().filter { $0.key != ".galley-files" } == before.filter { $0.key != ".galley-files" })
    #expect(site.build(pages).diagnostics.isEmpty)
    #expect(site.tree() == before)
  }

  @Test func saysThatTheStateCouldNotBeSaved() {
    let build = site.build(pages, gate: failing(.writeBytes, "state.tmp"))
    #expect(build.identifiers == ["storage-write"])
    #expect(build.diagnostics.first?.path == ".galley/state")
    #expect(site.build(pages).summary == PublishSummary(unchanged: 2))
  }

  @Test("errors with which a file system refuses the swap", arguments: [EXDEV, EBUSY, EINVAL, EPERM])
  func writesFileByFileWhereTheTreeCannotBeSwappedIn(code: Int32) {
    let build = site.build(pages, gate: { change, path in change == .rename && path == "output" ? code : 0 })
    #expect(build.diagnostics.isEmpty)
    #expect(build.summary == PublishSummary(written: 2))
    #expect(site.tree() == TemporarySite.clean(pages))
    #expect(Set(site.tree(".galley").keys) == ["lock", "state"])
  }

  @Test func writesFileByFileWhereFoldersCannotBeExchanged() {
    site.makeFolder("output")
    site.write("output/.gitkeep", "kept")
    #expect(site.build(pages, gate: failing(.exchange, "output", EINVAL)).diagnostics.isEmpty)
    #expect(site.tree() == TemporarySite.clean(pages).merging([".gitkeep": "kept"]) { $1 })
  }

  @Test func writesFileByFileWhereThereAreNoHardLinks() {
    site.makeFolder("output")
    site.write("output/.gitkeep", "kept")
    #expect(site.build(pages, gate: failing(.link, "", EPERM)).diagnostics.isEmpty)
    #expect(site.tree() == TemporarySite.clean(pages).merging([".gitkeep": "kept"]) { $1 })
  }

  @Test func renamesWhereFilesCannotBeExchanged() {
    site.build(pages)
    let changed = ["index.html": "new", "recipes/soup.html": "soup"]
    #expect(site.build(changed, gate: failing(.exchange, "", EINVAL)).diagnostics.isEmpty)
    #expect(site.tree() == TemporarySite.clean(changed))
  }

  @Test func saysThatTheOutputIsAFile() {
    site.write("output", "not a folder")
    let build = site.build(pages)
    #expect(build.identifiers == ["storage-write"])
    #expect(build.diagnostics.first?.message == "the output cannot be written: not a directory")
    #expect(site.text("output") == "not a folder")
  }

  @Test func saysThatTheJournalIsDamaged() {
    site.build(pages)
    site.write(".galley/journal", "nonsense")
    let build = site.build(pages)
    #expect(build.identifiers == ["storage-journal-damaged"])
    #expect(site.tree() == TemporarySite.clean(pages))
    #expect(site.text(".galley/journal") == nil)
  }
}
