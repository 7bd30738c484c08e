/// What the last build's knowledge is worth for a file that was just scanned.
public enum SourceStatus: Sendable, Equatable {
  /// Not touched since it was read: the record stands for it.
  case unchanged(SourceRecord)
  /// Touched, or too young to tell: read it, and if its bytes have the record's fingerprint, the payload still holds.
  case suspect(SourceRecord)
  /// The last build did not know it.
  case new
}

extension BuildState {
  /// The status of each scanned file, in the order given (sorted, as a scan is).
  public func statuses(of files: [ScannedFile]) -> [SourceStatus] {
    var result: [SourceStatus] = []
    result.reserveCapacity(files.count)
    var next = 0
    for file in files {
      while next < sources.count, PathOrder.precedes(sources[next].path, file.path) { next += 1 }
      guard next < sources.count, PathOrder.compare(sources[next].path, file.path) == 0 else {
        result.append(.new)
        continue
      }
      let record = sources[next]
      let isUnchanged = record.signature == file.signature && !isRacy(file.signature)
      result.append(isUnchanged ? .unchanged(record) : .suspect(record))
    }
    return result
  }
}
