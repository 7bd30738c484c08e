public import SourceText

/// What a file holds, read by its shape and not by its name.
public struct ImportReading: Sendable {
  /// What the file is, in words for people: `web page`, `text`.
  public let form: String
  public let recipes: [RecipeDraft]

  /// Recipes of what a recipe can hold; see `RecipeDraft.keepWithinLimits`. A title of nothing but mark-up is none.
  init(form: String, recipes: consuming [RecipeDraft]) {
    self.form = form
    // In their places: an export may have twenty thousand, and each takes a thousand bytes.
    for index in recipes.indices {
      recipes[index].keepWithinLimits()
      recipes[index].dropEmptyTitle()
    }
    self.recipes = recipes
  }
}

/// One file of a folder that recipes are read from together.
public struct FolderFile {
  /// From the folder.
  public let path: String
  /// Its bytes, or why they cannot be read.
  public let read: () -> Checked<[UInt8]?>

  public init(path: String, read: @escaping () -> Checked<[UInt8]?>) {
    (self.path, self.read) = (path, read)
  }
}
