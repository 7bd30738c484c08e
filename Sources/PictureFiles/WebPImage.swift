/// The chunks of one still picture in a WebP file: `VP8L`, or `VP8 ` with perhaps an `ALPH` in front.
struct WebPImage {
  private(set) var pieces = Pieces()
  private(set) var width = 0
  private(set) var height = 0
  private var hasAlpha = false

  var isComplete: Bool { width > 0 }

  /// Takes a chunk of the picture in and lets every other go; false when picture data is damaged or there twice.
  mutating func add(_ chunk: RIFFChunk, of bytes: [UInt8]) -> Bool {
    switch chunk.name {
    case "VP8 ", "VP8L":
      guard !isComplete, let size = WebPImage.size(of: chunk, in: bytes) else { return false }
      (width, height) = size
    case "ALPH" where !isComplete && !hasAlpha: hasAlpha = true
    default: return true
    }
    pieces.copy(chunk.whole)
    return true
  }

  private static func size(of chunk: RIFFChunk, in bytes: [UInt8]) -> (Int, Int)? {
    let cursor = ByteCursor(bytes, in: chunk.payload)
    return chunk.name == "VP8L" ? losslessSize(cursor) : lossySize(cursor)
  }

  /// A key frame that is shown, its start code, and two sides of 14 bits below 2 bits of scale (RFC 6386 section 9.1).
  private static func lossySize(_ cursor: ByteCursor) -> (Int, Int)? {
    var cursor = cursor
    guard let tag = cursor.littleEndian(3), tag & 1 == 0, tag >> 4 & 1 == 1, cursor.bigEndian(3) == 0x9D012A,
      let width = cursor.littleEndian(2), let height = cursor.littleEndian(2), width & 0x3FFF > 0, height & 0x3FFF > 0
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// The signature 0x2F, two sides less one of 14 bits, a hint about alpha, and version 0 (RFC 9649 section 3.4).
  private static func losslessSize(_ cursor: ByteCursor) -> (Int, Int)? {
    var cursor = cursor
    guard cursor.byte() == 0x2F, let bits = cursor.littleEndian(4), bits >> 29 == 0 else { return nil }
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }
}
