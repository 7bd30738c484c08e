import Glibc
import SourceText

/// Puts a finished staging tree in the place of the output folder.
///
/// At every moment the output folder is whole, old or new, and every file of the user has a name in it:
/// placeholders get a second name (a hard link) in the new tree before the swap, and what somebody put into the old
/// folder while the build ran is moved over after it.
struct StagingSwap {
  let cache: Folder
  let output: Folder?
  let folders: SiteFolders

  /// Swaps; `false` when the file system refuses, and then nothing has changed and the tree is where it was.
  static func run(_ staging: Staging, _ session: PublishSession) throws(SystemError) -> Bool {
    let cache = session.cache
    for name in staging.placeholders {
      guard let output = staging.output else { break }
      do {
        try output.link(name, to: name, in: staging.tree)
      } catch {
        // A planned file has this name, or the file system has no hard links.
        return false
      }
    }
    let (parent, name) = RealPath.split(staging.outputPath)
    let above = try Folder.open(parent, gate: session.gate)
    if let status = try staging.output?.status(of: ".") {
      guard fchmod(staging.tree.descriptor.raw, status.mode) == 0 else { return false }
    }
    try cache.rename(Staging.buildName, to: Staging.swapName, in: cache)
    do {
      if staging.output == nil {
        try cache.renameNew(Staging.swapName, to: name, in: above)
      } else {
        try cache.exchange(Staging.swapName, with: name, in: above)
      }
      return true
    } catch {
      try cache.rename(Staging.swapName, to: Staging.buildName, in: cache)
      return false
    }
  }

  /// Clears the folder a swap left in the cache: a tree of ours that never got into place, or the old output folder.
  ///
  /// Ours has an ownership list. In the old folder only second names are removed; everything else goes back to the
  /// output, and what cannot (its name is taken) stays and is reported (`storage-stray`).
  func clearLeftovers() throws(SystemError) -> [Diagnostic] {
    guard try cache.status(of: Staging.swapName) != nil else { return [] }
    let old = try cache.folder(Staging.swapName)
    if try old.status(of: OwnershipList.fileName) != nil {
      try cache.removeTree(Staging.swapName)
      return []
    }
    for bytes in try old.names() {
      guard let name = String(validating: bytes, as: UTF8.self) else { continue }
      try giveBack(name, from: old)
    }
    if try cache.removeFolderIfEmpty(Staging.swapName) { return [] }
    return [
      Diagnostic(
        .warning, "storage-stray", path: "\(folders.cache)/\(Staging.swapName)",
        message: "files somebody put into the output folder while it was being replaced are kept here",
        hint: "move them to where they belong, then remove the folder")
    ]
  }

  private func giveBack(_ name: String, from old: Folder) throws(SystemError) {
    guard let output, let status = try old.status(of: name) else { return }
    if try output.status(of: name)?.signature.inode == status.signature.inode {
      try old.removeFile(name)
      return
    }
    do {
      try old.renameNew(name, to: name, in: output)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }
}
