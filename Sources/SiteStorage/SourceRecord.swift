public import Fingerprints
import Glibc

/// What the last build knew about one source file.
public struct SourceRecord: Sendable, Equatable {
  /// As the scan gave it, or with the folder's name before it: the caller keeps to one form.
  public let path: String
  public let signature: FileSignature
  /// Of the file's bytes.
  public let content: Fingerprint
  public let payload: StoredPayload

  public init(path: String, signature: FileSignature, content: Fingerprint, payload: StoredPayload) {
    self.path = path
    self.signature = signature
    self.content = content
    self.payload = payload
  }

  public static func == (lhs: SourceRecord, rhs: SourceRecord) -> Bool {
    lhs.signature == rhs.signature && lhs.content == rhs.content && PathOrder.compare(lhs.path, rhs.path) == 0
      && lhs.payload == rhs.payload
  }
}
