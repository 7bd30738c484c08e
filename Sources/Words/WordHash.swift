/// The hash of a word: FNV-1a, 32 bits.
///
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923). It is the same in every run.
public enum WordHash {
  public static func value(of word: ArraySlice<UInt8>) -> UInt32 { word.withUnsafeBufferPointer(value) }

  public static func value(of word: UnsafeBufferPointer<UInt8>) -> UInt32 { value(of: word, after: 2_166_136_261) }

  /// The hash of a word that goes on where another ends.
  ///
  /// - Parameter start: the hash of what stands before.
  static func value(of rest: UnsafeBufferPointer<UInt8>, after start: UInt32) -> UInt32 {
    var hash = start
    for byte in rest { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
