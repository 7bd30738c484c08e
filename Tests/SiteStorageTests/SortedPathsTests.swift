import Testing

@testable import SiteStorage

@Suite struct SortedPathsTests {
  @Test func listsEveryFolderOnce() {
    let paths = ["a/b/c.html", "a/b/d.html", "a/e.html", "b.html", "c/d/e/f.html"]
    #expect(SortedPaths.folders(of: paths) == ["a", "a/b", "c", "c/d", "c/d/e"])
  }

  @Test func ordersByBytesAndNotByCharacters() {
    #expect(PathOrder.precedes("a-b", "a/b"))
    #expect(PathOrder.precedes("Z", "a"))
    #expect(PathOrder.compare("e\u{301}", "\u{E9}") != 0)
    #expect(PathKey("e\u{301}") != PathKey("\u{E9}"))
    #expect(PathOrder.compare("a", "ab") < 0)
  }

  @Test func findsPaths() {
    let list = ["a", "b", "c/d"]
    #expect(list.map { SortedPaths.index(of: $0, in: list, by: { $0 }) } == [0, 1, 2])
    #expect(!SortedPaths.contains("c", in: list))
    #expect(SortedPaths.unique(["b", "a", "b"]) == ["a", "b"])
  }
}
