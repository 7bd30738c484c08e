/// Gathers what sub-recipes bring to a recipe's allergens and diets. A recipe that is an ingredient many times is gone
/// through once for each way it is used, so that the time grows with the lines, not with their square.
struct LabelJoin {
  private var allergens: AllergenGathering
  private var vegan: DietGathering
  private var vegetarian: DietGathering
  private var added: Set<Addition> = []

  private struct Addition: Hashable {
    var recipe: Int
    var isOptional: Bool
  }

  init(_ own: OwnAnalysis) {
    allergens = AllergenGathering(own.allergens)
    vegan = DietGathering(own.diets.vegan)
    vegetarian = DietGathering(own.diets.vegetarian)
  }

  var findings: (allergens: AllergenFindings, diets: DietFindings) {
    (allergens.findings, DietFindings(vegan: vegan.finding, vegetarian: vegetarian.finding))
  }

  /// Adds those of the recipe that stands at an index of the collection.
  mutating func add(_ other: JoinedAnalysis, at index: Int, of use: SubRecipeUse) {
    let isNew = added.insert(Addition(recipe: index, isOptional: use.isOptional)).inserted
    // A recipe without ingredients says as little as one that nobody has.
    if isNew { allergens.add(other.own.nutrition.isEmpty ? nil : other.allergens, of: use) }
    vegan.add(other.diets.vegan, of: use, isNew: isNew)
    vegetarian.add(other.diets.vegetarian, of: use, isNew: isNew)
  }

  /// Adds an ingredient that is no recipe that could be followed.
  mutating func addUnknown(_ use: SubRecipeUse) {
    allergens.add(nil, of: use)
    vegan.add(nil, of: use, isNew: true)
    vegetarian.add(nil, of: use, isNew: true)
  }
}
