import Glibc
import Testing

@testable import PDFEngine

@Suite struct ScratchFolderTests {
  @Test func isRemovedWithAllThatIsInItAndTheFolderMadeForIt() throws {
    let folder = try TemporaryFolder()
    guard let scratch = ScratchFolder(in: folder.path + "/cache") else { throw TemporaryFolder.Failure() }
    let path = scratch.path
    _ = try ChildProcess.output(of: ["mkdir", "-p", path + "/a/b"])
    _ = try ChildProcess.output(of: ["ln", "-s", folder.path, path + "/a/link"])
    #expect(folder.entries == ["cache"])
    _ = consume scratch
    #expect(folder.entries == [])
  }

  @Test func whatAKilledRunLeftIsRemovedAndWhatIsInUseStays() throws {
    let folder = try TemporaryFolder()
    _ = try ChildProcess.output(of: ["mkdir", "-p", folder.path + "/galley-print-old/a", folder.path + "/state"])
    guard let first = ScratchFolder(in: folder.path) else { throw TemporaryFolder.Failure() }
    #expect(folder.entries.count == 2 && !folder.entries.contains("galley-print-old"))
    guard let second = ScratchFolder(in: folder.path) else { throw TemporaryFolder.Failure() }
    #expect(folder.entries.count == 3)
    _ = consume first
    #expect(folder.entries.count == 2)
    _ = consume second
    #expect(folder.entries == ["state"])
  }

  @Test func theFolderOfTheSystemServesWhereTheCacheIsReadOnly() throws {
    let folder = try TemporaryFolder()
    guard let scratch = ScratchFolder(in: "/proc/cache", system: folder.path) else { throw TemporaryFolder.Failure() }
    #expect(scratch.path.hasPrefix(folder.path + "/galley-print-"))
  }

  @Test func thereIsNoneWhereNothingMayBeWritten() {
    let isThere = ScratchFolder(in: "/proc/nowhere", system: "/proc/nowhere") != nil
    #expect(!isThere)
  }
}
