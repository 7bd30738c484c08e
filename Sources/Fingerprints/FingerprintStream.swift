import CXXHash

/// The fingerprint of bytes that come in parts: the same as that of all of them in one.
public final class FingerprintStream {
  private let state: OpaquePointer

  /// `nil` where there is no memory left.
  public init?() {
    guard let state = XXH3_createState() else { return nil }
    self.state = state
    XXH3_128bits_reset(state)
  }

  public func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
  }

  /// Of all bytes so far; more may follow.
  public func finish() -> Fingerprint {
    let hash = XXH3_128bits_digest(state)
    return Fingerprint(high: hash.high64, low: hash.low64)
  }

  deinit { XXH3_freeState(state) }
}
