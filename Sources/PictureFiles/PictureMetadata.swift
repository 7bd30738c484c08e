/// Takes everything out of a picture file that is not the picture.
public enum PictureMetadata {
  /// The same picture without metadata: where it was taken, with what, when, by whom, and what it once looked like.
  ///
  /// Pixel data is copied byte for byte, never decoded. What is kept is listed, and everything else goes, so metadata
  /// of a kind invented tomorrow goes as well:
  ///
  /// - JPEG (ITU-T T.81 Annex B): tables, frames, scans; JFIF without its thumbnail; Adobe APP14; ICC profiles in APP2.
  ///   Gone: EXIF with GPS, maker notes and thumbnails, XMP, IPTC (APP13), MPF, comments, all other APPn.
  /// - PNG (third edition, section 11): the image and animation chunks and those that decide about colour and pixel
  ///   shape. Gone: `tEXt`, `zTXt`, `iTXt`, `eXIf`, `tIME`, suggested palettes, everything unknown.
  /// - WebP (RFC 9649): image, alpha and animation chunks and the ICC profile. Gone: `EXIF`, `XMP ` with their flags,
  ///   everything unknown, also inside animation frames.
  /// - GIF (GIF89a): images with their control blocks and the count of loops. Gone: comments, plain text and every
  ///   other application extension, ICC profiles there included, which browsers do not read.
  ///
  /// A picture that its EXIF orientation turns (any value but 1) would lie on its side without it, and turning the
  /// pixels would mean to encode them again. So an EXIF block with that one tag remains; see ``Orientation``.
  ///
  /// Bytes after the end of the picture are dropped: they can hold a second picture or anything else. The result is
  /// stable (stripping it again changes nothing) and takes time in proportion to the file.
  ///
  /// - Returns: `nil` when the bytes are none of the four formats or are damaged.
  public static func stripped(_ bytes: [UInt8]) -> [UInt8]? {
    PictureFile.layout(of: bytes)?.assembled(from: bytes)
  }
}
