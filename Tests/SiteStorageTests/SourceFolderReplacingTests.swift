import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct SourceFolderReplacingTests {
  private let site = TemporarySite()

  private func read(_ file: String) throws -> FileContents { try #require(site.content.read(file).value) }

  @Test func putsNewBytesInPlaceAndKeepsPermissions() throws {
    site.write("content/soup.md", "old")
    #expect(chmod(site.path("content/soup.md"), 0o640) == 0)
    #expect(site.content.replace("soup.md", try read("soup.md"), with: Array("new".utf8)) == nil)
    #expect(site.text("content/soup.md") == "new")
    #expect(site.status("content/soup.md")?.mode == 0o640)
    #expect(site.tree("content").keys.sorted() == ["soup.md"])
  }

  @Test func removesWhatAKilledEditLeftBeside() throws {
    site.write("content/soup.md", "old")
    site.write("content/.galley-edit-99999999.tmp", "ne")
    #expect(site.content.replace("soup.md", try read("soup.md"), with: Array("new".utf8)) == nil)
    #expect(site.tree("content") == ["soup.md": "new"])
  }

  @Test func replacesWhatALinkLeadsTo() throws {
    site.makeFolder("elsewhere")
    site.write("elsewhere/real.md", "old")
    site.link("content/soup.md", to: "../elsewhere/real.md")
    #expect(site.content.replace("soup.md", try read("soup.md"), with: Array("new".utf8)) == nil)
    #expect(site.status("content/soup.md")?.kind == .link)
    #expect(site.text("elsewhere/real.md") == "new")
  }

  @Test func leavesAFileAloneThatChangedMeanwhile() throws {
    site.write("content/soup.md", "old")
    let old = try read("soup.md")
    site.write("content/soup.md", "two")
    let problem = site.content.replace("soup.md", old, with: Array("new".utf8))
    #expect(problem?.identifier == "storage-changed")
    #expect(problem?.path == "content/soup.md")
    #expect(site.text("content/soup.md") == "two")
    #expect(site.tree("content").keys.sorted() == ["soup.md"])
  }

  @Test func leavesAFileAloneThatVanished() throws {
    site.write("content/soup.md", "old")
    let old = try read("soup.md")
    site.remove("content/soup.md")
    #expect(site.content.replace("soup.md", old, with: []).map(\.identifier) == "storage-changed")
    #expect(site.tree("content").isEmpty)
  }

  @Test(.enabled(if: getuid() != 0, "root may write anything"))
  func refusesAReadOnlyFile() throws {
    site.write("content/soup.md", "old")
    let old = try read("soup.md")
    #expect(chmod(site.path("content/soup.md"), 0o444) == 0)
    #expect(site.content.replace("soup.md", old, with: []).map(\.identifier) == "storage-write")
    #expect(site.text("content/soup.md") == "old")
  }

  @Test func saysWhenTheFolderCannotBeWrittenTo() throws {
    site.write("content/soup.md", "old")
    let old = try read("soup.md")
    // Something that cannot be removed stands where the new bytes are written first.
    site.makeFolder("content/.galley-edit-\(getpid()).tmp")
    #expect(site.content.replace("soup.md", old, with: []).map(\.identifier) == "storage-write")
    #expect(site.text("content/soup.md") == "old")
  }
}
