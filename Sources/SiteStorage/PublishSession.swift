import SourceText

/// What one build holds on to from the first look at the output folder to the last write.
struct PublishSession: Sendable {
  let folders: SiteFolders
  let lock: BuildLock
  let cache: Folder
  let state: BuildState
  let gate: DiskGate?

  /// Opens the output folder, or `nil` when there is none yet.
  func openOutput() throws(SystemError) -> Folder? {
    guard try FileStatus.following(folders.outputPath) != nil else { return nil }
    return try Folder.open(folders.outputPath, gate: gate)
  }

  /// Opens the output folder, made where it is missing.
  func makeOutput() throws(SystemError) -> Folder {
    if let output = try openOutput() { return output }
    let path = RealPath.resolve(folders.outputPath)
    try Folder.open("/", gate: gate).makeFolders(above: path.dropFirst() + "/")
    return try Folder.open(path, gate: gate)
  }

  func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .error, "storage-write", path: folders.shownPath(of: path), message: "cannot be written: \(error.text)",
      hint: "free some space or make the folder writable, then build again")
  }

  func cacheFailure(_ name: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .error, "storage-write", path: "\(folders.cache)/\(name)", message: "cannot be written: \(error.text)",
      hint: "free some space or make the folder writable, then build again")
  }
}
