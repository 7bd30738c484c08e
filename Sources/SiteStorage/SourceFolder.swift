/// A folder people keep their files in: recipes, templates, pictures. Only `replace`, `link`, `removeSecondName`
/// and `Trash` ever change it.
public struct SourceFolder: Sendable, Equatable {
  /// Absolute, or relative to the working folder.
  public let path: String
  /// What diagnostics put before a file's own path: `content` gives `content/soup.md`; may be empty.
  public let name: String

  public init(_ path: String, shownAs name: String) {
    self.path = path
    self.name = name
  }

  /// The path of one of its files as diagnostics show it.
  public func shownPath(of file: String) -> String {
    if file.isEmpty { return name.isEmpty ? "." : name }
    if name == "/" { return "/\(file)" }
    return name.isEmpty || name == "." ? file : "\(name)/\(file)"
  }

  func fullPath(of file: String) -> String {
    file.isEmpty ? path : "\(path)/\(file)"
  }
}
