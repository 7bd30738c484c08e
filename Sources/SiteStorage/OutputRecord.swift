public import Fingerprints

/// A file in the output folder that Galley made.
public struct OutputRecord: Sendable, Equatable {
  /// Relative to the output folder.
  public let path: String
  /// What the page shows, as the caller fingerprinted it; `.unknown` when the file must be rendered again.
  public let plan: Fingerprint
  /// Of the file's bytes.
  public let content: Fingerprint
  /// Bytes, nanoseconds since 1970, inode: as long as they stay the same, the file is taken to hold `content`.
  public let size: Int64
  public let modified: Int64
  public let inode: UInt64

  init(path: String, plan: Fingerprint, content: Fingerprint, signature: FileSignature) {
    self.init(PlannedOutput(path: path, plan: plan), WrittenFile(content, signature))
  }

  /// A planned file that is on disk.
  init(_ planned: PlannedOutput, _ file: WrittenFile) {
    path = planned.path
    plan = planned.plan
    content = file.content
    (size, modified, inode) = (file.size, file.modified, file.inode)
  }

  /// A file known to be ours whose content nobody vouches for.
  init(unproven path: String, content: Fingerprint = .unknown) {
    self.path = path
    self.content = content
    plan = .unknown
    (size, modified, inode) = (-1, 0, 0)
  }

  func matches(_ signature: FileSignature) -> Bool {
    size == signature.size && modified == signature.modified && inode == signature.inode
  }
}
