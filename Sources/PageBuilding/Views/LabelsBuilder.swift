internal import Foods
internal import Mustache
package import Nutrition
internal import PageInputs
package import Themes

/// Builds the view of the allergens and diets of a recipe.
///
/// What is not found is never called absent: there is no “free from”.
package struct LabelsBuilder {
  package let text: InterfaceText
  package let analysis: JoinedAnalysis

  package func view() -> LabelsView {
    let allergens = analysis.allergens
    let diets = Self.diets(of: analysis).map { text[RequiredText($0)] }
    return LabelsView(
      contains: names(allergens.contains), mayContain: names(allergens.mayContain), unknown: allergens.unknown,
      unknownCount: allergens.unknown.count > Self.mostNamed ? "\(allergens.unknown.count)" : nil,
      isNothingFound: allergens.contains.isEmpty && allergens.mayContain.isEmpty, diets: diets)
  }

  /// So many unknown ingredients a card names, which are two lines of the smallest.
  private static let mostNamed = 6

  /// The diets that every ingredient is known to fit; vegan recipes are vegetarian, which need not be said.
  package static func diets(of analysis: JoinedAnalysis) -> [Diet] {
    let fitting = Diet.allCases.filter { analysis.diets[$0] == .fits }
    return fitting.contains(.vegan) ? [.vegan] : fitting
  }

  private func names(_ set: AllergenSet) -> [String] {
    set.allergens.map { text[RequiredText($0)] }
  }
}
