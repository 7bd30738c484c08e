import SourceText

/// What stands at the path of a planned output before the build writes.
enum OutputTarget {
  /// Ours, and proven to hold what was planned.
  case current(OutputRecord)
  /// Nothing.
  case absent
  /// Ours, to be compared and replaced where it differs.
  case owned(OutputRecord, FileStatus)
  /// Not ours: adopted when it holds the same bytes, left alone otherwise.
  case foreign(FileStatus)
  /// Cannot be written at all.
  case blocked(Diagnostic)
}
