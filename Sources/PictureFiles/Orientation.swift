/// How stored pixels are to be turned and mirrored before they are shown (EXIF 2.32, 4.6.5: tag 0x0112 of IFD0).
enum Orientation: UInt8, CaseIterable {
  case upright = 1
  case mirrored, upsideDown, mirroredUpsideDown
  case transposed, turnedRight, transversed, turnedLeft

  /// Whether rows of stored pixels become columns: values 5 to 8.
  var swapsSides: Bool { rawValue >= 5 }
}

extension Orientation {
  /// What an EXIF block says, with or without the `Exif␀␀` that JPEG puts in front of it.
  ///
  /// A block that cannot be read, has no such tag, or a value outside 1...8 means upright: viewers show the pixels as
  /// they lie. Only IFD0 is looked at; IFD1 speaks of the thumbnail.
  static func read(_ bytes: [UInt8], in range: Range<Int>) -> Orientation {
    let prefix = EXIFBlock.jpegPrefix
    let tiff = bytes[range].starts(with: prefix) ? range.dropFirst(prefix.count) : range
    return EXIFBlock(bytes, in: tiff)?.orientation.flatMap(Orientation.init) ?? .upright
  }

  /// The smallest EXIF block that turns a picture: a TIFF header and an IFD0 with this one tag.
  ///
  /// EXIF asks for further tags (version, resolution) which readers do not miss; they are left out because a picture
  /// that says nothing else about itself is the purpose. `nil` when upright: then no block is needed.
  var minimalEXIF: [UInt8]? {
    guard self != .upright else { return nil }
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, rawValue, 0, 0]
    return header + [0, 1] + entry + [0, 0, 0, 0]
  }
}
