import SourceText
import Testing

@testable import SiteStorage

@Suite struct ReplacedFilesTests {
  private let site = TemporarySite()

  @Test func makesTheFolderAndReplacesOlderFiles() {
    for text in ["old", "new"] {
      let files = [NewFile(path: "a.1", bytes: Array(text.utf8)), NewFile(path: "b.1", bytes: [])]
      #expect(ReplacedFiles.write(files, into: site.path("share/man1")) == [])
      #expect(site.tree("share/man1") == ["a.1": text, "b.1": ""])
    }
  }

  @Test func replacesALinkAndNotWhatItLeadsTo() {
    site.makeFolder("man")
    site.write("content/mine", "mine")
    site.link("man/a.1", to: "../content/mine")
    #expect(ReplacedFiles.write([NewFile(path: "a.1", bytes: [0x78])], into: site.path("man")) == [])
    #expect(site.text("content/mine") == "mine")
    #expect(site.text("man/a.1") == "x")
  }

  @Test func saysWhatCannotBeWritten() {
    site.write("man", "a file in the way")
    let problems = ReplacedFiles.write([NewFile(path: "a.1", bytes: [])], into: site.path("man"))
    #expect(problems.map(\.identifier) == ["storage-write"])
  }
}
