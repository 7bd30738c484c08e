import Glibc
public import SourceText

extension SourceFolder {
  /// Every file in the folder and below it, sorted by the bytes of its path.
  ///
  /// - Names that start with a dot are left out, and so is every folder below with a built site, which its list of files tells: where
  ///   the content is all of a repository, its pages are no recipes.
  /// - A link to a file is that file. A link to a folder is followed after all real folders were read, and only if
  ///   its target was not read already: every folder is read once, loops end, and a real path wins over a link.
  /// - A link that leads out of the folder is followed and reported (`storage-outside-link`): what it shows is published.
  ///   Links in what it shows are not reported again.
  /// - A copy that a program made which keeps folders alike is left out where what it is a copy of stands beside it, and
  ///   reported (`storage-sync-copy`): in a site both would count.
  /// - A folder that cannot be read (`storage-unreadable`), a name that is not UTF-8 (`storage-name-encoding`), a
  ///   link to nothing (`storage-broken-link`), a link to a folder already read (`storage-repeated-folder`) and
  ///   something that is no file (`storage-not-a-file`) are reported; their neighbours go on.
  ///
  /// - Parameter removingLeftovers: whether temporary files of edits that were killed are removed on the way.
  public func scan(removingLeftovers: Bool = false) -> Checked<[ScannedFile]> {
    var scan = FolderScan(folder: self, removesLeftovers: removingLeftovers)
    return scan.run()
  }
}

/// One walk over a source folder.
struct FolderScan {
  let folder: SourceFolder
  let removesLeftovers: Bool
  /// The folder's own path without links, to tell what leads out of it.
  let realPath: String
  var files: [ScannedFile] = []
  var diagnostics: [Diagnostic] = []
  /// Paths of files with the names of copies, and what these are copies of.
  private var copies: [(path: String, original: String)] = []
  /// Folders still to be read; real ones come before links.
  private var folders = [FoundFolder(path: "")]
  private var links: [FoundFolder] = []
  /// Device and inode of every folder that was read.
  var visited: Set<[UInt64]> = []

  init(folder: SourceFolder, removesLeftovers: Bool) {
    self.folder = folder
    self.removesLeftovers = removesLeftovers
    realPath = RealPath.resolve(folder.path)
  }

  mutating func run() -> Checked<[ScannedFile]> {
    while true {
      if let next = folders.popLast() {
        read(next, isLink: false)
      } else if let next = takeFirstLink() {
        read(next, isLink: true)
      } else {
        break
      }
    }
    files.sort { PathOrder.precedes($0.path, $1.path) }
    leaveOutCopies()
    return Checked(files, diagnostics.sorted())
  }

  /// A copy that stands alone is what its file has become.
  private mutating func leaveOutCopies() {
    guard !copies.isEmpty else { return }
    let paths = Set(files.map { PathKey($0.path) })
    let found = copies.filter { paths.contains(PathKey($0.original)) }
    let left = Set(found.map { PathKey($0.path) })
    files.removeAll { left.contains(PathKey($0.path)) }
    diagnostics += found.map { syncCopy($0.path, of: $0.original) }
  }

  private struct FoundFolder {
    /// Relative.
    var path: String
    /// A link led out of the folder on the way here.
    var isOutside = false
  }

  private mutating func takeFirstLink() -> FoundFolder? {
    guard let index = links.indices.min(by: { PathOrder.precedes(links[$0].path, links[$1].path) }) else { return nil }
    return links.remove(at: index)
  }

  private mutating func read(_ found: FoundFolder, isLink: Bool) {
    let path = found.path
    do throws(SystemError) {
      let flags = O_RDONLY | O_DIRECTORY | (isLink || path.isEmpty ? 0 : O_NOFOLLOW)
      let descriptor = try Descriptor.open(folder.fullPath(of: path), flags)
      let status = try FileStatus.of(descriptor)
      guard visited.insert([status.device, status.signature.inode]).inserted else {
        if isLink { diagnostics.append(repeatedFolder(path)) }
        return
      }
      if !path.isEmpty, isSite(descriptor) { return }
      try FolderEntries.forEach(in: descriptor) { add($0, in: found, descriptor.raw) }
    } catch {
      diagnostics.append(unreadable(path, error))
    }
  }

  private mutating func add(_ entry: FolderEntries.Entry, in parent: FoundFolder, _ descriptor: Int32) {
    let prefix = parent.path.isEmpty ? "" : parent.path + "/"
    if entry.name.first == 0x2E {
      if removesLeftovers { removeLeftover(String(decoding: entry.name, as: UTF8.self), descriptor) }
      return
    }
    guard let name = String(validating: entry.name, as: UTF8.self) else {
      diagnostics.append(nameEncoding(prefix + String(decoding: entry.name, as: UTF8.self)))
      return
    }
    let path = prefix + name
    var found = FoundFolder(path: path, isOutside: parent.isOutside)
    if entry.type == Int32(DT_DIR) { return folders.append(found) }
    var status = stat()
    guard fstatat(descriptor, name, &status, 0) == 0 else {
      diagnostics.append(failed(path, SystemError.last, isLink: entry.type == Int32(DT_LNK)))
      return
    }
    let isLink = isLink(name, descriptor, entry.type)
    // Who reads of the way out knows that all behind it is published, wherever it leads on to.
    if isLink, !parent.isOutside, let target = targetOutside(path) {
      diagnostics.append(outsideLink(path, target))
      found.isOutside = true
    }
    switch FileStatus(status).kind {
    case .file:
      files.append(ScannedFile(path: path, signature: FileSignature(status)))
      if let original = SyncCopy.original(of: name) { copies.append((path, prefix + original)) }
    case .folder where isLink: links.append(found)
    case .folder: folders.append(found)
    case .link, .other: diagnostics.append(notAFile(path))
    }
  }

  private func isSite(_ descriptor: borrowing Descriptor) -> Bool {
    faccessat(descriptor.raw, OwnershipList.fileName, F_OK, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// A file that cannot be removed is no problem of whoever reads the folder.
  private func removeLeftover(_ name: String, _ descriptor: Int32) {
    if EditTemporary.isLeftover(name) { unlinkat(descriptor, name, 0) }
  }

  /// Where a link leads to, if that is out of the folder: it may come from a stranger, and what it leads to is published.
  private func targetOutside(_ path: String) -> String? {
    let target = RealPath.resolve(folder.fullPath(of: path))
    return RealPath.isInside(target, realPath) ? nil : target
  }

  /// Asks the file system where the folder's listing did not tell (`DT_UNKNOWN`).
  private func isLink(_ name: String, _ descriptor: Int32, _ type: Int32) -> Bool {
    if type == Int32(DT_LNK) { return true }
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && FileStatus(status).kind == .link
  }
}
