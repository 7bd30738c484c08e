public import Foods

/// What shops sell beside the foods of the table, for programs that sort without this one: scripts of pages.
public enum ProductNames {
  /// The products of each category by what they are called in a language, as they are written down: in the singular, in
  /// the order of the words' bytes.
  ///
  /// - Parameter language: A BCP 47 tag; empty where it is none of the four languages.
  public static func byCategory(language: String) -> [(category: ShoppingCategory, names: [String])] {
    guard let language = FoodLanguage(tag: language) else { return [] }
    return ShoppingCategory.allCases.compactMap { category in
      let names = CategoryLexicon.standard.products(of: category, language)
      return names.isEmpty ? nil : (category, names)
    }
  }
}
