package import Cookbook
package import PlanReading
package import SiteStorage
package import SourceText

/// The list people keep by hand: `shopping.md` in the content folder.
package struct SiteShoppingFile {
  private static let usualName = "shopping.md"

  /// Below the content folder.
  package let path: String
  /// What it holds; `nil` while there is none.
  package let contents: FileContents?
  package let items: [ShoppingFile.Item]

  /// - Parameter files: of the content folder.
  static func read(_ content: SourceFolder, among files: [ScannedFile]) -> Checked<SiteShoppingFile> {
    guard let file = files.first(where: { ContentKind(path: $0.path) == .shopping }) else {
      return Checked(SiteShoppingFile(path: usualName, contents: nil, items: []))
    }
    let read = content.read(file.path)
    guard let contents = read.value else {
      return Checked(SiteShoppingFile(path: file.path, contents: nil, items: []), read.diagnostics)
    }
    let source = SourceFile(path: content.shownPath(of: file.path), bytes: contents.bytes)
    let list = ShoppingFileReader.read(source)
    return Checked(
      SiteShoppingFile(path: file.path, contents: contents, items: list.value.items),
      read.diagnostics + list.diagnostics)
  }

  package var editor: ShoppingFileEditor { ShoppingFileEditor(contents?.bytes ?? []) }

  /// Replaces the file, if it is still what was read, or makes it.
  package func write(_ editor: ShoppingFileEditor, to content: SourceFolder) -> [Diagnostic] {
    if let contents {
      guard contents.bytes != editor.bytes else { return [] }
      return content.replace(path, contents, with: editor.bytes).map { [$0] } ?? []
    }
    return NewFiles.create([NewFile(path: path, bytes: editor.bytes)], in: content.path)
  }
}
