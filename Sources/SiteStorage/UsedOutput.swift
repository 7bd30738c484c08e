import SourceText

/// Keeps a first build out of a folder that is somebody else's: `galley build -o /etc`.
///
/// A folder is taken where the list of our files lies in it, where something stands in it that the state or the journal
/// of the last build tells of, where nothing stands in it but what publishing needs (`.git`, `CNAME` …), or where the
/// user says so.
struct UsedOutput {
  let session: PublishSession
  let journal: Journal?

  /// Names that may lie in an output folder before the first build, besides placeholders.
  static let companions = [".git", ".nojekyll", "CNAME"]

  /// `storage-output-used`: the folder holds something else; `nil` when it may be written to.
  func problem(_ output: Folder?) throws(SystemError) -> Diagnostic? {
    guard let output, !session.folders.allowsUsedOutput, try !isOurs(output) else { return nil }
    let allowed = Staging.placeholderNames + Self.companions
    let others = try output.names().map { String(decoding: $0, as: UTF8.self) }.filter { !allowed.contains($0) }
    guard let first = others.first else { return nil }
    let rest = others.count > 1 ? " and \(others.count - 1) more" : ""
    return Diagnostic(
      .error, "storage-output-used", path: session.folders.output,
      message: "the output folder holds files that galley did not make: “\(first)”\(rest)",
      hint: "name a folder of its own; with --force the site is added here, and other files stay as they are")
  }

  private func isOurs(_ output: Folder) throws(SystemError) -> Bool {
    if try output.status(of: OwnershipList.fileName) != nil { return true }
    for record in session.state.outputs where OutputPath.problem(record.path) == nil {
      if let status = try output.status(of: record.path), record.matches(status.signature) { return true }
    }
    for path in (journal?.files ?? []) + (journal?.temporaries ?? []) {
      if try output.status(of: path) != nil { return true }
    }
    return false
  }
}
