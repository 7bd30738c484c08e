import Fingerprints
import SourceText

/// Gathers the results of the writes and completes the build with them.
struct PublishOutcome {
  let publisher: Publisher
  /// Every file of ours that will be in the output; sorted by path.
  var records: [OutputRecord] = []
  var summary = PublishSummary()
  var diagnostics: [Diagnostic] = []
  /// The disk refused a write.
  var diskFailed = false

  init(_ publisher: Publisher, _ results: [WriteResult]) {
    self.publisher = publisher
    records.reserveCapacity(publisher.planned.count)
    var next = 0
    for index in publisher.order {
      if next < results.count, publisher.pending[next] == index {
        add(results[next], index)
        next += 1
      } else {
        add(publisher.targets[index])
      }
    }
  }

  private mutating func add(_ target: OutputTarget) {
    switch target {
    case .current(let record):
      records.append(record)
      summary.unchanged += 1
    case .blocked:
      summary.failed += 1
    case .absent, .owned, .foreign:
      break
    }
  }

  private mutating func add(_ result: WriteResult, _ index: Int) {
    switch result {
    case .written(let file):
      records.append(OutputRecord(publisher.planned[index], file))
      summary.written += 1
    case .unchanged(let file):
      records.append(OutputRecord(publisher.planned[index], file))
      summary.unchanged += 1
    case .refused(let diagnostic):
      diagnostics.append(diagnostic)
      summary.failed += 1
    case .failed(let diagnostic):
      diagnostics.append(diagnostic)
      diskFailed = true
      keepOld(index)
    case .skipped:
      keepOld(index)
    }
  }

  /// An older version stays in the output and stays ours, but nobody vouches for it.
  private mutating func keepOld(_ index: Int) {
    summary.failed += 1
    guard case .owned(let record, _) = publisher.targets[index] else { return }
    records.append(OutputRecord(unproven: record.path, content: record.content))
  }

  mutating func saveState(
    _ folders: [String], list: FileSignature?, _ sources: [SourceRecord], _ payloadFormat: Fingerprint
  ) {
    let session = publisher.session
    let state = BuildState(
      sources: sources, outputs: records, folders: folders, list: list, began: session.lock.began,
      payloadFormat: payloadFormat)
    do throws(SystemError) {
      try state.save(in: session.cache, replacing: session.state)
    } catch {
      diagnostics.append(session.cacheFailure(BuildState.fileName, error))
    }
  }
}
