public import Foods
internal import Nutrition

/// What a dish becomes by a substitution, as far as the two foods decide it.
public enum DietGain: String, Sendable, Hashable, CaseIterable {
  case vegan, vegetarian, dairyFree, eggFree, glutenFree, nutFree

  private var diet: Diet? {
    switch self {
    case .vegan: .vegan
    case .vegetarian: .vegetarian
    case .dairyFree, .eggFree, .glutenFree, .nutFree: nil
    }
  }

  private var allergen: AllergenSet {
    switch self {
    case .vegan, .vegetarian: []
    case .dairyFree: AllergenSet(.milk)
    case .eggFree: AllergenSet(.eggs)
    case .glutenFree: AllergenSet(.gluten)
    // Who says “nut-free” means peanuts as well.
    case .nutFree: [AllergenSet(.nuts), AllergenSet(.peanuts)]
    }
  }

  /// Whether the missing food stands in the way and nothing that replaces it does, not even in some products.
  func isGained(from missing: Food, to foods: [Food]) -> Bool {
    if let diet { return diet.allows(missing) == false && foods.allSatisfy { diet.allows($0) == true } }
    return !missing.contains.isDisjoint(with: allergen)
      && foods.allSatisfy { $0.statesAllergens && $0.contains.union($0.mayContain).isDisjoint(with: allergen) }
  }
}

extension Substitution {
  /// Follows from what the table of foods says; empty where one of the foods is unknown.
  public func gains(in book: FoodBook) -> [DietGain] {
    let foods = parts.compactMap { book.food(named: $0.food) }
    guard let missing = book.food(named: missing.food), foods.count == parts.count else { return [] }
    return DietGain.allCases.filter { $0.isGained(from: missing, to: foods) }
  }
}
