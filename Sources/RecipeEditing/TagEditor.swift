internal import Cookbook
internal import CookbookReading
public import SourceText

/// Changes the tags of RecipeMD files; every byte outside the paragraph of tags stays.
public enum TagEditor {
  /// The bytes of the file after the change; those it has where nothing has to change.
  ///
  /// What was written is read again, and used only if it says the same but for the tags. `nil` after an error: those of
  /// `RecipeReader`; `edit-unfaithful` where the tags cannot be written so; `edit-front-matter` where front matter says the
  /// opposite of a mark, or has a tag that is to go.
  public static func apply(_ change: TagChange, to file: SourceFile) -> Checked<[UInt8]?> {
    let read = RecipeReader.read(file)
    guard let document = read.value else { return Checked(nil, read.diagnostics) }
    let tags = change.applied(to: document.recipe.tags)
    let bytes = tags == document.recipe.tags ? file.bytes : write(tags, into: document)
    guard let again = RecipeReader.read(SourceFile(path: file.path, bytes: bytes)).value,
      says(again.recipe, document.recipe, tags)
    else { return Checked(nil, [.unfaithfulEdit(of: "the tags", in: file)]) }
    let entry = MetadataReader.read(again).value
    if let promise = change.promise, promise.mark.isSet(in: entry.facts) != promise.isSet {
      return Checked(nil, [contradicted(file, promise.mark.tag)])
    }
    if let left = entry.extraTags.first(where: change.takesAway) { return Checked(nil, [contradicted(file, left)]) }
    return Checked(bytes)
  }

  private static func write(_ tags: [String], into document: RecipeDocument) -> [UInt8] {
    let bytes = document.file.bytes
    let lineEnd = LineEnds.usual(in: bytes)
    let paragraph = Array("*\(tags.joined(separator: ", "))*".utf8)
    guard let old = document.tagsRange else {
      return bytes[..<document.tagsPlace] + paragraph + Array((lineEnd + lineEnd).utf8) + bytes[document.tagsPlace...]
    }
    guard tags.isEmpty else { return bytes[..<old.lowerBound] + paragraph + bytes[old.upperBound...] }
    // With the paragraph goes the white space behind it, which kept it apart.
    let rest = bytes[old.upperBound...].drop { [0x0A, 0x0D, 0x20].contains($0) }
    return Array(bytes[..<old.lowerBound] + rest)
  }

  private static func says(_ new: Recipe, _ old: Recipe, _ tags: [String]) -> Bool {
    var expected = old
    expected.tags = tags
    return new == expected
  }

  private static func contradicted(_ file: SourceFile, _ tag: String) -> Diagnostic {
    Diagnostic(
      .error, "edit-front-matter", path: file.path,
      message: "the front matter says something else of “\(tag)”",
      hint: "change it there, or let “galley fmt --facts” turn front matter into tags")
  }
}

extension Diagnostic {
  /// - Parameter what: of the recipe, to begin a sentence.
  static func unfaithfulEdit(of what: String, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, "edit-unfaithful", path: file.path,
      message: "\(what) cannot be written here so that the recipe stays the same otherwise",
      hint: "change the Markdown itself")
  }
}
