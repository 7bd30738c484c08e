import SourceText
import Testing

@testable import SiteStorage

@Suite struct SiteCleanerTests {
  let site = TemporarySite()
  let pages = ["index.html": "home", "recipes/soup.html": "soup", "recipes/tart.html": "tart"]

  private func clean() -> Checked<Int> {
    guard let lock = BuildLock.acquire(site.folders()).value else { return Checked(-1) }
    return SiteCleaner.clean(lock, state: BuildState.load(lock, payloadFormat: TemporarySite.payloadFormat).value)
  }

  @Test func removesTheSiteAndTheCache() {
    site.build(pages)
    let cleaned = clean()
    #expect(cleaned.diagnostics.isEmpty)
    #expect(cleaned.value == 3)
    #expect(site.tree().isEmpty)
    #expect(site.status(".galley") == nil)
  }

  @Test func keepsWhatIsNotOurs() {
    site.makeFolder("output")
    site.write("output/CNAME", "example.org")
    site.build(pages)
    site.write("output/recipes/notes.txt", "mine")
    site.write(".galley/other", "mine")
    #expect(clean().value == 3)
    #expect(site.tree() == ["CNAME": "example.org", "recipes/": "folder", "recipes/notes.txt": "mine"])
    #expect(site.tree(".galley") == ["other": "mine"])
  }

  @Test func cleansByTheListAlone() {
    site.build(pages)
    site.remove(".galley")
    #expect(clean().value == 3)
    #expect(site.tree().isEmpty)
  }

  @Test func cleansWhatACutOffBuildLeft() {
    site.build(["index.html": "home"])
    site.build(pages, gate: { change, path in change == .removeFile && path == "journal" ? 5 : 0 })
    site.remove("output/.galley-files")
    #expect(site.text(".galley/journal") != nil)
    #expect(clean().diagnostics.isEmpty)
    #expect(site.tree().isEmpty)
  }

  @Test func hasNothingToDoWithoutASite() {
    #expect(clean() == Checked(0))
    #expect(site.status("output") == nil)
  }

  @Test func leavesADamagedListAndWhatItCannotTell() {
    site.build(pages)
    site.remove(".galley")
    site.write("output/.galley-files", "edited")
    let cleaned = clean()
    #expect(cleaned.value == 0)
    #expect(cleaned.diagnostics.map(\.identifier) == ["storage-list-damaged"])
    #expect(site.text("output/index.html") == "home")
  }

  @Test func aBuildAfterCleaningIsAFirstBuild() {
    site.build(pages)
    #expect(clean().value == 3)
    #expect(site.build(pages).summary == PublishSummary(written: 3))
    #expect(site.tree() == TemporarySite.clean(pages))
  }
}
