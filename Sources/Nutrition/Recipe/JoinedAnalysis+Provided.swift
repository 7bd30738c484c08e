internal import Foods
internal import Quantities

extension JoinedAnalysis {
  /// What the recipe brings to those that use it: what it states of itself, as far as it says of how many servings, else what was
  /// computed. A figure that it does not state is computed.
  ///
  /// What is stated is known of all of it, and rests on no guess.
  var provided: NutritionSum {
    guard let stated = own.nutrition.stated, let servings = own.nutrition.servings else { return sum }
    let whole = RecipeNutrition.stated(stated, servings: servings, pieces: nil).whole ?? Nutrients()
    var result = sum
    let all = sum.coverage.matched + sum.coverage.unmatched
    result.coverage = Coverage(matched: all > 0 ? all : max(sum.mass, own.nutrition.typicalLine, 1))
    for nutrient in Nutrient.allCases {
      guard let figure = whole[nutrient] else { continue }
      result.figures[nutrient] = figure
      result.known[nutrient] = result.coverage.matched
    }
    result.guessedMass = 0
    result.guessedEnergy = 0
    return result
  }
}
