internal import Foods
internal import Mustache
internal import Nutrition

/// Builds the view of the allergens and diets of a recipe.
///
/// What is not found is never called absent: there is no “free from”.
struct LabelsBuilder {
  let text: InterfaceText
  let analysis: JoinedAnalysis

  func view() -> LabelsView {
    let allergens = analysis.allergens
    let diets = Self.diets(of: analysis).map { text[Self.name(of: $0)] }
    return LabelsView(
      contains: names(allergens.contains), mayContain: names(allergens.mayContain), unknown: allergens.unknown,
      isNothingFound: allergens.contains.isEmpty && allergens.mayContain.isEmpty, diets: diets)
  }

  /// The diets that every ingredient is known to fit; vegan recipes are vegetarian, which need not be said.
  static func diets(of analysis: JoinedAnalysis) -> [Diet] {
    let fitting = Diet.allCases.filter { analysis.diets[$0] == .fits }
    return fitting.contains(.vegan) ? [.vegan] : fitting
  }

  static func name(of diet: Diet) -> RequiredText {
    switch diet {
    case .vegan: .dietVegan
    case .vegetarian: .dietVegetarian
    }
  }

  private func names(_ set: AllergenSet) -> [String] {
    set.allergens.map { text[Self.name(of: $0)] }
  }

  static func name(of allergen: Allergen) -> RequiredText {
    switch allergen {
    case .gluten: .allergenGluten
    case .crustaceans: .allergenCrustaceans
    case .eggs: .allergenEggs
    case .fish: .allergenFish
    case .peanuts: .allergenPeanuts
    case .soybeans: .allergenSoybeans
    case .milk: .allergenMilk
    case .nuts: .allergenNuts
    case .celery: .allergenCelery
    case .mustard: .allergenMustard
    case .sesame: .allergenSesame
    case .sulphites: .allergenSulphites
    case .lupin: .allergenLupin
    case .molluscs: .allergenMolluscs
    }
  }
}
