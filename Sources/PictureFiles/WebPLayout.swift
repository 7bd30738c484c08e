/// Walks a WebP file (RFC 9649 section 2): a RIFF header, then chunks.
///
/// A simple file is one `VP8 ` or `VP8L` chunk. An extended file begins with `VP8X`, and then has either the picture,
/// with `ALPH` in front when `VP8 ` needs transparency, or `ANIM` and frames.
struct WebPLayout {
  static let signature = Array("RIFF".utf8)

  private var cursor: ByteCursor
  private var canvas: WebPCanvas?
  private var orientation: Orientation?
  private var picture = WebPImage()
  private var profile: Range<Int>?
  private var animation: Range<Int>?
  private var frames = Pieces()

  /// `nil` when a chunk or the file is cut off, picture data is missing or begins wrongly, or it does not have the size
  /// that `VP8X` announces.
  static func read(_ bytes: [UInt8]) -> PictureLayout? {
    var header = ByteCursor(bytes, in: 4..<max(4, bytes.count))
    guard let size = header.littleEndian(4), let name = header.take(4), bytes[name].elementsEqual("WEBP".utf8),
      size <= bytes.count - 8, size >= 4
    else { return nil }
    var walk = WebPLayout(cursor: ByteCursor(bytes, in: 12..<8 + size))
    return walk.run() ? walk.layout() : nil
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  private mutating func run() -> Bool {
    guard let first = cursor.riffChunk() else { return false }
    guard first.name == "VP8X" else { return picture.add(first, of: cursor.bytes) && picture.isComplete }
    guard let canvas = WebPCanvas(cursor.bytes, in: first.payload) else { return false }
    self.canvas = canvas
    while !cursor.isAtEnd {
      guard let chunk = cursor.riffChunk(), add(chunk) else { return false }
    }
    return isComplete
  }

  private mutating func add(_ chunk: RIFFChunk) -> Bool {
    switch chunk.name {
    case "ICCP": profile = profile ?? chunk.whole
    case "ANIM": animation = animation ?? chunk.whole
    case "ANMF": return addFrame(chunk)
    case "EXIF": orientation = orientation ?? Orientation.read(cursor.bytes, in: chunk.payload)
    case "VP8X": return false
    default: return picture.add(chunk, of: cursor.bytes)
    }
    return true
  }

  /// A frame is 16 bytes of place and time, then the chunks of a picture.
  private mutating func addFrame(_ frame: RIFFChunk) -> Bool {
    var inside = ByteCursor(cursor.bytes, in: frame.payload)
    guard let place = inside.take(16) else { return false }
    var image = WebPImage()
    while !inside.isAtEnd {
      guard let chunk = inside.riffChunk(), image.add(chunk, of: inside.bytes) else { return false }
    }
    guard image.isComplete else { return false }
    frames.write(RIFFChunk.header("ANMF", place.count + image.pieces.count))
    frames.copy(place)
    frames.append(image.pieces)
    return true
  }

  private var isComplete: Bool {
    guard let canvas else { return picture.isComplete }
    if canvas.isAnimated { return animation != nil && frames.count > 0 }
    return picture.isComplete && picture.width == canvas.width && picture.height == canvas.height
  }

  private func layout() -> PictureLayout {
    let orientation = orientation ?? .upright
    let body = canvas.map { extended($0, orientation) } ?? picture.pieces
    var pieces = Pieces()
    pieces.write(RIFFChunk.header("RIFF", 4 + body.count) + Array("WEBP".utf8))
    pieces.append(body)
    let (width, height) = canvas.map { ($0.width, $0.height) } ?? (picture.width, picture.height)
    let info = PictureInfo(.webp, storedWidth: width, storedHeight: height, orientation)
    return PictureLayout(info: info, pieces: pieces)
  }

  private func extended(_ canvas: WebPCanvas, _ orientation: Orientation) -> Pieces {
    let block = orientation.minimalEXIF
    var pieces = Pieces()
    pieces.write(canvas.chunk(hasProfile: profile != nil, hasEXIF: block != nil))
    if let profile { pieces.copy(profile) }
    if canvas.isAnimated, let animation {
      pieces.copy(animation)
      pieces.append(frames)
    } else {
      pieces.append(picture.pieces)
    }
    if let block { pieces.write(RIFFChunk.header("EXIF", block.count) + block) }
    return pieces
  }
}
