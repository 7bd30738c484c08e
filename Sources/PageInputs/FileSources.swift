public import Cookbook
public import Mustache
package import SearchIndexing

/// A recipe with the bytes it was read from: what its own files need that its summary does not hold.
///
/// A class, because a recipe takes a thousand bytes: lists and tables of all of them hold one, and no copies.
public final class SourcedRecipe: Sendable {
  public let entry: RecipeEntry
  /// The bytes of the source file.
  public let source: [UInt8]

  public init(entry: RecipeEntry, source: [UInt8]) {
    self.entry = entry
    self.source = source
  }
}

/// Why a file of the site cannot be rendered.
public enum RenderFailure: Error {
  case template(RenderError)
  /// The recipe or file could not be read again.
  case unreadable
  /// A picture is damaged, or not what its name says.
  case damagedPicture
  /// A picture is larger than what is read, in MB.
  case largePicture(most: Int)
}

/// The words of the texts of some recipes, perhaps among those of others.
package typealias WordsOfTexts = @Sendable (SearchTexts) throws(RenderFailure) -> PackedWords

/// A recipe, by its path below the content folder.
public typealias ContentsOfRecipe = @Sendable (String) throws(RenderFailure) -> SourcedRecipe
/// A file, by its path below the content folder.
public typealias ContentFile = @Sendable (String) throws(RenderFailure) -> [UInt8]
