internal import Glibc

/// Tells which files below some folders have changed (inotify).
///
/// Where the file system does not tell, because others write to it as well, the folders are looked at again every ``interval``.
///
/// A file has changed when it was closed after writing, or was put there, taken away or linked: nobody reads files that are
/// half written. New folders are watched as they come, and what is in them by then counts as new.
public struct FileWatcher: ~Copyable {
  /// What has changed since the last look.
  public struct Changes: Hashable, Sendable {
    /// Paths of files and folders, as they were named or found.
    public var paths: Set<String> = []
    /// Whether more happened than the system could tell: anything may have changed.
    public var isIncomplete = false

    public init() {}

    public var isEmpty: Bool { paths.isEmpty && !isIncomplete }
  }

  /// Can be waited for with `poll`: it is readable when something has changed.
  public let descriptor: Int32
  /// Folders by the numbers of their watches, and whether those below are watched, too.
  private var folders: [Int32: (path: String, isDeep: Bool)] = [:]
  /// The trees that are watched: one that was removed is watched again when the folder it stands in has it again.
  private var trees: Set<String> = []

  /// Folders whose file system does not tell, and when they were looked at.
  private var silent = FolderLook()
  private var lastLook = ContinuousClock.now
  private var lookTook = Duration.zero

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_ONLYDIR)

  /// Watches nothing yet.
  public init() throws(FileWatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw .limitReached }
  }

  deinit { close(descriptor) }

  /// Watches a folder for files that come, change and go; it may be a link to one.
  public mutating func watch(_ folder: String) throws(FileWatchError) {
    try add(folder, isDeep: false)
    if FolderLook.isNeeded(for: folder) { silent.add(folder, isDeep: false) }
  }

  /// The same, with all folders below it whose names do not start with a dot, links to folders among them.
  ///
  /// - Returns: Whether it was not watched before: what was read from it until now may have changed since, unseen.
  @discardableResult
  public mutating func watchTree(_ folder: String) throws(FileWatchError) -> Bool {
    var found: Set<String> = []
    try addTree(folder, files: &found)
    if FolderLook.isNeeded(for: folder) { silent.add(folder, isDeep: true) }
    return trees.insert(folder).inserted
  }

  private mutating func add(_ folder: String, isDeep: Bool) throws(FileWatchError) {
    let watch = inotify_add_watch(descriptor, folder, Self.events)
    guard watch >= 0 else {
      throw errno == ENOSPC ? .limitReached : .refused(path: folder, errno: errno)
    }
    folders[watch] = (folder, isDeep || folders[watch]?.isDeep == true)
  }

  /// - Parameter files: gets what is in the folders.
  private mutating func addTree(_ top: String, files: inout Set<String>) throws(FileWatchError) {
    try FolderEntries.walk(top) { (folder) throws(FileWatchError) in
      try add(folder, isDeep: true)
    } _: { entries in
      files.formUnion(entries.filter { !$0.isFolder }.map(\.path))
    }
  }

  // MARK: Looking

  /// Milliseconds after which to look for changes, told or not; `nil` where all are told. A twentieth of the time goes into looking
  /// at most.
  public var interval: Int32? {
    silent.isEmpty ? nil : max(1_000, Int32(clamping: Int(lookTook / .milliseconds(1)) * 20))
  }

  /// Whether it is time to look.
  public var isDue: Bool { interval.map { ContinuousClock.now - lastLook >= .milliseconds(Int($0)) } ?? false }

  private mutating func lookAgain() -> Set<String> {
    let start = ContinuousClock.now
    defer {
      lastLook = .now
      lookTook = lastLook - start
    }
    return silent.changes()
  }

  /// What has changed since the last look; never waits.
  ///
  /// Files whose names start with a dot are left out: editors keep theirs there.
  public mutating func changes() -> Changes {
    var changes = Changes()
    if isDue { changes.paths = lookAgain() }
    let size = 64 * 1024
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer, size)
      if count <= 0 {
        if count < 0, errno == EINTR { continue }
        return changes
      }
      var offset = 0
      while offset < count {
        let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
        let name = (buffer + offset + MemoryLayout<inotify_event>.size).assumingMemoryBound(to: CChar.self)
        note(event, event.len > 0 ? String(cString: name) : "", in: &changes)
        offset += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
  }

  private mutating func note(_ event: inotify_event, _ name: String, in changes: inout Changes) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
    guard let folder = folders[event.wd] else { return }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      changes.paths.insert(folder.path)
      return
    }
    guard !name.isEmpty, !name.hasPrefix(".") else { return }
    let path = "\(folder.path)/\(name)"
    guard event.mask & UInt32(IN_CREATE) == 0 || isComplete(path) else { return }
    changes.paths.insert(path)
    let came = event.mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0
    guard folder.isDeep || trees.contains(path), came, FolderEntries.isFolder(path) else { return }
    do throws(FileWatchError) {
      try addTree(path, files: &changes.paths)
    } catch {
      changes.isIncomplete = true
    }
  }

  /// Whether something that was made is all there: a file that was opened for writing will be closed.
  private func isComplete(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
  }
}
