import Testing

@testable import GalleyCommands

@Suite struct CleanCommandTests {
  private let site = TemporaryFolder(["content/soup.md": "# Soup\n\n---\n\n- salt\n"])

  @Test func removesWhatWasBuiltAndNothingElse() {
    #expect(site.galley("build") == .clean)
    site.write(["output/mine.txt": "mine"])
    #expect(site.galley("clean", "--dry-run") == .clean)
    #expect(site.exists("output/index.html"))
    #expect(site.galley("clean") == .clean)
    #expect(!site.exists("output/index.html"))
    #expect(!site.exists(".galley"))
    #expect(site.text("output/mine.txt") == "mine")
    #expect(site.exists("content/soup.md"))
  }

  @Test func doesNothingWhereNothingWasBuilt() {
    #expect(site.galley("clean", "-n") == .clean)
    #expect(!site.exists(".galley"))
    #expect(site.galley("clean") == .clean)
    #expect(!site.exists(".galley"))
  }

  @Test func refusesAFolderThatIsNoSite() {
    #expect(TemporaryFolder().galley("clean") == .problems)
  }
}
