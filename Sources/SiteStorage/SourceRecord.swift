public import Fingerprints
import Glibc

/// What the last build knew about one source file.
public struct SourceRecord: Sendable, Equatable {
  /// As the scan gave it, or with the folder's name before it: the caller keeps to one form.
  public let path: String
  public let signature: FileSignature
  /// Of the file's bytes.
  public let content: Fingerprint
  /// The caller's own encoding of what it learnt from the file; a part of the loaded state, not a copy.
  public let payload: ArraySlice<UInt8>

  public init(path: String, signature: FileSignature, content: Fingerprint, payload: ArraySlice<UInt8>) {
    self.path = path
    self.signature = signature
    self.content = content
    self.payload = payload
  }

  /// Payloads of one loaded state are compared by their place in it, others byte by byte.
  public static func == (lhs: SourceRecord, rhs: SourceRecord) -> Bool {
    lhs.signature == rhs.signature && lhs.content == rhs.content && PathOrder.compare(lhs.path, rhs.path) == 0
      && lhs.payload.count == rhs.payload.count
      && lhs.payload.withUnsafeBytes { left in
        rhs.payload.withUnsafeBytes { right in
          guard let first = left.baseAddress, let second = right.baseAddress else { return true }
          return first == second || memcmp(first, second, left.count) == 0
        }
      }
  }
}
