internal import Cookbook
internal import CookbookReading

/// Recipes that begin with little.
public enum NewRecipe {
  /// A title and room for the rest.
  ///
  /// - Parameter title: plain text; what would be mark-up of it is escaped.
  public static func blank(_ title: String) -> [UInt8] {
    Array(RecipeWriter.write(Recipe(title: MarkdownEscaping.line(title))).utf8)
  }
}
