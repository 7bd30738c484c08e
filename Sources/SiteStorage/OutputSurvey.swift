internal import Concurrency
import Fingerprints
import SourceText

/// Looks at every planned path on the disk and decides what may happen there.
struct OutputSurvey {
  let plan: OutputPlan
  let folders: SiteFolders
  /// Every folder the planned outputs need, sorted; worked out only when something is to be done.
  lazy var plannedFolders = SortedPaths.folders(of: plan.paths)
  var targets: [OutputTarget]
  /// Indices of planned outputs that are not proven current, in path order.
  var pending = Places()
  var missingFolders: [String] = []
  private var survey: FolderSurvey

  init(_ plan: OutputPlan, _ output: Folder, _ folders: SiteFolders) {
    self.plan = plan
    self.folders = folders
    targets = [OutputTarget](repeating: .absent, count: plan.planned.count)
    survey = FolderSurvey(output)
  }

  var diagnostics: [Diagnostic] {
    targets.compactMap { if case .blocked(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  mutating func run(_ workers: Workers) throws(SystemError) {
    markCurrent(workers)
    for position in plan.order.indices {
      let index = plan.order[position]
      if case .current = targets[index] { continue }
      let target = try look(at: index, position)
      targets[index] = target
      switch target {
      case .current, .blocked: break
      case .absent, .owned, .foreign: pending.append(index)
      }
    }
    for folder in SortedPaths.folders(of: pending.map { plan.planned.path($0) }) {
      if try survey.verdict(of: folder) == .missing { missingFolders.append(folder) }
    }
  }

  /// For an output folder that is still empty: only the paths themselves can be wrong.
  mutating func checkPaths() {
    for position in plan.order.indices {
      let index = plan.order[position]
      if let problem = problem(plan.planned.path(index), position) {
        targets[index] = .blocked(problem)
      } else {
        pending.append(index)
      }
    }
  }

  private mutating func look(at index: Int, _ position: Int) throws(SystemError) -> OutputTarget {
    let output = plan.planned[index]
    if let problem = problem(output.path, position) { return .blocked(problem) }
    switch try survey.verdict(of: OutputPath.folder(of: output.path)) {
    case .blocked(let folder, let kind): return .blocked(foreignFolder(folder, kind))
    case .missing: return .absent
    case .present: break
    }
    guard let status = try survey.output.status(of: output.path) else { return .absent }
    if status.kind == .folder { return .blocked(foreignFile(output.path, "a folder")) }
    guard let owned = plan.owned[index] else { return .foreign(status) }
    return .owned(owned, status)
  }

  /// The common case comes first and costs one look at the disk: what we wrote is still there and still wanted.
  private mutating func markCurrent(_ workers: Workers) {
    let (plan, output) = (plan, survey.output)
    let answers = workers.chunks(of: plan.planned.count, size: 512) { range in
      range.map { plan.isCurrent($0, in: output) }
    }
    for (index, isCurrent) in answers.enumerated() where isCurrent {
      if let owned = plan.owned[index] { targets[index] = .current(owned) }
    }
  }

  private mutating func problem(_ path: String, _ position: Int) -> Diagnostic? {
    if let problem = OutputPath.problem(path) { return invalid(path, problem) }
    if plan.repeatsPath(at: position) { return invalid(path, "two outputs have this path") }
    if SortedPaths.contains(path, in: plannedFolders) { return invalid(path, "another output needs a folder here") }
    return nil
  }

  private func invalid(_ path: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-path", path: folders.shownPath(of: path), message: problem,
      hint: "give the page another path")
  }

  private func foreignFolder(_ path: String, _ kind: FileStatus.Kind) -> Diagnostic {
    foreignFile(path, kind == .link ? "a link, where a folder is needed" : "no folder, but one is needed")
  }

  private func foreignFile(_ path: String, _ found: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-foreign-file", path: folders.shownPath(of: path),
      message: "this was not made by galley and is \(found)", hint: "move it away, or choose another output folder")
  }
}
