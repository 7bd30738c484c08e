import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct SourceFolderNamesTests {
  private let site = TemporarySite()

  /// As exFAT and many network shares do.
  private let withoutLinks: DiskGate = { change, _ in change == .link ? EPERM : 0 }

  init() {
    site.write("content/soup.md", "soup")
  }

  @Test func aFileHasTwoNamesUntilTheFirstIsTakenAway() {
    #expect(site.content.link("soup.md", as: "stew.md") == nil)
    #expect(site.tree("content") == ["soup.md": "soup", "stew.md": "soup"])
    #expect(site.content.isSameFile("soup.md", "stew.md"))
    #expect(!site.content.isSameEntry("soup.md", "stew.md"))
    // What was cut off in between goes on.
    #expect(site.content.link("soup.md", as: "stew.md") == nil)
    #expect(site.content.removeSecondName("soup.md", of: "stew.md") == nil)
    #expect(site.tree("content") == ["stew.md": "soup"])
    #expect(site.content.removeSecondName("soup.md", of: "stew.md") == nil)
  }

  @Test func whereFilesHaveOneNameItIsTheNewOneAtOnce() {
    #expect(site.content.link("soup.md", as: "stew.md", gate: withoutLinks) == nil)
    #expect(site.tree("content") == ["stew.md": "soup"])
    #expect(site.content.removeSecondName("soup.md", of: "stew.md") == nil)
    #expect(site.tree("content") == ["stew.md": "soup"])
  }

  @Test func nothingIsReplaced() {
    site.write("content/stew.md", "stew")
    #expect(site.content.link("soup.md", as: "stew.md")?.identifier == "storage-exists")
    #expect(site.content.link("soup.md", as: "stew.md", gate: withoutLinks)?.identifier == "storage-exists")
    #expect(site.content.link("none.md", as: "new.md", gate: withoutLinks)?.identifier == "storage-changed")
    #expect(site.content.removeSecondName("soup.md", of: "stew.md")?.identifier == "storage-changed")
    #expect(site.tree("content") == ["soup.md": "soup", "stew.md": "stew"])
  }

  /// A link to a folder stands for a file system that finds an entry under several names.
  @Test func twoPathsToOneEntryAreNoSecondName() {
    site.makeFolder("content/recipes")
    site.write("content/recipes/stew.md", "stew")
    site.link("content/again", to: "recipes")
    #expect(site.content.isSameEntry("recipes/stew.md", "again/stew.md"))
    #expect(site.content.isSameEntry("soup.md", "soup.md"))
    #expect(!site.content.isSameEntry("soup.md", "recipes/stew.md"))
    #expect(site.content.removeSecondName("again/stew.md", of: "recipes/stew.md") == nil)
    #expect(site.text("content/recipes/stew.md") == "stew")
  }
}
