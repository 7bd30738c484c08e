import Glibc
public import SourceText

/// Removes everything Galley made, and nothing else.
public enum SiteCleaner {
  /// Removes our files and folders from the output, then the cache folder's own files and the cache folder itself
  /// if nothing else is in it. The output folder stays. Give the lock up afterwards.
  ///
  /// - Returns: how many files of the site went. Errors: `storage-write`, `storage-newer`.
  public static func clean(_ lock: BuildLock, state: BuildState) -> Checked<Int> {
    let folders = lock.folders
    do throws(SystemError) {
      let cache = try Folder.open(folders.cachePath)
      let session = PublishSession(folders: folders, lock: lock, cache: cache, state: state, gate: nil)
      let output = try session.openOutput()
      if let problem = try NewerSite.problem(output, cache: cache, folders) { return Checked(0, [problem]) }
      let journal = try Recovery(cache: cache, output: output, folders: folders).run()
      var (removed, diagnostics) = (0, journal.diagnostics)
      if let output {
        let cleaned = try clean(output, session, journal.value)
        removed = cleaned.value
        diagnostics += cleaned.diagnostics
      }
      try clean(cache, folders)
      return Checked(removed, diagnostics)
    } catch {
      let problem = Diagnostic(
        .error, "storage-write", path: folders.output, message: "the site cannot be removed: \(error.text)",
        hint: "make the output and cache folders writable, then clean again")
      return Checked(0, [problem])
    }
  }

  private static func clean(
    _ output: Folder, _ session: PublishSession, _ journal: Journal?
  ) throws(SystemError) -> Checked<Int> {
    let owned = try Ownership.load(output, state: session.state, journal: journal, folders: session.folders)
    let remover = OutputRemover(output: output)
    let removed = try remover.removeFiles(owned.value.files)
    try remover.removeFolders(owned.value.folders)
    if owned.diagnostics.isEmpty { try output.removeFile(OwnershipList.fileName) }
    return Checked(removed, owned.diagnostics)
  }

  private static func clean(_ cache: Folder, _ folders: SiteFolders) throws(SystemError) {
    for name in [BuildState.fileName, Journal.fileName] + WordStore.names {
      try cache.removeFile(name)
    }
    try PictureStore.remove(from: cache)
    try cache.removeFile(BuildLock.fileName)
    let (parent, name) = RealPath.split(RealPath.resolve(folders.cachePath))
    try Folder.open(parent).removeFolderIfEmpty(name)
  }
}
