internal import Cookbook
internal import Fingerprints
internal import HTTPServing
internal import RecipeEditing
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// The Markdown files of a content folder, read and written for the editor and nowhere else.
struct EditorFiles {
  let workspace: Workspace
  private var content: SourceFolder { workspace.content }

  /// A file as a text field holds it.
  struct Text {
    let contents: FileContents
    /// With LF alone and without a byte order mark.
    let text: String
    /// Names the bytes; who saves says which ones were changed.
    var version: String { EditorFiles.version(of: contents.bytes) }
  }

  static func version(of bytes: [UInt8]) -> String { Fingerprint(of: bytes).hex }

  /// Refuses what is no Markdown file below the content folder.
  ///
  /// - Parameters:
  ///   - ending: another one in lowercase, with its point.
  ///   - form: what such files are called.
  func check(_ path: String, ending: String = ".md", form: String = "Markdown") throws(EditorRefusal) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { part in
      !part.isEmpty && part.first != "." && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C }
    }
    guard isSafe, path.lowercased().hasSuffix(ending), path.utf8.count <= 1000, content.holds(path) else {
      throw EditorRefusal(.forbidden, "“\(path)” is no \(form) file of the content folder")
    }
  }

  func read(_ path: String) throws(EditorRefusal) -> Text {
    try check(path)
    let read = content.read(path)
    guard let contents = read.value else { throw EditorRefusal(read.diagnostics) }
    let hasMark = contents.bytes.starts(with: SourceFile.byteOrderMark)
    let body = LineEnds.unified(contents.bytes.dropFirst(hasMark ? SourceFile.byteOrderMark.count : 0))
    guard let text = String(validating: body, as: UTF8.self), !body.contains(0) else {
      throw EditorRefusal(
        .unprocessableContent, "the file is no UTF-8 text", hint: "save it as UTF-8 with another editor")
    }
    return Text(contents: contents, text: text)
  }

  /// A text as a file: with the byte order mark and the line ends that the old one has.
  static func bytes(of text: String, like old: [UInt8]) -> [UInt8] {
    let hasMark = old.starts(with: SourceFile.byteOrderMark)
    let mark = hasMark ? SourceFile.byteOrderMark : []
    return mark + LineEnds.restored(LineEnds.unified(text.utf8), like: Array(old.dropFirst(mark.count)))
  }
}
