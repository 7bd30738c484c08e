internal import Cookbook

/// The words behind an ingredient of a scaled recipe whose amount is still that of the original.
public enum UnscaledMark {
  /// - Parameter language: BCP 47 tag of the recipe; English where there are no words in it.
  static func marked(_ ingredient: Ingredient, language: String?) -> Ingredient {
    let words = text(language)
    // Notes may stand on the lines below the name.
    let end = ingredient.name.firstIndex(of: "\n") ?? ingredient.name.endIndex
    guard !ingredient.name[..<end].hasSuffix(words) else { return ingredient }
    var result = ingredient
    result.name = ingredient.name[..<end] + " " + words + ingredient.name[end...]
    return result
  }

  /// - Parameter language: BCP 47 tag of the recipe.
  public static func text(_ language: String?) -> String {
    switch language.map({ $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }) {
    case "de": "(nicht umgerechnet)"
    case "fr": "(quantité inchangée)"
    case "es": "(cantidad sin cambiar)"
    default: "(not scaled)"
    }
  }
}
