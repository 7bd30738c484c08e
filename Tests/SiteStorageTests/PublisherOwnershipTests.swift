import Fingerprints
import SourceText
import Testing

@testable import SiteStorage

@Suite struct PublisherOwnershipTests {
  let site = TemporarySite()
  let pages = ["index.html": "home", "recipes/soup.html": "soup"]

  @Test func neverOverwritesAFileOfTheUser() {
    site.makeFolder("output")
    site.write("output/index.html", "my own page")
    let build = site.build(pages)
    #expect(build.identifiers == ["storage-foreign-file"])
    #expect(build.diagnostics.first?.path == "output/index.html")
    #expect(build.diagnostics.first?.hint == "move it away, or choose another output folder")
    #expect(build.summary == PublishSummary(written: 1, failed: 1))
    #expect(site.text("output/index.html") == "my own page")
    #expect(site.text("output/recipes/soup.html") == "soup")
  }

  @Test func saysThatGitHasChangedLineEnds() {
    site.makeFolder("output")
    site.write("output/index.html", "<!DOCTYPE html>\r\n<p>home</p>\r\n")
    site.write("output/other.html", "<!DOCTYPE HTML>\r\n<p>mine</p>\r\n")
    let planned = ["index.html": "<!DOCTYPE html>\n<p>home, changed</p>\n", "other.html": "<!DOCTYPE html>\n"]
    let build = site.build(planned)
    #expect(build.identifiers == ["storage-foreign-file", "storage-foreign-file"])
    #expect(build.diagnostics.first?.message.contains("do not end as galley writes them") == true)
    #expect(build.diagnostics.first?.hint?.contains("* -text") == true)
    #expect(build.diagnostics.last?.hint == "move it away, or choose another output folder")
    #expect(site.text("output/index.html")?.contains("\r\n<p>home</p>") == true)
  }

  @Test func staysAwayFromAFileOfTheUserInEveryBuild() {
    site.makeFolder("output")
    site.write("output/index.html", "my own page")
    site.build(pages)
    #expect(site.build(pages).identifiers == ["storage-foreign-file"])
    #expect(site.build([:]).diagnostics.isEmpty)
    #expect(site.text("output/index.html") == "my own page")
    #expect(Set(site.tree().keys) == [".galley-files", "index.html"])
  }

  @Test func adoptsAFileThatHoldsTheSameBytes() {
    site.makeFolder("output")
    site.write("output/index.html", "home")
    let build = site.build(pages)
    #expect(build.diagnostics.isEmpty)
    #expect(build.summary == PublishSummary(written: 1, unchanged: 1))
    site.build(["recipes/soup.html": "soup"])
    #expect(site.text("output/index.html") == nil)
  }

  @Test func neverWritesThroughALinkedFolder() {
    site.makeFolder("elsewhere")
    site.makeFolder("output")
    site.write("output/keep.txt", "x")
    site.link("output/recipes", to: "../elsewhere")
    let build = site.build(pages)
    #expect(build.identifiers == ["storage-foreign-file"])
    #expect(build.diagnostics.first?.path == "output/recipes")
    #expect(site.tree("elsewhere").isEmpty)
    #expect(site.text("output/index.html") == "home")
  }

  @Test func neverRemovesThroughALinkedFolder() {
    site.build(pages)
    site.makeFolder("elsewhere")
    site.write("elsewhere/soup.html", "not galley's")
    site.remove("output/recipes")
    site.link("output/recipes", to: "../elsewhere")
    #expect(site.build(["index.html": "home"]).diagnostics.isEmpty)
    #expect(site.text("elsewhere/soup.html") == "not galley's")
    #expect(site.status("output/recipes")?.kind == .link)
  }

  @Test func replacesALinkInPlaceOfAFileOfOursAndNotItsTarget() {
    site.build(pages)
    site.write("target.html", "target")
    site.remove("output/index.html")
    site.link("output/index.html", to: "../target.html")
    #expect(site.build(pages).summary == PublishSummary(written: 1, unchanged: 1))
    #expect(site.text("target.html") == "target")
    #expect(site.status("output/index.html")?.kind == .file)
  }

  @Test func leavesAFolderAloneThatStandsWhereAPageShould() {
    site.makeFolder("output")
    site.makeFolder("output/index.html")
    let build = site.build(pages)
    #expect(build.identifiers == ["storage-foreign-file"])
    #expect(site.status("output/index.html")?.kind == .folder)
    #expect(build.summary == PublishSummary(written: 1, failed: 1))
  }

  @Test func leavesAFileAloneThatStandsWhereAFolderIsNeeded() {
    site.makeFolder("output")
    site.write("output/recipes", "mine")
    #expect(site.build(pages).identifiers == ["storage-foreign-file"])
    #expect(site.text("output/recipes") == "mine")
  }

  @Test func doesNotOverwriteAFileThatAppearsDuringTheBuild() {
    site.build(pages)
    var more = pages
    more["new.html"] = "new"
    let build = site.build(more, during: { site.write("output/new.html", "mine") })
    #expect(build.identifiers == ["storage-foreign-file"])
    #expect(site.text("output/new.html") == "mine")
  }

  @Test func takesNothingForItsOwnAfterTheListWasEdited() {
    site.build(pages)
    site.remove(".galley")
    site.write("output/.galley-files", "galley-files 1\nmine\n")
    let build = site.build(["index.html": "changed"])
    #expect(build.identifiers == ["storage-list-damaged", "storage-foreign-file"])
    #expect(site.text("output/index.html") == "home")
    #expect(site.text("output/recipes/soup.html") == "soup")
  }

  @Test(
    "paths that cannot be written",
    arguments: [
      "../outside.html", "/etc/page.html", "a//b.html", "a/./b.html", "a/", "", ".galley-files", "a/.galley-1.tmp",
      "line\nbreak.html", String(repeating: "x", count: 256),
    ])
  func refusesAPath(path: String) {
    let build = site.build(["index.html": "home", path: "x"])
    #expect(build.identifiers == ["storage-path"])
    #expect(build.summary == PublishSummary(written: 1, failed: 1))
    let again = site.build(["index.html": "changed", path: "x"])
    #expect(again.identifiers == ["storage-path"])
    #expect(site.text("output/index.html") == "changed")
  }

  @Test func refusesAPathThatIsPlannedTwiceOrIsAlsoAFolder() {
    guard let lock = BuildLock.acquire(site.folders()).value else { return }
    let planned = ["a", "a", "b", "b/c"].map { PlannedOutput(path: $0, plan: .init(of: $0)) }
    let opened = Publisher.open(PlannedOutputs(planned), lock: lock, state: .empty)
    #expect(opened.diagnostics.map(\.path) == ["output/a", "output/b"])
    #expect(opened.diagnostics.map(\.message) == ["two outputs have this path", "another output needs a folder here"])
    #expect(opened.value.map { Array($0.pending) } == [0, 3])
  }

  @Test func countsInsteadOfRepeatingItself() {
    site.makeFolder("output")
    var many: [String: String] = [:]
    for number in 100..<150 {
      many["\(number).html"] = "page"
      site.write("output/\(number).html", "mine")
    }
    let build = site.build(many)
    #expect(build.diagnostics.count == DiagnosticLimit.count + 1)
    #expect(build.diagnostics.last?.message == "the same is true of 30 more, from here on")
    #expect(build.summary == PublishSummary(failed: 50))
  }
}
