/// Reads what a picture file says about itself.
public enum PictureFile {
  /// The format and displayed size of a JPEG, PNG, WebP or GIF file.
  ///
  /// The format is told by the first bytes, never by a file name. The whole file is walked in one pass, so a file that
  /// was cut off or damaged in its structure is noticed; pixels are not decoded. Bytes after the end of the picture
  /// are ignored, as viewers do.
  ///
  /// - Returns: `nil` when the bytes are none of the four formats or are damaged – exactly when
  ///   ``PictureMetadata/stripped(_:)`` returns `nil` too.
  public static func read(_ bytes: [UInt8]) -> PictureInfo? {
    layout(of: bytes)?.info
  }

  /// The layout of whichever format the first bytes announce.
  static func layout(of bytes: [UInt8]) -> PictureLayout? {
    if bytes.starts(with: JPEGLayout.signature) { return JPEGLayout.read(bytes) }
    if bytes.starts(with: PNGLayout.signature) { return PNGLayout.read(bytes) }
    if bytes.starts(with: GIFLayout.signature) { return GIFLayout.read(bytes) }
    if bytes.starts(with: WebPLayout.signature) { return WebPLayout.read(bytes) }
    return nil
  }
}
