import Fingerprints
public import SourceText

/// What became of one output that was to be rendered.
///
/// Problems are indirect: they are rare, and would take their room in the results of all.
public enum WriteResult: Sendable, Equatable {
  case written(WrittenFile)
  /// The file held these bytes already; it was not touched.
  case unchanged(WrittenFile)
  /// A file that is not ours stands in the way; it was not touched.
  indirect case refused(Diagnostic)
  /// The disk refused (full, read-only …).
  indirect case failed(Diagnostic)
  /// The caller could not render it; an older version stays as it is.
  case skipped
}

/// What is on disk at a planned path: what the plan does not say of a file, of which a large site has millions.
public struct WrittenFile: Sendable, Equatable {
  /// Of its bytes.
  let content: Fingerprint
  /// As in ``OutputRecord``.
  let size: Int64
  let modified: Int64
  let inode: UInt64

  init(_ content: Fingerprint, _ signature: FileSignature) {
    self.content = content
    size = signature.size
    modified = signature.modified
    inode = signature.inode
  }
}
