package import Cookbook

/// The words that mean something as a tag or as the value of a fact, in four languages.
package enum FactWords {
  package static func category(_ word: String) -> RecipeCategory? { categories[word.lowercased()] }
  package static func difficulty(_ word: String) -> Difficulty? { difficulties[word.lowercased()] }
  package static func isFavourite(_ word: String) -> Bool { favourites.contains(word.lowercased()) }
  package static func isArchived(_ word: String) -> Bool { archived.contains(word.lowercased()) }

  /// The words for a meal in any of the languages, in lower case; a category with a name of its own has that alone.
  package static func words(for category: RecipeCategory) -> [String] {
    categoryRows.first { $0.0 == category }?.1 ?? [category.name]
  }

  private static let categories: [String: RecipeCategory] = table(categoryRows)

  private static let categoryRows: [(RecipeCategory, [String])] = [
    (.breakfast, ["breakfast", "frühstück", "petit-déjeuner", "petit déjeuner", "desayuno"]),
    (.lunch, ["lunch", "mittagessen", "déjeuner", "almuerzo", "comida"]),
    (.dinner, ["dinner", "abendessen", "abendbrot", "dîner", "cena"]),
    (.snack, ["snack", "zwischenmahlzeit", "goûter", "encas", "merienda", "tentempié"]),
  ]

  private static let difficulties: [String: Difficulty] = table([
    (.easy, ["easy", "leicht", "einfach", "facile", "fácil"]),
    (.medium, ["medium", "moderate", "mittel", "moyen", "moyenne", "media", "medio", "intermedia"]),
    (.hard, ["hard", "difficult", "schwer", "schwierig", "anspruchsvoll", "difficile", "difícil"]),
  ])

  private static let favourites: Set<String> = [
    "favourite", "favorite", "favourites", "favorites", "favorit", "lieblingsrezept", "favori", "favorito", "favorita",
  ]
  private static let archived: Set<String> = [
    "archived", "archive", "archiviert", "archiv", "archivé", "archivée", "archivado", "archivada",
  ]

  private static func table<Value>(_ rows: [(Value, [String])]) -> [String: Value] {
    var result: [String: Value] = [:]
    for (value, words) in rows {
      for word in words { result[word] = value }
    }
    return result
  }
}
