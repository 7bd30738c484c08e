/// Which characters XML can hold.
///
/// XML 1.0 (fifth edition) §2.2 has no way to write control characters other than tab, line feed and carriage return,
/// nor U+FFFE and U+FFFF – not even as a reference. No reader could show them, so they are left out.
public enum XMLCharacters {
  /// UTF-8 without what XML cannot hold: text, or a whole document.
  public static func allowed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.indices.contains(where: { forbidden(at: $0, of: bytes) > 0 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let skipped = forbidden(at: index, of: bytes)
      if skipped == 0 { result.append(bytes[index]) }
      index += max(skipped, 1)
    }
    return result
  }

  /// How many bytes the forbidden character there has; 0 for an allowed one.
  private static func forbidden(at index: Int, of bytes: [UInt8]) -> Int {
    let byte = bytes[index]
    if byte < 0x20 { return byte == 0x09 || byte == 0x0A || byte == 0x0D ? 0 : 1 }
    guard byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF else { return 0 }
    return bytes[index + 2] >= 0xBE ? 3 : 0
  }
}
