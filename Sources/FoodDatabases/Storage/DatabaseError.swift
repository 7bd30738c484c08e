/// Why foods cannot be imported or looked up.
public struct DatabaseError: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A file that cannot be read or written.
    case unreadable
    /// A file that is no database of foods, one of another version, or a damaged one.
    case foreign
    /// A file or folder that is no public database Galley knows.
    case unknownShape
  }

  /// Which file or folder.
  public let path: String
  /// In the system's or SQLite's words.
  public let message: String
  public let kind: Kind

  init(path: String, message: String, kind: Kind = .unreadable) {
    self.path = path
    self.message = message
    self.kind = kind
  }
}
