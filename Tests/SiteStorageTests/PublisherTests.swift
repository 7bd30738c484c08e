import Fingerprints
import SourceText
import Testing

@testable import SiteStorage

@Suite struct PublisherTests {
  let site = TemporarySite()
  let pages = ["index.html": "home", "recipes/soup.html": "soup", "recipes/tart.html": "tart", "feed.xml": "feed"]

  @Test func writesAFirstBuildWithItsOwnershipList() {
    let build = site.build(pages)
    #expect(build.diagnostics.isEmpty)
    #expect(build.summary == PublishSummary(written: 4))
    var tree = site.tree()
    let list = tree.removeValue(forKey: ".galley-files")
    #expect(
      tree == [
        "index.html": "home", "recipes/": "folder", "recipes/soup.html": "soup", "recipes/tart.html": "tart",
        "feed.xml": "feed",
      ])
    #expect(list?.hasPrefix("galley-files 1\n") == true)
    #expect(Set(site.tree(".galley").keys) == ["lock", "state"])
  }

  @Test func leavesAFinishedSiteAlone() {
    site.build(pages)
    let before = (site.status("output/index.html")?.signature, site.status(".galley/state")?.signature)
    let list = site.status("output/.galley-files")?.signature
    let again = site.build(pages)
    #expect(again.rendered == [])
    #expect(again.summary == PublishSummary(unchanged: 4))
    #expect(site.status("output/index.html")?.signature == before.0)
    #expect(site.status(".galley/state")?.signature == before.1)
    #expect(site.status("output/.galley-files")?.signature == list)
  }

  @Test func rendersOnlyWhatShowsSomethingElse() {
    site.build(pages)
    let soup = site.status("output/recipes/soup.html")?.signature
    var changed = pages
    changed["recipes/tart.html"] = "leek tart"
    changed["recipes/new.html"] = "new"
    let build = site.build(changed)
    #expect(build.rendered == ["recipes/new.html", "recipes/tart.html"])
    #expect(build.summary == PublishSummary(written: 2, unchanged: 3))
    #expect(site.tree() == TemporarySite.clean(changed))
    #expect(site.status("output/recipes/soup.html")?.signature == soup)
  }

  @Test func removesWhatNoLongerBelongsWithItsFolder() {
    site.build(pages)
    let build = site.build(["index.html": "home"])
    #expect(build.summary == PublishSummary(unchanged: 1, removed: 3))
    #expect(site.tree() == TemporarySite.clean(["index.html": "home"]))
  }

  @Test func keepsFilesAndFoldersOfTheUser() {
    site.build(pages)
    site.write("output/recipes/notes.txt", "mine")
    site.makeFolder("output/private")
    site.write("output/CNAME", "example.org")
    let build = site.build(["index.html": "home"])
    #expect(build.diagnostics.isEmpty)
    #expect(site.text("output/recipes/notes.txt") == "mine")
    #expect(site.text("output/CNAME") == "example.org")
    #expect(site.status("output/private")?.kind == .folder)
    #expect(site.text("output/recipes/soup.html") == nil)
  }

  @Test func keepsAFolderTheUserMade() {
    site.makeFolder("output")
    site.makeFolder("output/recipes")
    site.build(pages)
    site.build(["index.html": "home"])
    #expect(site.status("output/recipes")?.kind == .folder)
  }

  @Test func keepsPlaceholdersAcrossTheSwap() {
    site.makeFolder("output")
    site.write("output/.gitkeep", "kept")
    let before = site.status("output/.gitkeep")?.signature.inode
    let build = site.build(pages)
    #expect(build.summary == PublishSummary(written: 4))
    #expect(site.text("output/.gitkeep") == "kept")
    #expect(site.status("output/.gitkeep")?.signature.inode == before)
    #expect(Set(site.tree(".galley").keys) == ["lock", "state"])
  }

  @Test func givesBackWhatSomebodyPutIntoTheFolderDuringTheSwap() {
    site.makeFolder("output")
    let build = site.build(pages, during: { site.write("output/todo.txt", "mine") })
    #expect(build.diagnostics.isEmpty)
    #expect(site.text("output/todo.txt") == "mine")
    #expect(site.text("output/index.html") == "home")
  }

  @Test func keepsAsideWhatCannotBeGivenBack() {
    site.makeFolder("output")
    let build = site.build(pages, during: { site.write("output/index.html", "mine") })
    #expect(build.identifiers == ["storage-stray"])
    #expect(site.text(".galley/swap/index.html") == "mine")
    #expect(site.text("output/index.html") == "home")
    #expect(site.build(pages).identifiers == ["storage-stray"])
    #expect(site.text(".galley/swap/index.html") == "mine")
  }

  @Test func writesAgainWhatWasEditedByHand() {
    site.build(pages)
    site.write("output/index.html", "edited by hand")
    let build = site.build(pages)
    #expect(build.rendered == ["index.html"])
    #expect(build.summary == PublishSummary(written: 1, unchanged: 3))
    #expect(site.tree() == TemporarySite.clean(pages))
  }

  @Test func removesWhatWasEditedByHandAndNoLongerBelongs() {
    site.build(pages)
    site.write("output/feed.xml", "edited by hand")
    var fewer = pages
    fewer["feed.xml"] = nil
    #expect(site.build(fewer).summary == PublishSummary(unchanged: 3, removed: 1))
    #expect(site.tree() == TemporarySite.clean(fewer))
  }

  @Test func doesNotTouchAFileThatHoldsTheRightBytes() {
    site.build(pages)
    let before = site.status("output/index.html")?.signature
    site.remove(".galley")
    let build = site.build(pages)
    #expect(build.rendered.count == 4)
    #expect(build.summary == PublishSummary(unchanged: 4))
    #expect(site.status("output/index.html")?.signature == before)
  }

  @Test func knowsItsFilesAfterTheCacheIsLost() {
    site.build(pages)
    site.remove(".galley")
    let changed = ["index.html": "other home"]
    let build = site.build(changed)
    #expect(build.diagnostics.isEmpty)
    #expect(build.summary == PublishSummary(written: 1, removed: 3))
    #expect(site.tree() == TemporarySite.clean(changed))
  }

  @Test func knowsItsFilesAfterTheListIsLost() {
    site.build(pages)
    site.remove("output/.galley-files")
    let build = site.build(["index.html": "other home"])
    #expect(build.diagnostics.isEmpty)
    #expect(site.tree() == TemporarySite.clean(["index.html": "other home"]))
  }

  @Test func restoresALostListWithoutRendering() {
    site.build(pages)
    site.remove("output/.galley-files")
    #expect(site.build(pages).rendered == [])
    #expect(site.tree() == TemporarySite.clean(pages))
  }

  @Test func buildsAgainWhereTheOutputIsGone() {
    site.build(pages)
    site.remove("output")
    #expect(site.build(pages).summary == PublishSummary(written: 4))
    #expect(site.tree() == TemporarySite.clean(pages))
  }

  @Test func makesAFolderWhereAFileOfOursWas() {
    site.build(["recipes": "a file"])
    let build = site.build(pages)
    #expect(build.diagnostics.isEmpty)
    #expect(build.summary == PublishSummary(written: 4, removed: 1))
    #expect(site.tree() == TemporarySite.clean(pages))
  }

  @Test func makesAFileWhereAFolderOfOursWas() {
    site.build(pages)
    #expect(site.build(["recipes": "a file"]).diagnostics.isEmpty)
    #expect(site.tree() == TemporarySite.clean(["recipes": "a file"]))
  }

  @Test func tellsComposedFromDecomposedNames() {
    guard let lock = BuildLock.acquire(site.folders()).value else { return }
    let outputs = [
      PlannedOutput(path: "cr\u{E8}me.html", plan: .init(of: "one")),
      PlannedOutput(path: "cre\u{300}me.html", plan: .init(of: "two")),
    ]
    let opened = Publisher.open(PlannedOutputs(outputs), lock: lock, state: .empty)
    #expect(opened.diagnostics.isEmpty)
    #expect(opened.value?.pending.count == 2)
  }

  @Test func writesThroughALinkTheUserMadeOfTheOutputItself() {
    site.makeFolder("public")
    site.link("output", to: "public")
    #expect(site.build(pages).diagnostics.isEmpty)
    #expect(site.status("output")?.kind == .link)
    #expect(site.tree("public") == TemporarySite.clean(pages))
  }

  @Test func makesTheFoldersAboveTheOutput() {
    #expect(site.build(pages, output: "public/site").diagnostics.isEmpty)
    #expect(site.tree("public/site") == TemporarySite.clean(pages))
  }

  @Test func buildsAnEmptySite() {
    #expect(site.build([:]).diagnostics.isEmpty)
    #expect(Set(site.tree().keys) == [".galley-files"])
  }

  @Test func keepsTheOldVersionOfAPageThatCouldNotBeRendered() {
    site.build(pages)
    var changed = pages
    changed["index.html"] = "new home"
    changed["feed.xml"] = "new feed"
    let build = site.build(changed, skipping: ["index.html"])
    #expect(build.summary == PublishSummary(written: 1, unchanged: 2, failed: 1))
    #expect(site.text("output/index.html") == "home")
    #expect(site.build(changed).rendered == ["index.html"])
    #expect(site.tree() == TemporarySite.clean(changed))
  }

  @Test func publishesTheNeighboursOfAPageThatCouldNotBeRendered() {
    let build = site.build(pages, skipping: ["index.html"])
    #expect(build.summary == PublishSummary(written: 3, failed: 1))
    #expect(site.text("output/feed.xml") == "feed")
    #expect(site.build(pages).rendered == ["index.html"])
    #expect(site.tree() == TemporarySite.clean(pages))
  }

  @Test func leavesTheSameListWhateverTheWay() {
    site.build(["old/page.html": "old", "index.html": "first"])
    site.build(["recipes/soup.html": "soup"])
    site.build(pages)
    #expect(site.tree() == TemporarySite.clean(pages))
  }
}
