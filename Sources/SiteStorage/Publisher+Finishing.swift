public import Fingerprints
public import SourceText

extension Publisher {
  /// Completes the build: removes files that no longer belong, writes the ownership list and saves the state.
  ///
  /// If the disk refused a write, nothing is removed, and a first build is given up as a whole: the output folder
  /// stays as it was. Everything that went wrong since ``open(_:lock:state:)`` is in the diagnostics
  /// (`storage-write`, `storage-foreign-file`), at most twenty of a kind.
  ///
  /// - Parameters:
  ///   - results: one for each of ``pending``, in that order.
  ///   - sources: what the next build needs to know about the source files, sorted by path.
  ///   - payloadFormat: names the encoding of their payloads.
  public func finish(
    _ results: [WriteResult], sources: [SourceRecord], payloadFormat: Fingerprint
  ) -> Checked<PublishSummary> {
    precondition(results.count == pending.count, "every pending output has one result")
    var outcome = PublishOutcome(self, results)
    do throws(SystemError) {
      switch mode {
      case .staged(let staging):
        try outcome.finishStaged(staging, results, sources, payloadFormat)
      case .inPlace(let output):
        try outcome.finishInPlace(output, sources, payloadFormat)
      }
    } catch {
      outcome.diagnostics.append(session.unwritable("", error))
    }
    return Checked(outcome.summary, DiagnosticLimit.apply(outcome.diagnostics))
  }
}
