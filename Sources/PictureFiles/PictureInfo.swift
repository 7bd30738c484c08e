/// What a page has to know of a picture before it is shown: its format and the room it takes.
public struct PictureInfo: Hashable, Sendable {
  public let format: PictureFormat

  /// Pixels across as displayed, that is after the EXIF orientation is applied; at least 1.
  public let width: Int

  /// Pixels down as displayed, that is after the EXIF orientation is applied; at least 1.
  public let height: Int

  public init(format: PictureFormat, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }
}

extension PictureInfo {
  /// The size of stored pixels, turned as `orientation` says.
  init(_ format: PictureFormat, storedWidth: Int, storedHeight: Int, _ orientation: Orientation) {
    let turned = orientation.swapsSides
    self.init(
      format: format, width: turned ? storedHeight : storedWidth, height: turned ? storedWidth : storedHeight)
  }
}
