import Fingerprints
import SitePlanning
import SourceText
import Testing

@Suite struct FreePageTests {
  private func read(_ text: String) -> Checked<FreePage?> {
    FreePage.read(SourceFile(path: "content/pages/a.md", text: text), path: "pages/a.md")
  }

  @Test func leavesOutAPageThatIsLongerThanAnyChapter() throws {
    let longest = "# Braising\n\n" + String(repeating: "a", count: 250_000 - 12)
    #expect(read(longest).value?.title == "Braising")
    let longer = read(longest + "a")
    #expect(longer.value == nil)
    let problem = try #require(longer.diagnostics.first)
    #expect(problem.identifier == "page-length")
    #expect(problem.message == "found 250001 bytes, and a page can have 250000")
  }

  @Test(
    "a link to a heading that the page has not is told",
    arguments: [
      ("[x](#freezing)", nil), ("[x](#freezing-2)", nil), ("[x](b.md#hoehe)", nil), ("[x](#)", nil), ("[x](#top)", nil),
      ("[x](#:~:text=flat)", nil), ("[x](../soup.md#step-9)", nil),
      ("[x](#freezng)", "did you mean “#freezing”?"), ("[x](#Freezing)", "did you mean “#freezing”?"),
      ("[x](b.md#freezing)", "write a heading in small letters, with hyphens between its words"),
    ] as [(String, String?)])
  func checksFragments(link: String, hint: String?) throws {
    let pages = [("a", "# A\n\n\(link)\n\n## Freezing\n\n## Freezing\n"), ("b", "# B\n\n### Höhe\n")].map {
      FreePage.read(SourceFile(path: "content/pages/\($0).md", text: $1), path: "pages/\($0).md").value
    }
    let found = FreePageLinks.resolve(pages.compactMap(\.self), in: plan([simple("soup.md")]).value, contentFiles: [:])
    #expect(found.diagnostics.map(\.identifier) == (hint == nil ? [] : ["link-fragment"]))
    #expect(found.diagnostics.first?.hint == hint)
  }

  @Test func aDamagedPictureIsNoTarget() throws {
    let page = try #require(read("# A\n\n![Dough](../dough.jpg)\n").value)
    let files: [String: Fingerprint] = ["dough.jpg": .unknown]
    #expect(FreePageLinks.pictures(of: [page], among: files) == ["dough.jpg"])
    let found = FreePageLinks.resolve([page], in: plan([]).value, contentFiles: files, damaged: ["dough.jpg"])
    #expect(found.diagnostics == [] && found.value[0].targets == [:])
  }
}
