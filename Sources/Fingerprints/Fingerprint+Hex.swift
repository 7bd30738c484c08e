extension Fingerprint {
  /// How many characters the text form has.
  public static let hexLength = 32

  /// 32 lowercase hexadecimal digits in the canonical order of xxHash, as `xxhsum -H128` prints them.
  public var hex: String {
    String(unsafeUninitializedCapacity: Fingerprint.hexLength) { buffer in
      for digit in 0..<Fingerprint.hexLength {
        let half = digit < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - (digit & 15) * 4)) & 0xF
        buffer[digit] = value < 10 ? 0x30 + value : 0x61 + value - 10
      }
      return Fingerprint.hexLength
    }
  }

  /// Reads what `hex` writes: exactly 32 lowercase digits, otherwise `nil`.
  public init?(hex: some Collection<UInt8>) {
    guard hex.count == Fingerprint.hexLength else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for byte in hex {
      let value: UInt8
      switch byte {
      case 0x30...0x39: value = byte - 0x30
      case 0x61...0x66: value = byte - 0x61 + 10
      default: return nil
      }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(value)
    }
    self.init(high: high, low: low)
  }
}

extension Fingerprint: CustomStringConvertible {
  public var description: String { hex }
}
