import SourceText

/// Removes files and folders of ours, and nothing behind a link.
struct OutputRemover {
  let output: Folder

  /// Removes the files that are there; a folder somebody put in place of one stays. Gives how many went.
  func removeFiles(_ records: [OutputRecord]) throws(SystemError) -> Int {
    var survey = FolderSurvey(output)
    var removed = 0
    for record in records where OutputPath.problem(record.path) == nil {
      guard try survey.verdict(of: OutputPath.folder(of: record.path)) == .present,
        let status = try output.status(of: record.path), status.kind != .folder
      else { continue }
      if try output.removeFile(record.path) { removed += 1 }
    }
    return removed
  }

  /// Removes those of the folders that are empty now, the deepest first. They come sorted.
  func removeFolders(_ folders: [String]) throws(SystemError) {
    var survey = FolderSurvey(output)
    for folder in folders.reversed() where OutputPath.problem(folder) == nil {
      if try survey.verdict(of: folder) == .present { try output.removeFolderIfEmpty(folder) }
    }
  }
}
