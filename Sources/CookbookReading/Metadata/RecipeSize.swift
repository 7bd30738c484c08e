public import Cookbook
public import SourceText

/// How much one recipe may hold: ten times what any cook has written, and little enough that no file of a megabyte keeps
/// a processor busy.
public enum RecipeSize {
  static let ingredients = 5_000
  static let tags = 500
  static let yields = 500

  /// The error `recipe-size` of a recipe that holds more, which is left out.
  public static func problem(of entry: RecipeEntry) -> Diagnostic? {
    let counts = [
      ("ingredients", entry.recipe.allIngredients.count, ingredients), ("tags", entry.tags.count, tags),
      ("yields", entry.yields.count, yields),
    ]
    guard let (name, count, limit) = counts.first(where: { $0.1 > $0.2 }) else { return nil }
    return Diagnostic(
      .error, "recipe-size", path: entry.path, message: "found \(count) \(name), and a recipe can have \(limit)",
      hint: "make several recipes of it")
  }
}
