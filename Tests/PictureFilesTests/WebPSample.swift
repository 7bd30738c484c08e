/// WebP files put together from chunks; the pictures are headers only.
enum WebPSample {
  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    ascii(name) + littleEndian(payload.count, 4) + payload + [UInt8](repeating: 0, count: payload.count % 2)
  }

  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    let body = ascii("WEBP") + chunks.flatMap { $0 }
    return ascii("RIFF") + littleEndian(body.count, 4) + body
  }

  static func canvas(flags: UInt8, _ width: Int, _ height: Int) -> [UInt8] {
    chunk("VP8X", [flags, 0, 0, 0] + littleEndian(width - 1, 3) + littleEndian(height - 1, 3))
  }

  static func lossy(_ width: Int, _ height: Int) -> [UInt8] {
    chunk("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A] + littleEndian(width, 2) + littleEndian(height, 2) + [7])
  }

  static func lossless(_ width: Int, _ height: Int) -> [UInt8] {
    chunk("VP8L", [0x2F] + littleEndian((width - 1) | (height - 1) << 14, 4) + [7])
  }

  static let profile = chunk("ICCP", ascii("colours"))
  static let animation = chunk("ANIM", [0, 0, 0, 0, 0, 0])

  static func frame(_ chunks: [UInt8]...) -> [UInt8] {
    chunk("ANMF", [UInt8](repeating: 1, count: 16) + chunks.flatMap { $0 })
  }
}
