/// The `IHDR` chunk (PNG third edition, 11.2.1).
struct PNGHeader {
  let width: Int
  let height: Int

  /// `nil` unless both sides are 1...2³¹−1 and depth, colour type and methods are ones the standard knows.
  init?(_ bytes: [UInt8], in payload: Range<Int>) {
    var cursor = ByteCursor(bytes, in: payload)
    guard payload.count == 13, let width = cursor.bigEndian(4), let height = cursor.bigEndian(4),
      let depth = cursor.byte(), let colour = cursor.byte(), let methods = cursor.bigEndian(2),
      let interlace = cursor.byte()
    else { return nil }
    let sides = 1...0x7FFF_FFFF
    guard sides ~= width, sides ~= height, PNGHeader.depths(ofColour: colour).contains(depth), methods == 0,
      interlace <= 1
    else { return nil }
    self.width = width
    self.height = height
  }

  private static func depths(ofColour colour: UInt8) -> [UInt8] {
    switch colour {
    case 0: [1, 2, 4, 8, 16]
    case 3: [1, 2, 4, 8]
    case 2, 4, 6: [8, 16]
    default: []
    }
  }
}
