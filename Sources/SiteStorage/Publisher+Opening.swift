public import Concurrency
public import SourceText

extension Publisher {
  /// Looks at the output folder, repairs what a cut-off build left, and prepares for writing.
  ///
  /// Planned outputs that cannot be written are reported and left out of ``pending``: `storage-path` (a path that
  /// leads out, is reserved, or is planned twice) and `storage-foreign-file` (a folder or link stands there).
  /// `storage-output-used`: the folder holds files of others, and none of ours. `storage-newer`: a newer program wrote the
  /// site. `storage-write`: the output or cache folder cannot be written to. There is no publisher after these three.
  ///
  /// - Parameters:
  ///   - planned: best sorted by path.
  ///   - workers: look at the files.
  public static func open(
    _ planned: PlannedOutputs, lock: BuildLock, state: BuildState, workers: Workers = .none
  ) -> Checked<Publisher?> {
    open(planned, lock: lock, state: state, workers: workers, gate: nil)
  }

  static func open(
    _ planned: PlannedOutputs, lock: BuildLock, state: BuildState, workers: Workers, gate: DiskGate?
  ) -> Checked<Publisher?> {
    let folders = lock.folders
    do throws(SystemError) {
      let cache = try Folder.open(folders.cachePath, gate: gate)
      let session = PublishSession(folders: folders, lock: lock, cache: cache, state: state, gate: gate)
      let output = try session.openOutput()
      if let problem = try NewerSite.problem(output, cache: cache, folders) { return Checked(nil, [problem]) }
      let journal = try Recovery(cache: cache, output: output, folders: folders).run()
      if let problem = try UsedOutput(session: session, journal: journal.value).problem(output) {
        return Checked(nil, [problem])
      }
      let opened: Checked<Publisher?>
      if journal.value == nil, let staging = try Staging.begin(session, output: output) {
        opened = openStaged(planned, session, staging)
      } else {
        opened = try openInPlace(planned, session, journal: journal.value, workers).map { $0 }
      }
      return Checked(opened.value, DiagnosticLimit.apply(journal.diagnostics + opened.diagnostics))
    } catch {
      let problem = Diagnostic(
        .error, "storage-write", path: folders.output, message: "the output cannot be written: \(error.text)",
        hint: "check that output and cache are folders you may write to")
      return Checked(nil, [problem])
    }
  }

  private static func openStaged(
    _ planned: PlannedOutputs, _ session: PublishSession, _ staging: Staging
  ) -> Checked<Publisher?> {
    let plan = OutputPlan(planned, .none)
    var survey = OutputSurvey(plan, staging.tree, session.folders)
    survey.checkPaths()
    let publisher = Publisher(
      planned: planned, order: plan.order, pending: survey.pending, session: session, mode: .staged(staging),
      targets: survey.targets)
    return Checked(publisher, survey.diagnostics)
  }

  static func openInPlace(
    _ planned: PlannedOutputs, _ session: PublishSession, journal: Journal?, _ workers: Workers
  ) throws(SystemError) -> Checked<Publisher> {
    let output = try session.makeOutput()
    let owned = try Ownership.load(output, state: session.state, journal: journal, folders: session.folders)
    let plan = OutputPlan(planned, owned.value)
    let remover = OutputRemover(output: output)
    let obstacles = plan.obstacles()
    let removed = try remover.removeFiles(obstacles)
    // A build that was cut off may have emptied a folder and left it.
    if removed > 0 || !owned.value.isListed { try remover.removeFolders(owned.value.folders) }
    var survey = OutputSurvey(plan, output, session.folders)
    try survey.run(workers)
    let gone = obstacles.map(\.path)
    let publisher = Publisher(
      planned: planned, order: plan.order, pending: survey.pending, session: session, mode: .inPlace(output),
      targets: survey.targets,
      obsolete: plan.obsolete.filter { record in !gone.contains { PathOrder.compare($0, record.path) == 0 } },
      ownership: owned.value, missingFolders: survey.missingFolders, removedEarly: removed)
    try publisher.writeJournal()
    return Checked(publisher, owned.diagnostics + survey.diagnostics)
  }

  /// Nothing may change in the output before the journal says what will.
  private func writeJournal() throws(SystemError) {
    if pending.isEmpty, obsolete.isEmpty, ownership.isListed { return }
    var journal = Journal(files: [], folders: missingFolders, temporaries: [])
    if !ownership.isListed {
      journal.files = ownership.files.map(\.path)
      journal.folders += ownership.folders
    }
    for index in pending {
      let path = planned.path(index)
      if case .absent = targets[index] { journal.files.append(path) }
      journal.temporaries.append(OutputPath.temporary(for: path, index: index))
    }
    try session.cache.replace(Journal.fileName, with: journal.bytes)
  }
}
