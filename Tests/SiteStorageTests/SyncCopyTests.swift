import SourceText
import Testing

@testable import SiteStorage

@Suite struct SyncCopyTests {
  @Test(
    "knows the names that copies get",
    arguments: [
      ("soup (Anna's conflicted copy 2026-11-20).md", "soup.md"),
      ("soup (conflicted copy 2026-11-20 101010).md", "soup.md"),
      ("a (b) (Conflicted copy).md", "a (b).md"),
      ("Soup (Case Conflict).md", "Soup.md"), ("soup [conflicted].md", "soup.md"),
      ("soup (conflicted).jpg", "soup.jpg"),
      ("soup (SFConflict anna@example.org 2026-11-20-10-10-10).md", "soup.md"),
      ("suppe (Annas in Konflikt stehende Kopie 2026-11-20).md", "suppe.md"),
      ("suppe (Konfliktkopie von Anna 2026-11-20).md", "suppe.md"),
      ("soupe (Copie en conflit de Anna 2026-11-20).md", "soupe.md"),
      ("sopa (Copia en conflicto de Anna 2026-11-20).md", "sopa.md"),
      ("2026-W47.sync-conflict-20261120-101010-ABCDEFG.md", "2026-W47.md"),
      ("soup.sync-conflict-20261120-101010.json", "soup.json"),
      (
        "a.sync-conflict-20261120-101010-ABCDEFG.sync-conflict-20261121-101010-ABCDEFG.md",
        "a.sync-conflict-20261120-101010-ABCDEFG.md"
      ),
      ("soup_conflict-20261120-101010.md", "soup.md"), ("soup.conflict2.md", "soup.md"),
    ])
  func knows(name: String, original: String) {
    #expect(SyncCopy.original(of: name) == original)
  }

  @Test(
    "takes no other name for one",
    arguments: [
      "soup.md", "conflict.md", "Conflict soup.md", "soup (no conflict).md", "(conflicted copy).md",
      "soup(conflicted copy).md", "soup.sync-conflict-2026.md", "sync-conflict-20261120-101010-ABCDEFG.md",
      ".conflict1.md", "soup-conflict.md", "onfli", "cornflakes (conflakes).md",
    ])
  func leavesAlone(name: String) {
    #expect(SyncCopy.original(of: name) == nil)
  }

  @Test func leavesACopyOutWhereItsFileStandsBesideIt() {
    let site = TemporarySite()
    site.makeFolder("content/plans")
    let copy = "plans/2026-W47.sync-conflict-20261120-101010-ABCDEFG.md"
    for name in ["plans/2026-W47.md", copy, "2026-W47 (conflicted copy).md", "soup (conflicted copy).md"] {
      site.write("content/" + name, "x")
    }
    let found = site.content.scan()
    #expect(
      found.value.map(\.path) == ["2026-W47 (conflicted copy).md", "plans/2026-W47.md", "soup (conflicted copy).md"])
    #expect(found.diagnostics.map { "\($0.path) \($0.identifier)" } == ["content/\(copy) storage-sync-copy"])
    #expect(found.diagnostics.first?.message.contains("a copy of “plans/2026-W47.md”") == true)
  }
}
