public import SourceText

/// What became of one output that was to be rendered.
///
/// Problems are indirect: they are rare, and would take their room in the results of all.
public enum WriteResult: Sendable, Equatable {
  case written(OutputRecord)
  /// The file held these bytes already; it was not touched.
  case unchanged(OutputRecord)
  /// A file that is not ours stands in the way; it was not touched.
  indirect case refused(Diagnostic)
  /// The disk refused (full, read-only …).
  indirect case failed(Diagnostic)
  /// The caller could not render it; an older version stays as it is.
  case skipped
}
