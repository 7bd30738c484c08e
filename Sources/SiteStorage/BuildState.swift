import Fingerprints

/// What the last finished build knew: its source files, its output files, and when it began.
///
/// Both lists are sorted by the bytes of their paths.
public struct BuildState: Sendable {
  public let sources: [SourceRecord]
  /// Every file in the output folder that is ours.
  public let outputs: [OutputRecord]
  /// Every folder below the output folder that we made.
  let folders: [String]
  /// The ownership list as that build left it.
  let list: FileSignature?
  /// When that build began: the time the file system gave its lock, nanoseconds since 1970.
  let began: Int64
  /// Names the encoding of the payloads.
  let payloadFormat: Fingerprint

  /// Nothing was built yet.
  public static let empty = BuildState(
    sources: [], outputs: [], folders: [], list: nil, began: .min, payloadFormat: .unknown)

  /// Whether a source may have changed after it was read although its signature looks the same.
  ///
  /// File times advance in steps of some milliseconds, so two changes within one step look alike. The rule is git's
  /// (“racily clean”), made stricter: what was changed at or after the moment the build *began* is read again.
  /// Both times come from the file system; no clock is asked.
  func isRacy(_ signature: FileSignature) -> Bool {
    signature.modified >= began || signature.changed >= began
  }
}
