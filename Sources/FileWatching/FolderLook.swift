internal import CStatFS
internal import Glibc

/// Finds what has changed below some folders by looking at all files again.
///
/// File systems that others write to as well – network shares, the host's folders in a virtual machine, the drives of Windows
/// below Linux – tell nothing of what happens there.
struct FolderLook {
  private struct Stamp: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let inode: UInt

    /// `nil` where the file has gone.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (size, inode) = (Int(status.st_size), UInt(status.st_ino))
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// Folders by their paths, and whether those below are looked at, too.
  private var folders: [String: Bool] = [:]
  private var known: [String: Stamp] = [:]

  var isEmpty: Bool { folders.isEmpty }

  /// Looks at a folder for the first time; once more it changes nothing.
  mutating func add(_ folder: String, isDeep: Bool) {
    guard folders[folder] == nil || isDeep && folders[folder] == false else { return }
    folders[folder] = isDeep
    Self.look(at: folder, isDeep: isDeep, into: &known)
  }

  /// The files that came, changed or went since the last look.
  mutating func changes() -> Set<String> {
    var found: [String: Stamp] = [:]
    for (folder, isDeep) in folders { Self.look(at: folder, isDeep: isDeep, into: &found) }
    let changed = Set(found.keys).union(known.keys).filter { found[$0] != known[$0] }
    known = found
    return changed
  }

  private static func look(at folder: String, isDeep: Bool, into stamps: inout [String: Stamp]) {
    func add(_ entries: [(path: String, isFolder: Bool)]) {
      for entry in entries where !entry.isFolder { stamps[entry.path] = Stamp(entry.path) }
    }
    guard isDeep else { return add(FolderEntries.entries(of: folder)) }
    FolderEntries.walk(folder, entering: { _ in }, add)
  }

  // MARK: File systems

  /// Whether a folder lies on a file system that others write to as well.
  ///
  /// Source: `statfs(2)`, and `linux/magic.h` of Linux 6.1.
  static func isNeeded(for folder: String) -> Bool { kinds.contains(galley_file_system_kind(folder)) }

  private static let kinds: Set<UInt32> = [
    0x6969,  // NFS
    0x517B, 0xFF53_4D42, 0xFE53_4D42,  // SMB
    0x0102_1997,  // 9P: Windows drives below Linux, virtual machines
    0x6573_5546,  // FUSE: sshfs, virtiofs, shares of desktops
    0x786F_4256,  // VirtualBox
    0xBACB_ACBC,  // VMware
    0x00C3_6400,  // Ceph
    0x5346_414F,  // AFS
  ]
}
