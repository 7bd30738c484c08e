internal import Concurrency
import Fingerprints
import SourceText

extension PublishOutcome {
  /// The end of a first build: list into the staging tree, swap, state.
  mutating func finishStaged(
    _ staging: Staging, _ results: [WriteResult], _ sources: [SourceRecord], _ payloadFormat: Fingerprint
  ) throws(SystemError) {
    let session = publisher.session
    if diskFailed {
      try session.cache.removeTree(Staging.buildName)
      summary = PublishSummary(failed: publisher.planned.count)
      return
    }
    let folders = SortedPaths.folders(of: records.map(\.path))
    let list = OwnershipList(
      files: records.map { OwnershipList.Entry(path: $0.path, content: $0.content) }, folders: folders)
    let signature = try staging.tree.replace(OwnershipList.fileName) { file throws(SystemError) in
      try list.write(to: file)
    }
    guard try StagingSwap.run(staging, session) else {
      try finishByCopying(staging, results, sources, payloadFormat)
      return
    }
    saveState(folders, list: signature, sources, payloadFormat)
    let swap = StagingSwap(cache: session.cache, output: try session.openOutput(), folders: session.folders)
    diagnostics += try swap.clearLeftovers()
  }

  /// The file system does not let the tree take the output folder's place: its files are written one by one.
  private mutating func finishByCopying(
    _ staging: Staging, _ results: [WriteResult], _ sources: [SourceRecord], _ payloadFormat: Fingerprint
  ) throws(SystemError) {
    let session = publisher.session
    let opened = try Publisher.openInPlace(publisher.planned, session, journal: nil, .none)
    let inPlace = opened.value
    var copies: [WriteResult] = []
    for index in inPlace.pending {
      if let contents = try staging.tree.contents(of: inPlace.planned[index].path) {
        copies.append(inPlace.write(index, contents.bytes))
      } else {
        copies.append(.skipped)
      }
    }
    let finished = inPlace.finish(copies, sources: sources, payloadFormat: payloadFormat)
    summary = finished.value
    diagnostics += opened.diagnostics + finished.diagnostics
    try session.cache.removeTree(Staging.buildName)
  }
}
