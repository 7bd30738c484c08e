import Fingerprints
import SourceText

extension PublishOutcome {
  /// The end of a build that replaced file by file: removals, list, state, and last of all the journal.
  mutating func finishInPlace(
    _ output: Folder, _ sources: [SourceRecord], _ payloadFormat: Fingerprint
  ) throws(SystemError) {
    summary.removed = publisher.removedEarly
    try removeObsolete(output)
    let folders = try ownFolders(output)
    let signature = try saveList(output, folders)
    saveState(folders, list: signature, sources, payloadFormat)
    try publisher.session.cache.removeFile(Journal.fileName)
  }

  private mutating func removeObsolete(_ output: Folder) throws(SystemError) {
    if publisher.obsolete.isEmpty { return }
    if diskFailed {
      records += publisher.obsolete
      records.sort { PathOrder.precedes($0.path, $1.path) }
    } else {
      summary.removed += try OutputRemover(output: output).removeFiles(publisher.obsolete)
    }
  }

  /// The folders that are ours and still needed; the others are removed if they are empty. One that holds a file of
  /// the user is the user's from then on.
  private func ownFolders(_ output: Folder) throws(SystemError) -> [String] {
    if isUntouched { return publisher.ownership.folders }
    let candidates = SortedPaths.unique(publisher.ownership.folders + publisher.missingFolders)
    let needed = SortedPaths.folders(of: records.map(\.path))
    try OutputRemover(output: output).removeFolders(
      candidates.filter { !SortedPaths.contains($0, in: needed) })
    return candidates.filter { SortedPaths.contains($0, in: needed) }
  }

  /// Nothing in the output has changed and the list says so already.
  private var isUntouched: Bool {
    publisher.ownership.isListed && publisher.pending.isEmpty && publisher.obsolete.isEmpty
      && publisher.removedEarly == 0 && summary.failed == 0
  }

  private func saveList(_ output: Folder, _ folders: [String]) throws(SystemError) -> FileSignature? {
    if isUntouched { return publisher.session.state.list }
    let list = OwnershipList(
      files: records.map { OwnershipList.Entry(path: $0.path, content: $0.content) }, folders: folders)
    let text = list.text
    if let old = try output.contents(of: OwnershipList.fileName), old.bytes == text { return old.signature }
    return try output.replace(OwnershipList.fileName, with: text)
  }
}
