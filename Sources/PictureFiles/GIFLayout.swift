/// Walks a GIF file (GIF89a, sections 17 to 26): a screen, then blocks up to the trailer.
struct GIFLayout {
  static let signature = Array("GIF8".utf8)

  private var cursor: ByteCursor
  private var pieces = Pieces()
  private var hasImage = false

  /// `nil` when a block does not fit or is of a kind the format does not know, or image or trailer are missing.
  static func read(_ bytes: [UInt8]) -> PictureLayout? {
    var walk = GIFLayout(cursor: ByteCursor(bytes))
    guard let info = walk.screen(), walk.run() else { return nil }
    return PictureLayout(info: info, pieces: walk.pieces)
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  /// Header, logical screen and global colours (sections 17 to 19); the screen is what is displayed.
  private mutating func screen() -> PictureInfo? {
    guard let version = cursor.take(6),
      cursor.bytes[version].elementsEqual("GIF87a".utf8) || cursor.bytes[version].elementsEqual("GIF89a".utf8),
      let width = cursor.littleEndian(2), let height = cursor.littleEndian(2), width > 0, height > 0,
      let flags = cursor.byte(), cursor.take(2) != nil, skipColours(flags)
    else { return nil }
    pieces.copy(0..<cursor.position)
    return PictureInfo(format: .gif, width: width, height: height)
  }

  private mutating func run() -> Bool {
    while let introducer = cursor.byte() {
      switch introducer {
      case 0x21: guard addExtension() else { return false }
      case 0x2C: guard addImage() else { return false }
      case 0x3B:
        pieces.write([0x3B])
        return hasImage
      default: return false
      }
    }
    return false
  }

  /// A descriptor, perhaps colours of its own, and the compressed pixels (sections 20 to 22).
  private mutating func addImage() -> Bool {
    let start = cursor.position - 1
    guard cursor.take(8) != nil, let flags = cursor.byte(), skipColours(flags), let codeSize = cursor.byte(),
      1...11 ~= codeSize, skipSubBlocks()
    else { return false }
    pieces.copy(start..<cursor.position)
    hasImage = true
    return true
  }

  /// Control blocks (section 23) stay in their places; of application extensions only the count of loops.
  ///
  /// A plain text extension goes without the control block in front of it: decoders that know no plain text, which is
  /// all of them, apply that block to the next image, and so it stays.
  private mutating func addExtension() -> Bool {
    let start = cursor.position - 1
    guard let label = cursor.byte() else { return false }
    let body = cursor.position
    guard skipSubBlocks() else { return false }
    switch label {
    case 0xF9 where cursor.position - body == 6: pieces.copy(start..<cursor.position)
    case 0xFF: addLoops(body..<cursor.position)
    default: break
    }
    return true
  }

  /// The block of Netscape: its name, then a sub-block 1 with the count of loops, 0 for ever.
  private mutating func addLoops(_ body: Range<Int>) {
    for name in ["NETSCAPE2.0", "ANIMEXTS1.0"] where body.count >= 17 {
      let expected = [11] + Array(name.utf8) + [3, 1]
      guard cursor.bytes[body].starts(with: expected) else { continue }
      pieces.write([0x21, 0xFF])
      pieces.copy(body.prefix(16))
      pieces.write([0])
    }
  }

  /// A colour table has 3·2ⁿ⁺¹ bytes, n in the low three bits, when the highest bit is set.
  private mutating func skipColours(_ flags: UInt8) -> Bool {
    flags & 0x80 == 0 || cursor.take(3 << (Int(flags & 7) + 1)) != nil
  }

  /// Sub-blocks of 1 to 255 bytes up to an empty one (sections 15 and 16).
  private mutating func skipSubBlocks() -> Bool {
    while let size = cursor.byte() {
      if size == 0 { return true }
      guard cursor.take(Int(size)) != nil else { return false }
    }
    return false
  }
}
