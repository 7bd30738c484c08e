internal import PictureFiles

/// Makes the published sizes of a picture.
struct PictureResizer {
  let library: VipsLibrary

  /// All metadata goes, the colour profile too: what is left is sRGB, which files without a profile are taken for.
  private static func suffix(_ encoding: PictureEncoding) -> String {
    switch encoding {
    // One step more of effort takes three times as long for files no smaller.
    case .avif: ".avif[Q=50,effort=2,strip]"
    case .webp: ".webp[Q=72,effort=4,strip]"
    case .jpeg: ".jpg[Q=78,background=255,strip,optimize_coding,interlace]"
    }
  }

  func resize(_ bytes: [UInt8]) -> Result<ResizedPicture, ResizedPicture.Refusal> {
    do throws(VipsLibrary.Failure) {
      return .success(try pieces(of: bytes))
    } catch {
      return .failure(ResizedPicture.Refusal(error.reason))
    }
  }

  /// One size in one encoding.
  func one(_ bytes: [UInt8], within side: Int, _ suffix: String) throws(VipsLibrary.Failure) -> [UInt8] {
    try encode(try library.decode(bytes, within: side), suffix)
  }

  private func pieces(of bytes: [UInt8]) throws(VipsLibrary.Failure) -> ResizedPicture {
    let largest = try library.decode(bytes, within: ResizedPicture.bounds.max() ?? 0)
    let size = library.size(of: largest)
    let longest = max(size.width, size.height)
    var pieces: [ResizedPicture.Piece] = []
    for bound in ResizedPicture.bounds {
      let image = try library.smaller(largest, within: bound)
      pieces += try encoded(image, bound)
      if longest <= bound { break }
    }
    var placeholder: [UInt8] = []
    if !library.hasAlpha(largest) {
      let tiny = try library.smaller(largest, within: ResizedPicture.placeholderSide)
      placeholder = try encode(tiny, ".webp[Q=30,effort=6,strip]")
    }
    return ResizedPicture(placeholder: placeholder, pieces: pieces)
  }

  /// WebP comes with an EXIF block of libvips' own whatever it is told, so what can be taken out is taken out here.
  private func encode(
    _ image: borrowing VipsLibrary.Image, _ suffix: String
  ) throws(VipsLibrary.Failure) -> [UInt8] {
    let bytes = try library.encode(image, suffix)
    return PictureMetadata.stripped(bytes) ?? bytes
  }

  private func encoded(
    _ image: borrowing VipsLibrary.Image, _ bound: Int
  ) throws(VipsLibrary.Failure) -> [ResizedPicture.Piece] {
    let size = library.size(of: image)
    var pieces: [ResizedPicture.Piece] = []
    for encoding in PictureEncoding.allCases {
      let bytes = try encode(image, Self.suffix(encoding))
      pieces.append(
        ResizedPicture.Piece(
          bound: bound, width: size.width, height: size.height, encoding: encoding, bytes: bytes[...]))
    }
    return pieces
  }
}
