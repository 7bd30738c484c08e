/// Why a publication cannot be written.
public enum EPUBError: Error, Hashable, Sendable {
  /// Two files have one path, or one of them that of a file which is always there.
  case duplicatePath(String)

  /// The navigation or the style sheet of the navigation names a file that is not in the publication.
  case missingTarget(String)

  /// The archive could not be made; the reason in one line.
  case archive(String)
}

extension EPUBError {
  /// What went wrong, lowercase and in one line.
  public var message: String {
    switch self {
    case .duplicatePath(let path): "two files of the book have the path “\(path)”"
    case .missingTarget(let path): "the contents lead to “\(path)”, which is not in the book"
    case .archive(let reason): reason
    }
  }
}
