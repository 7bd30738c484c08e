import CXXHash

/// 128 bits that stand for some bytes: equal fingerprints mean equal bytes.
///
/// XXH3 with 128 bits (xxHash 0.8 specification), seed 0: the same on every machine and in every run, unlike `Hasher`.
/// It tells accidental changes apart; it is no protection against somebody who wants two texts to collide.
public struct Fingerprint: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }

  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Fingerprint(of: $0) }
  }

  public init(of bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// The fingerprint of the text's UTF-8 bytes; no normalisation.
  public init(of text: String) {
    var text = text
    self = text.withUTF8 { Fingerprint(of: UnsafeRawBufferPointer($0)) }
  }

  /// All bits zero: stands for "not known" and is not the fingerprint of the empty text.
  public static let unknown = Fingerprint(high: 0, low: 0)
}
