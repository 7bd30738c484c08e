import FileWatching
import Foundation
import Testing

@Suite struct FileWatcherTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "below"), withIntermediateDirectories: true)
  }

  private var path: String { folder.path() }

  private func write(_ name: String, _ text: String = "x") throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// What has changed, without the folder's own path.
  private func names(_ watcher: inout FileWatcher) -> Set<String> {
    Set(watcher.changes().paths.map { String($0.dropFirst(path.count + 1)) })
  }

  @Test func tellsFilesThatComeChangeAndGo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watcher = try FileWatcher()
    try watcher.watchTree(path)
    #expect(watcher.changes().isEmpty)
    try write("new.md")
    #expect(names(&watcher) == ["new.md"])
    try write("below/deep.md")
    #expect(names(&watcher) == ["below/deep.md"])
    try FileManager.default.moveItem(at: folder.appending(path: "new.md"), to: folder.appending(path: "other.md"))
    #expect(names(&watcher) == ["new.md", "other.md"])
    try FileManager.default.removeItem(at: folder.appending(path: "other.md"))
    #expect(names(&watcher) == ["other.md"])
  }

  @Test func tellsWhetherATreeWasWatchedBefore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watcher = try FileWatcher()
    #expect(try watcher.watchTree(path))
    #expect(try !watcher.watchTree(path))
  }

  @Test func waitsForFilesThatAreStillWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watcher = try FileWatcher()
    try watcher.watchTree(path)
    let file = open("\(path)/half.md", O_WRONLY | O_CREAT, 0o600)
    #expect(Glibc.write(file, "half", 4) == 4)
    #expect(watcher.changes().isEmpty)
    close(file)
    #expect(names(&watcher) == ["half.md"])
  }

  @Test func watchesNewFoldersWithWhatIsInThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watcher = try FileWatcher()
    try watcher.watchTree(path)
    try FileManager.default.createDirectory(at: folder.appending(path: "later/on"), withIntermediateDirectories: true)
    try write("later/on/early.md")
    #expect(names(&watcher).contains("later/on/early.md"))
    try write("later/on/late.md")
    #expect(names(&watcher) == ["later/on/late.md"])
  }

  @Test func watchesATreeAgainThatWasTakenAway() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watcher = try FileWatcher()
    try watcher.watch(path)
    try watcher.watchTree("\(path)/below")
    try FileManager.default.removeItem(at: folder.appending(path: "below"))
    #expect(names(&watcher).contains("below"))
    try FileManager.default.createDirectory(at: folder.appending(path: "below/on"), withIntermediateDirectories: true)
    try write("below/on/early.md")
    #expect(names(&watcher).contains("below/on/early.md"))
    try write("below/late.md")
    #expect(names(&watcher) == ["below/late.md"])
  }

  @Test func leavesHiddenFilesAndFoldersBelowOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watcher = try FileWatcher()
    try watcher.watch(path)
    try write(".swap")
    try write("below/deep.md")
    #expect(watcher.changes().isEmpty)
    try write("seen.md")
    #expect(names(&watcher) == ["seen.md"])
  }

  @Test func followsLinksOnceEvenInCircles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(atPath: "\(path)/below/circle", withDestinationPath: path)
    var watcher = try FileWatcher()
    try watcher.watchTree(path)
    try write("below/deep.md")
    #expect(!watcher.changes().isEmpty)
  }

  @Test func saysThatAFolderIsMissing() throws {
    var watcher = try FileWatcher()
    #expect(throws: FileWatchError.refused(path: "/nowhere", errno: ENOENT)) { try watcher.watch("/nowhere") }
  }
}
