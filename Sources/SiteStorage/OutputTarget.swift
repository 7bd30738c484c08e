import SourceText

/// What stands at the path of a planned output before the build writes.
///
/// Indirect, since in a first build nothing is there.
enum OutputTarget {
  /// Ours, and proven to hold what was planned.
  indirect case current(OutputRecord)
  /// Nothing.
  case absent
  /// Ours, to be compared and replaced where it differs.
  indirect case owned(OutputRecord, FileStatus)
  /// Not ours: adopted when it holds the same bytes, left alone otherwise.
  indirect case foreign(FileStatus)
  /// Cannot be written at all.
  indirect case blocked(Diagnostic)
}
