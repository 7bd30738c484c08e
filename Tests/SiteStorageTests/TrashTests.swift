import SourceText
import Testing

@testable import SiteStorage

@Suite struct TrashTests {
  private let site = TemporarySite()
  private var trash: Trash { Trash(site.folders()) }

  private func delete(_ name: String) throws {
    site.write("content/\(name)", "# \(name)\n")
    let old = try #require(site.content.read(name).value)
    try #require(trash.discard(name, old, of: site.content).value != nil)
  }

  @Test func anEmptyTrashIsNoProblem() {
    #expect(trash.entries() == Checked([]))
  }

  @Test func tellsWhatCannotBeReadAndGivesTheRest() throws {
    try delete("a.md")
    try delete("b.md")
    try delete("c.md")
    site.write(".galley/trash/1/path", "")
    site.remove(".galley/trash/2/path")
    site.makeFolder(".galley/trash/2/path")
    let read = trash.entries()
    #expect(read.value.map(\.file) == ["c.md"])
    #expect(read.diagnostics.map(\.identifier) == ["storage-trash", "storage-trash"])
    #expect(read.diagnostics.map(\.path) == [".galley/trash/1", ".galley/trash/2"])
  }

  @Test func aTrashThatIsNoFolderIsAProblem() {
    site.makeFolder(".galley")
    site.write(".galley/trash", "")
    #expect(trash.entries().diagnostics.map(\.message) == ["deleted recipes cannot be read: not a directory"])
  }

  /// The path is written before the file comes.
  @Test func aDeletionThatWasCutOffIsNone() {
    for folder in [".galley", ".galley/trash", ".galley/trash/1"] { site.makeFolder(folder) }
    site.write(".galley/trash/1/path", "a.md")
    #expect(trash.entries() == Checked([]))
  }
}
