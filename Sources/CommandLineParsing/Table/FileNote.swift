/// A file or folder the program reads or writes, for the FILES section of its manual.
public struct FileNote: Sendable, Equatable {
  public var path: String
  public var meaning: String

  public init(_ path: String, _ meaning: String) {
    self.path = path
    self.meaning = meaning
  }
}
