import Foundation
import Testing

@testable import FileWatching

@Suite struct FolderLookTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-look-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "below"), withIntermediateDirectories: true)
    try write("old.md")
  }

  private var path: String { folder.path() }

  private func write(_ name: String, _ text: String = "x") throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func names(_ look: inout FolderLook) -> Set<String> {
    Set(look.changes().map { String($0.dropFirst(path.count + 1)) })
  }

  @Test func findsFilesThatCameChangedAndWent() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var look = FolderLook()
    #expect(look.isEmpty)
    look.add(path, isDeep: true)
    #expect(look.changes() == [])
    try write("new.md")
    try write("below/deep.md")
    #expect(names(&look) == ["new.md", "below/deep.md"])
    #expect(look.changes() == [])
    try write("new.md", "longer")
    try FileManager.default.removeItem(at: folder.appending(path: "old.md"))
    try FileManager.default.moveItem(at: folder.appending(path: "below"), to: folder.appending(path: "above"))
    #expect(names(&look) == ["new.md", "old.md", "below/deep.md", "above/deep.md"])
  }

  @Test func aFolderThatIsAddedAgainForgetsNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var look = FolderLook()
    look.add(path, isDeep: false)
    try write("new.md")
    try write("below/deep.md")
    look.add(path, isDeep: false)
    #expect(names(&look) == ["new.md"])
  }

  @Test func leavesOutWhatStartsWithADotAndGoesThroughEachFolderOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var look = FolderLook()
    look.add(path, isDeep: true)
    try write(".hidden.md")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "below/round"), withDestinationURL: folder)
    try write("seen.md")
    #expect(names(&look) == ["seen.md"])
  }

  @Test func disksOfThisMachineTellByThemselves() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(!FolderLook.isNeeded(for: path))
    #expect(!FolderLook.isNeeded(for: path + "/nowhere"))
    var watcher = try FileWatcher()
    try watcher.watchTree(path)
    #expect(watcher.interval == nil && !watcher.isDue)
  }
}
