public import Foods
public import MealPlanning

/// What decides which recipes can be cooked with what is there, beside the recipes themselves.
public struct CookingKnowledge: Sendable {
  /// What the site says is at home, then its staples.
  public let stock: [PantryIndex.Item]
  public let kinds: FoodKinds
  /// Somebody who looks at recipes before anybody has said what is there.
  package let reviewer: CookingReviewer

  /// - Parameter language: of the site.
  public init(
    stock: [PantryIndex.Item], kinds: FoodKinds, substitutions: SubstitutionTable, book: FoodBook, language: String
  ) {
    self.stock = stock
    self.kinds = kinds
    reviewer = CookingReviewer(
      PantryIndex(kinds: kinds), kinds: kinds, substitutions: substitutions, book: book, language: language)
  }
}
