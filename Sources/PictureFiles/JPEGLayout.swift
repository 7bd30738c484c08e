/// Walks a JPEG file (ITU-T T.81 Annex B; JFIF 1.02; EXIF 2.32 section 4.5).
///
/// A file is a row of segments: `FF`, a marker, and for most markers a length with that many bytes. Only after a start
/// of scan follow bytes without a length: the entropy-coded data, which ends at the first marker that is not a restart.
/// Progressive pictures have several scans, with tables between them.
struct JPEGLayout {
  static let signature: [UInt8] = [0xFF, JPEGMarker.startOfImage, 0xFF]

  private var cursor: ByteCursor
  private var head = JPEGHead()
  private var pieces = Pieces()
  private var frame: JPEGFrame?
  private var hasScan = false

  /// `nil` when a segment does not fit, when there is no frame, scan or end of image, or when the frame is
  /// hierarchical (Annex J), which no browser shows.
  static func read(_ bytes: [UInt8]) -> PictureLayout? {
    var walk = JPEGLayout(cursor: ByteCursor(bytes))
    walk.cursor.advance(to: 2)
    return walk.run()
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  private mutating func run() -> PictureLayout? {
    while let marker = cursor.nextJPEGMarker() {
      if marker == JPEGMarker.endOfImage { return layout() }
      if JPEGMarker.standsAlone(marker) { continue }
      guard let segment = cursor.jpegSegment(), add(marker, segment) else { return nil }
    }
    return nil
  }

  private mutating func add(_ marker: UInt8, _ segment: JPEGSegment) -> Bool {
    switch marker {
    case 0xC0...0xC3, 0xC9...0xCB: return addFrame(segment)
    case 0xDA: return addScan(segment)
    case 0xDC: return addLines(segment)
    case 0xC4, 0xCC, 0xDB, 0xDD: pieces.copy(segment.whole)
    case 0xC0...0xCF, 0xD8, 0xDE, 0xDF: return false
    default: if !hasScan { head.add(marker, segment, of: cursor.bytes) }
    }
    return true
  }

  private mutating func addFrame(_ segment: JPEGSegment) -> Bool {
    guard frame == nil, let frame = JPEGFrame(cursor.bytes, in: segment.payload) else { return false }
    self.frame = frame
    pieces.copy(segment.whole)
    return true
  }

  /// The scan's header and the entropy-coded data behind it, restart markers included, as they are.
  private mutating func addScan(_ segment: JPEGSegment) -> Bool {
    guard let frame, let components = cursor.bytes[segment.payload].first,
      1...frame.components ~= Int(components), segment.payload.count == 4 + 2 * Int(components)
    else { return false }
    hasScan = true
    let data = cursor.position
    cursor.advance(to: cursor.endOfJPEGScan())
    pieces.copy(segment.whole)
    pieces.copy(data..<cursor.position)
    return true
  }

  /// The number of lines, told after the first scan when the frame left it open (B.2.5).
  private mutating func addLines(_ segment: JPEGSegment) -> Bool {
    var payload = ByteCursor(cursor.bytes, in: segment.payload)
    guard hasScan, let lines = payload.bigEndian(2), payload.isAtEnd else { return false }
    if frame?.height == 0 { frame?.height = lines }
    pieces.copy(segment.whole)
    return true
  }

  private func layout() -> PictureLayout? {
    guard hasScan, let frame, frame.height > 0 else { return nil }
    var result = head.pieces(of: cursor.bytes)
    result.append(pieces)
    result.write([0xFF, JPEGMarker.endOfImage])
    let info = PictureInfo(.jpeg, storedWidth: frame.width, storedHeight: frame.height, head.orientation)
    return PictureLayout(info: info, pieces: result)
  }
}
