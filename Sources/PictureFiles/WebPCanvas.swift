/// The `VP8X` chunk of an extended WebP file (RFC 9649 section 2.7).
struct WebPCanvas {
  let width: Int
  let height: Int

  private let flags: UInt8

  private static let animationFlag: UInt8 = 0x02
  private static let exifFlag: UInt8 = 0x08
  private static let alphaFlag: UInt8 = 0x10
  private static let profileFlag: UInt8 = 0x20

  init?(_ bytes: [UInt8], in payload: Range<Int>) {
    var cursor = ByteCursor(bytes, in: payload)
    guard payload.count == 10, let flags = cursor.byte(), cursor.take(3) != nil, let width = cursor.littleEndian(3),
      let height = cursor.littleEndian(3)
    else { return nil }
    self.flags = flags
    self.width = width + 1
    self.height = height + 1
  }

  var isAnimated: Bool { flags & WebPCanvas.animationFlag != 0 }

  /// The chunk again, with the flags of what is left; reserved bits, which must be 0, are cleared.
  func chunk(hasProfile: Bool, hasEXIF: Bool) -> [UInt8] {
    var flags = self.flags & (WebPCanvas.animationFlag | WebPCanvas.alphaFlag)
    if hasProfile { flags |= WebPCanvas.profileFlag }
    if hasEXIF { flags |= WebPCanvas.exifFlag }
    let sides = [width - 1, height - 1].flatMap { side in [0, 8, 16].map { UInt8(truncatingIfNeeded: side >> $0) } }
    return RIFFChunk.header("VP8X", 10) + [flags, 0, 0, 0] + sides
  }
}
