/// Which folders below the output folder can be entered; each is looked at once.
///
/// The walk never goes through a link: a link to a folder inside the output would lead writes and removals out of it.
struct FolderSurvey {
  enum Verdict: Equatable {
    case present
    case missing
    /// Something that is no folder stands at this path.
    case blocked(String, FileStatus.Kind)
  }

  let output: Folder
  private var verdicts: [PathKey: Verdict] = [:]
  private var last: (folder: String, verdict: Verdict)?

  init(_ output: Folder) {
    self.output = output
  }

  mutating func verdict(of folder: String) throws(SystemError) -> Verdict {
    if folder.isEmpty { return .present }
    if let last, PathOrder.compare(last.folder, folder) == 0 { return last.verdict }
    let verdict: Verdict
    if let known = verdicts[PathKey(folder)] { verdict = known } else { verdict = try look(at: folder) }
    verdicts[PathKey(folder)] = verdict
    last = (folder, verdict)
    return verdict
  }

  private mutating func look(at folder: String) throws(SystemError) -> Verdict {
    let above = try verdict(of: OutputPath.folder(of: folder))
    guard above == .present else { return above }
    guard let status = try output.status(of: folder) else { return .missing }
    return status.kind == .folder ? .present : .blocked(folder, status.kind)
  }
}
