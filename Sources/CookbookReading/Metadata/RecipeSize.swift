public import Cookbook
internal import RecipeMarkdown
public import SourceText

/// How much one recipe may hold: ten times what any cook has written, and little enough that no file of a megabyte keeps
/// a processor busy.
public enum RecipeSize {
  static let ingredients = 5_000
  static let tags = 500
  static let yields = 500
  /// Bytes of the names of all ingredients together.
  static let names = 250_000
  /// Bytes of the method. A page says so much of every amount in it that a megabyte of them takes a hundred.
  static let instructions = 250_000

  /// The error `recipe-size` of a recipe that holds more, which is left out.
  public static func problem(of entry: RecipeEntry) -> Diagnostic? {
    let counts = [
      ("ingredients", entry.recipe.allIngredients.count, ingredients), ("tags", entry.tags.count, tags),
      ("yields", entry.yields.count, yields),
      ("bytes of ingredients", entry.recipe.allIngredients.reduce(0) { $0 + $1.name.utf8.count }, names),
      ("bytes of instructions", entry.recipe.instructions?.utf8.count ?? 0, instructions),
    ]
    guard let (name, count, limit) = counts.first(where: { $0.1 > $0.2 }) else { return nil }
    return Diagnostic(
      .error, "recipe-size", path: entry.path, message: "found \(count) \(name), and a recipe can have \(limit)",
      hint: "make several recipes of it")
  }

  /// The same error of a file that has more lines and signs than are read as Markdown.
  static func problem(ofText text: ArraySlice<UInt8>, in file: SourceFile) -> Diagnostic? {
    guard text.withUnsafeBufferPointer(MarkdownSize.isExceeded) else { return nil }
    return Diagnostic(
      .error, "recipe-size", path: file.path,
      message: "found more than \(MarkdownSize.limit) lines and signs, and a recipe can have so many",
      hint: "make several recipes of it")
  }
}
