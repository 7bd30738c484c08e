/// A real PNG of 2×2 red, green, blue and white pixels; the data is one stored deflate block.
enum PNGSample {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = ascii(name) + payload
    return bigEndian(payload.count, 4) + body + bigEndian(Int(checksum(body)), 4)
  }

  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    chunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + [8, 2, 0, 0, 0])
  }

  static let data: [UInt8] = {
    let rows: [UInt8] = [0, 255, 0, 0, 0, 255, 0] + [0, 0, 0, 255, 255, 255, 255]
    var (low, high) = (1, 0)
    for byte in rows {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let block = [1] + littleEndian(rows.count, 2) + littleEndian(~rows.count, 2) + rows
    return chunk("IDAT", [0x78, 0x01] + block + bigEndian(high << 16 | low, 4))
  }()

  static let end = chunk("IEND", [])
  static let clean = signature + header(2, 2) + data + end

  /// The checksum bit by bit, as the standard describes it, so that the tables are tested against something else.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return ~crc
  }
}
