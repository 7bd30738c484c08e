package import BookPlanning
internal import Cookbook
internal import CookbookReading
internal import Glibc
internal import PlanReading
internal import SiteBuilding
package import SiteStorage
package import SourceText

/// Which book is asked for.
package enum BookSource: Equatable {
  /// `book.md` of the content folder; without one every recipe, by category.
  case own
  case tagged(String)
  case category(String)
  case list(String)

  package static let fileName = "book.md"

  /// `nil` where the book file cannot be read; diagnostics have paths shown to people.
  package func choice(in content: SourceFolder) -> Checked<BookChoice?> {
    switch self {
    case .tagged(let tag): return Checked(.tagged(tag))
    case .category(let name): return Checked(.category(CategoryTag.category(name)?.name ?? name))
    case .list(let path):
      let file = SourceFolderFile.read(path)
      guard let source = file.value else { return Checked(nil, file.diagnostics) }
      return Self.read(source, as: Self.path(of: path, in: content))
    case .own:
      guard content.has(Self.fileName) else { return Checked(.everything) }
      let file = content.read(Self.fileName)
      guard let bytes = file.value?.bytes else { return Checked(nil, file.diagnostics) }
      let source = SourceFile(path: content.shownPath(of: Self.fileName), bytes: bytes)
      return Self.read(source, as: Self.fileName)
    }
  }

  private static func read(_ source: SourceFile, as path: String) -> Checked<BookChoice?> {
    let file = BookFileReader.read(source, path: path)
    return Checked(file.hasErrors ? nil : .file(file.value, source), file.diagnostics)
  }

  /// Below the content folder; a file that stands elsewhere is read as if it stood in it.
  private static func path(of file: String, in content: SourceFolder) -> String {
    let real = realPath(file)
    let folder = realPath(content.path) + "/"
    if real.hasPrefix(folder) { return String(real.dropFirst(folder.count)) }
    return real.split(separator: "/").last.map(String.init) ?? file
  }

  private static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
