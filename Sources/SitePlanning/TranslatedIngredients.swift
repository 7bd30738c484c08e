public import Foods

/// What entries of the index of ingredients are called in another language than the site's.
///
/// Entries have the first name of their food in the site's language (`IngredientTerms`); what is no food there, or has no
/// name in the other language, keeps its name.
public struct TranslatedIngredients: Sendable {
  private let names: [String: String]

  /// - Parameters:
  ///   - language: of the site, a BCP 47 tag.
  ///   - other: in which the names are wanted.
  public init(_ foods: FoodBook, from language: String, to other: String) {
    guard let own = FoodLanguage(tag: language), let other = FoodLanguage(tag: other), own != other else {
      names = [:]
      return
    }
    let pairs = foods.foods.compactMap { food -> (String, String)? in
      guard let name = food.names(in: own).first, let translated = food.names(in: other).first else { return nil }
      return (name, translated)
    }
    names = Dictionary(pairs) { first, _ in first }
  }

  public subscript(name: String) -> String { names[name] ?? name }
}
