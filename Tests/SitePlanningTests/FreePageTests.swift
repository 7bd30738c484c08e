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
}
