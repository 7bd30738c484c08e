/// Walks a PNG file (PNG third edition, sections 5 and 11): a signature, then chunks up to `IEND`.
struct PNGLayout {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Chunks that decide how the picture looks. Suggested palettes (`sPLT`, `hIST`) and everything private are not here.
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "tRNS", "acTL", "fcTL", "fdAT", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV",
    "cLLI", "bKGD", "pHYs",
  ]

  private var cursor: ByteCursor
  private let header: PNGHeader
  private var orientation: Orientation?
  private var beforeData = Pieces()
  private var data = Pieces()
  private var dataIsComplete = false

  /// `nil` when a chunk does not fit, a chunk that is kept or the orientation's has a wrong checksum, `IHDR`, `IDAT` or
  /// `IEND` is missing or misplaced, or a critical chunk is unknown: a decoder must not show the picture then (5.4).
  static func read(_ bytes: [UInt8]) -> PictureLayout? {
    var walk = PNGLayout(bytes)
    return walk?.run()
  }

  private init?(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
    cursor.advance(to: PNGLayout.signature.count)
    guard let chunk = cursor.pngChunk(), chunk.name == "IHDR", chunk.isIntact(in: bytes),
      let header = PNGHeader(bytes, in: chunk.payload)
    else { return nil }
    self.header = header
    beforeData.copy(0..<chunk.whole.upperBound)
  }

  private mutating func run() -> PictureLayout? {
    while let chunk = cursor.pngChunk() {
      if chunk.name == "IEND" { return layout(end: chunk) }
      guard add(chunk) else { return nil }
    }
    return nil
  }

  private mutating func add(_ chunk: PNGChunk) -> Bool {
    let isData = chunk.name == "IDAT"
    guard chunk.name != "IHDR", !(isData && dataIsComplete) else { return false }
    if !isData, data.count > 0 { dataIsComplete = true }
    if chunk.name == "eXIf" { return addEXIF(chunk) }
    guard PNGLayout.kept.contains(chunk.name) else { return !chunk.isCritical }
    guard chunk.isIntact(in: cursor.bytes) else { return false }
    if isData || data.count > 0 {
      data.copy(chunk.whole)
    } else {
      beforeData.copy(chunk.whole)
    }
    return true
  }

  /// Only the first block counts: there may be one (11.3.4.5).
  private mutating func addEXIF(_ chunk: PNGChunk) -> Bool {
    guard orientation == nil else { return true }
    orientation = Orientation.read(cursor.bytes, in: chunk.payload)
    return chunk.isIntact(in: cursor.bytes)
  }

  private func layout(end: PNGChunk) -> PictureLayout? {
    guard data.count > 0, end.payload.isEmpty, end.isIntact(in: cursor.bytes) else { return nil }
    let orientation = orientation ?? .upright
    var pieces = beforeData
    if let block = orientation.minimalEXIF { pieces.write(PNGChunk.written("eXIf", block)) }
    pieces.append(data)
    pieces.copy(end.whole)
    let info = PictureInfo(.png, storedWidth: header.width, storedHeight: header.height, orientation)
    return PictureLayout(info: info, pieces: pieces)
  }
}
