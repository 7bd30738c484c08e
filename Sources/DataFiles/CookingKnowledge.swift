package import Foods
public import MealPlanning

/// What decides which recipes can be cooked with what is there, beside the recipes themselves.
public struct CookingKnowledge: Sendable {
  /// What the site says is at home, then its staples.
  public let stock: [PantryIndex.Item]
  public let kinds: FoodKinds
  public let substitutions: SubstitutionTable

  public init(stock: [PantryIndex.Item], kinds: FoodKinds, substitutions: SubstitutionTable) {
    self.stock = stock
    self.kinds = kinds
    self.substitutions = substitutions
  }

  /// Somebody who looks at recipes before anybody has said what is there.
  package func reviewer(_ book: FoodBook, language: String) -> CookingReviewer {
    CookingReviewer(
      PantryIndex(kinds: kinds), kinds: kinds, substitutions: substitutions, book: book, language: language)
  }
}
