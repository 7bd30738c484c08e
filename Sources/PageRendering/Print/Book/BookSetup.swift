/// How a book is to look.
public struct BookSetup: Sendable {
  public var size: BookSize
  /// Whether recipes show the pictures their authors took.
  public var hasPhotos: Bool

  public init(size: BookSize, hasPhotos: Bool = true) {
    self.size = size
    self.hasPhotos = hasPhotos
  }
}
