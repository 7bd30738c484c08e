import Glibc
import Testing

@testable import PDFEngine

@Suite struct ScratchFolderTests {
  @Test func isRemovedWithAllThatIsInItAndTheFolderMadeForIt() throws {
    let folder = try TemporaryFolder()
    do {
      let scratch = try #require(ScratchFolder(in: folder.path + "/cache"))
      _ = try ChildProcess.output(of: ["mkdir", "-p", scratch.path + "/a/b"])
      _ = try ChildProcess.output(of: ["ln", "-s", folder.path, scratch.path + "/a/link"])
      #expect(folder.entries == ["cache"])
    }
    #expect(folder.entries == [])
  }

  @Test func whatAKilledRunLeftIsRemovedAndWhatIsInUseStays() throws {
    let folder = try TemporaryFolder()
    _ = try ChildProcess.output(of: ["mkdir", "-p", folder.path + "/galley-print-old/a", folder.path + "/state"])
    do {
      let first = try #require(ScratchFolder(in: folder.path))
      #expect(folder.entries.count == 2)
      let second = try #require(ScratchFolder(in: folder.path))
      #expect(folder.entries.count == 3 && access(first.path, F_OK) == 0 && access(second.path, F_OK) == 0)
    }
    #expect(folder.entries == ["state"])
  }

  @Test func thereIsNoneWhereNothingMayBeWritten() {
    #expect(ScratchFolder(in: "/proc/nowhere") == nil)
  }
}
