/// The application segments of a JPEG file that stay, put in one order: JFIF, orientation, then the others as they came.
///
/// JFIF and EXIF both ask to be the first segment; readers accept EXIF behind JFIF.
struct JPEGHead {
  private(set) var orientation = Orientation.upright
  private var jfif: Range<Int>?
  private var hasEXIF = false
  private var others = Pieces()

  /// Notes a segment of another kind than tables, frames and scans; most are forgotten here.
  mutating func add(_ marker: UInt8, _ segment: JPEGSegment, of bytes: [UInt8]) {
    switch marker {
    case JPEGMarker.application0: addJFIF(segment, bytes)
    case JPEGMarker.application1: addEXIF(segment, bytes)
    case JPEGMarker.application2 where bytes[segment.payload].starts(with: Array("ICC_PROFILE\0".utf8)):
      others.copy(segment.whole)
    case JPEGMarker.application14: addAdobe(segment, bytes)
    default: break
    }
  }

  /// Version, units and densities; the thumbnail that may follow them is metadata.
  private mutating func addJFIF(_ segment: JPEGSegment, _ bytes: [UInt8]) {
    let payload = segment.payload
    guard jfif == nil, payload.count >= 14, bytes[payload].starts(with: Array("JFIF\0".utf8)) else { return }
    jfif = payload.prefix(12)
  }

  /// Only the first EXIF segment counts.
  private mutating func addEXIF(_ segment: JPEGSegment, _ bytes: [UInt8]) {
    guard !hasEXIF, bytes[segment.payload].starts(with: EXIFBlock.jpegPrefix) else { return }
    hasEXIF = true
    orientation = Orientation.read(bytes, in: segment.payload)
  }

  /// The 12 bytes that tell which colour transform the components went through; without them colours go wrong.
  private mutating func addAdobe(_ segment: JPEGSegment, _ bytes: [UInt8]) {
    let payload = segment.payload
    guard payload.count >= 12, bytes[payload].starts(with: Array("Adobe".utf8)) else { return }
    others.write([0xFF, JPEGMarker.application14, 0, 14])
    others.copy(payload.prefix(12))
  }

  func pieces(of bytes: [UInt8]) -> Pieces {
    var pieces = Pieces()
    pieces.write([0xFF, JPEGMarker.startOfImage])
    if let jfif {
      pieces.write([0xFF, JPEGMarker.application0, 0, 16])
      pieces.copy(jfif)
      pieces.write([0, 0])
    }
    if let block = orientation.minimalEXIF {
      let payload = EXIFBlock.jpegPrefix + block
      pieces.write([0xFF, JPEGMarker.application1, 0, UInt8(payload.count + 2)] + payload)
    }
    pieces.append(others)
    return pieces
  }
}
