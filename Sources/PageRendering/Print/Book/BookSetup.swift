/// How a book is to look.
public struct BookSetup: Sendable {
  public var size: BookSize
  /// The `data:` address of a picture of the collection, by its path there; `nil` for a book without it.
  public var picture: Picture

  public typealias Picture = @Sendable (_ path: String) -> String?

  public init(size: BookSize, picture: @escaping Picture = { _ in nil }) {
    self.size = size
    self.picture = picture
  }
}
