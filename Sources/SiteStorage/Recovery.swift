import SourceText

/// Clears what a build that was cut off left behind.
struct Recovery {
  let cache: Folder
  let output: Folder?
  let folders: SiteFolders

  /// Removes staging trees and half-written files; gives the journal of the build that was cut off, if there is one.
  ///
  /// The journal itself stays until a whole build has run: only then every file it claims is listed or gone.
  func run() throws(SystemError) -> Checked<Journal?> {
    try cache.removeTree(Staging.buildName)
    for name in [BuildState.fileName, Journal.fileName] { try cache.removeFile(Folder.temporaryName(for: name)) }
    var diagnostics = try StagingSwap(cache: cache, output: output, folders: folders).clearLeftovers()
    guard let contents = try cache.contents(of: Journal.fileName) else { return Checked(nil, diagnostics) }
    guard let journal = Journal(bytes: contents.bytes) else {
      diagnostics.append(damaged())
      return Checked(nil, diagnostics)
    }
    if let output { try removeTemporaries(journal, output) }
    return Checked(journal, diagnostics)
  }

  private func removeTemporaries(_ journal: Journal, _ output: Folder) throws(SystemError) {
    var survey = FolderSurvey(output)
    for path in journal.temporaries {
      let folder = OutputPath.folder(of: path)
      let name = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
      guard name.starts(with: OutputPath.reservedPrefix.utf8) else { continue }
      if try survey.verdict(of: folder) == .present { try output.removeFile(path) }
    }
    try output.removeFile(Folder.temporaryName(for: OwnershipList.fileName))
  }

  private func damaged() -> Diagnostic {
    Diagnostic(
      .warning, "storage-journal-damaged", path: "\(folders.cache)/\(Journal.fileName)",
      message: "the journal of a build that was cut off is damaged",
      hint: "if this build reports files as not made by galley, remove them and build again")
  }
}
