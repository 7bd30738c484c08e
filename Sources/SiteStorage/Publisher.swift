/// Brings the output folder to what was planned, and only that: the one writer of the site.
///
/// ```swift
/// let opened = Publisher.open(planned, lock: lock, state: state)
/// let results = publisher.pending.map { publisher.write($0, render(publisher.planned[$0])) }   // in parallel
/// let summary = publisher.finish(results, sources: records, payloadFormat: format)
/// ```
///
/// **What is never touched.** A file is overwritten or removed only if it is ours (``Ownership``). One of ours that
/// somebody edited by hand is still ours: generated files are made again, and go when their page goes.
///
/// **Two ways of writing.** A first build goes into a staging tree that becomes the output folder in one step
/// (``StagingSwap``). Later builds replace file by file: each is written beside its target and renamed, so nobody
/// ever sees half a file; a file that holds the right bytes already is not touched.
///
/// **Cut off at any point** (`kill -9`), the next build ends with the same site as an undisturbed one:
///
/// | cut off | what the next build finds and does |
/// |---|---|
/// | while staging | output untouched; `staging` in the cache is removed |
/// | between the two renames of the swap | output untouched; `swap` with an ownership list is removed |
/// | after the swap | the whole site with its list; `swap` with the old placeholders' second names is cleared |
/// | before the journal | output untouched |
/// | after the journal, between writes | journal claims the new files and names the temporary ones: these are removed |
/// | between removals, or before the list | the old list claims what is left to remove, the journal what is new |
/// | after the list, before the state | the list claims all; files are rendered, compared and left as they are |
/// | after the state, before the journal is removed | the journal claims nothing that is not listed |
///
/// No write waits for the disk (`fsync`): a site is made again from its sources after a power cut.
public final class Publisher: Sendable {
  public let planned: PlannedOutputs
  /// Indices of the planned outputs that must be rendered, because nothing proves that they are right on the disk:
  /// what they show has changed, or the file is not the one that was written. Sorted by path.
  public let pending: Places
  /// Indices of all planned outputs, sorted by path.
  let order: Places

  enum Mode: Sendable {
    case staged(Staging)
    case inPlace(Folder)
  }

  let session: PublishSession
  let mode: Mode
  let targets: [OutputTarget]
  let obsolete: [OutputRecord]
  let ownership: Ownership
  /// Folders this build makes.
  let missingFolders: [String]
  /// Files that stood in the way of planned ones and are gone already.
  let removedEarly: Int

  init(
    planned: PlannedOutputs, order: Places, pending: Places, session: PublishSession, mode: Mode,
    targets: [OutputTarget],
    obsolete: [OutputRecord] = [], ownership: Ownership = .none, missingFolders: [String] = [], removedEarly: Int = 0
  ) {
    self.planned = planned
    self.order = order
    self.pending = pending
    self.session = session
    self.mode = mode
    self.targets = targets
    self.obsolete = obsolete
    self.ownership = ownership
    self.missingFolders = missingFolders
    self.removedEarly = removedEarly
  }
}
