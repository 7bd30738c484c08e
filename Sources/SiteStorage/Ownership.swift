import SourceText

/// Which files and folders in the output are ours, from all that knows it.
///
/// | source | what it claims |
/// |---|---|
/// | ownership list | every path it names |
/// | journal of a build that was cut off | every path it names |
/// | state | a path, as long as the file on disk is the very one that was written (size, time, inode) |
struct Ownership {
  /// Sorted; records carry a signature only where the state vouches for it.
  var files: [OutputRecord]
  var folders: [String]
  /// The list in the output folder says exactly this already.
  let isListed: Bool

  static let none = Ownership(files: [], folders: [], isListed: false)

  static func load(
    _ output: Folder, state: BuildState, journal: Journal?, folders: SiteFolders
  ) throws(SystemError) -> Checked<Ownership> {
    let status = try output.status(of: OwnershipList.fileName)
    if journal == nil, let list = state.list, let status, list.matchesContent(of: status.signature) {
      return Checked(Ownership(files: state.outputs, folders: state.folders, isListed: true))
    }
    var diagnostics: [Diagnostic] = []
    var list = OwnershipList(files: [], folders: [])
    if let contents = try output.contents(of: OwnershipList.fileName) {
      if let parsed = OwnershipList(text: contents.bytes) { list = parsed } else { diagnostics = [damaged(folders)] }
    }
    let joined = try join(list, state, journal, output)
    return Checked(joined, diagnostics)
  }

  private static func join(
    _ list: OwnershipList, _ state: BuildState, _ journal: Journal?, _ output: Folder
  ) throws(SystemError) -> Ownership {
    var files: [OutputRecord] = []
    for entry in list.files { files.append(OutputRecord(unproven: entry.path, content: entry.content)) }
    for path in journal?.files ?? [] { files.append(OutputRecord(unproven: path)) }
    for record in state.outputs where OutputPath.problem(record.path) == nil {
      guard let status = try output.status(of: record.path), record.matches(status.signature) else { continue }
      files.append(record)
    }
    let folders = list.folders + state.folders.filter { OutputPath.problem($0) == nil } + (journal?.folders ?? [])
    return Ownership(files: unique(files), folders: SortedPaths.unique(folders), isListed: false)
  }

  /// One record a path; the one the state vouches for comes last and wins.
  private static func unique(_ records: [OutputRecord]) -> [OutputRecord] {
    let order = records.indices.sorted {
      let order = PathOrder.compare(records[$0].path, records[$1].path)
      return order == 0 ? $0 < $1 : order < 0
    }
    var result: [OutputRecord] = []
    for index in order {
      if let last = result.last, PathOrder.compare(last.path, records[index].path) == 0 { result.removeLast() }
      result.append(records[index])
    }
    return result
  }

  private static func damaged(_ folders: SiteFolders) -> Diagnostic {
    Diagnostic(
      .warning, "storage-list-damaged", path: folders.shownPath(of: OwnershipList.fileName),
      message: "the list of the files galley made is damaged",
      hint: "restore it, or empty the output folder; files that cannot be told to be galley's are left alone")
  }
}
