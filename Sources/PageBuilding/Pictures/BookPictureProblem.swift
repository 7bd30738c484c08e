public import PageInputs

/// A picture that could not be put into a book.
public struct BookPictureProblem: Sendable {
  /// Below the content folder.
  public let path: String
  public let failure: RenderFailure
}
