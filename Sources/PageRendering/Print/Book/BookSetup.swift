public import Cookbook

/// How a book is to look.
public struct BookSetup: Sendable {
  public var size: BookSize
  public var pictures: BookPictureChoice

  public init(size: BookSize, pictures: BookPictureChoice = .photos) {
    self.size = size
    self.pictures = pictures
  }
}
