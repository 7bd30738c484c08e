/// The checksum of PNG chunks (PNG third edition, annex D): polynomial 0xEDB88320, reflected, inverted at both ends.
enum CRC32 {
  /// Four tables, so that four bytes are taken at a step: photographs kept as PNG are large.
  private static let tables: [UInt32] = {
    var tables = [UInt32]()
    for byte in 0..<UInt32(256) {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
      tables.append(value)
    }
    for index in 256..<1024 {
      let previous = tables[index - 256]
      tables.append(previous >> 8 ^ tables[Int(previous & 0xFF)])
    }
    return tables
  }()

  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        var crc = ~UInt32(0)
        var index = 0
        while index + 4 <= bytes.count {
          crc ^= UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
          let low = tables[768 + Int(crc & 0xFF)] ^ tables[512 + Int(crc >> 8 & 0xFF)]
          crc = low ^ tables[256 + Int(crc >> 16 & 0xFF)] ^ tables[Int(crc >> 24)]
          index += 4
        }
        while index < bytes.count {
          crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
          index += 1
        }
        return ~crc
      }
    }
  }
}
