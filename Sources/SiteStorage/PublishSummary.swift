/// What a build did to the output folder.
public struct PublishSummary: Sendable, Equatable {
  /// Files that are new or hold new bytes.
  public var written = 0
  /// Files that were right already.
  public var unchanged = 0
  /// Files that no longer belonged.
  public var removed = 0
  /// Planned files that are not in the output as planned.
  public var failed = 0

  public init(written: Int = 0, unchanged: Int = 0, removed: Int = 0, failed: Int = 0) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.failed = failed
  }
}
