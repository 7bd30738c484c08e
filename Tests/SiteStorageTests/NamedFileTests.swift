import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct NamedFileTests {
  private let site = TemporarySite()

  private func write(_ text: String, _ name: String) -> [String] {
    NamedFile.write(Array(text.utf8), to: site.path(name)).map(\.message)
  }

  @Test func aNewFileHasItsFoldersMade() {
    #expect(write("one", "a/b/card.pdf") == [])
    #expect(site.text("a/b/card.pdf") == "one")
    #expect(site.tree("a/b").count == 1)
  }

  @Test func aFileKeepsItsPermissions() {
    site.write("week.pdf", "old")
    chmod(site.path("week.pdf"), 0o600)
    #expect(write("new", "week.pdf") == [])
    #expect(site.text("week.pdf") == "new")
    #expect(site.status("week.pdf")?.mode == 0o600)
  }

  @Test(arguments: [true, false])
  func aLinkIsFollowed(wherever isThere: Bool) {
    site.makeFolder("made")
    if isThere { site.write("made/week.pdf", "old") }
    site.link("made/again", to: "week.pdf")
    site.link("week", to: "made/again")
    #expect(write("new", "week") == [])
    #expect(site.status("week")?.kind == .link)
    #expect(site.text("made/week.pdf") == "new")
    #expect(site.tree("made") == ["again": "link", "week.pdf": "new"])
  }

  @Test func aLinkThatLeadsRoundAndRoundIsTold() {
    site.link("a", to: "b")
    site.link("b", to: "a")
    #expect(write("new", "a") == ["the file cannot be written: too many levels of symbolic links"])
  }

  /// A device is no more replaced than a pipe.
  @Test func aPipeIsWrittenInto() throws {
    #expect(mkfifo(site.path("pipe"), 0o600) == 0)
    let reader = try Descriptor.open(site.path("pipe"), O_RDONLY | O_NONBLOCK)
    #expect(NamedFile.isStream(site.path("pipe")))
    #expect(write("new", "pipe") == [])
    #expect(try reader.bytes(count: 3) == Array("new".utf8))
    #expect(site.status("pipe")?.kind == .other)
  }

  @Test func filesFoldersAndNothingAreNoStreams() {
    site.write("week.pdf", "")
    for name in ["week.pdf", "content", "nothing"] { #expect(!NamedFile.isStream(site.path(name))) }
  }

  @Test func aFolderIsTold() {
    #expect(write("new", "content") == ["the file cannot be written: is a directory"])
    #expect(site.status("content")?.kind == .folder)
  }
}
