package import Concurrency
internal import Cookbook
package import Foods
package import MealPlanning
package import Nutrition
internal import SitePlanning

/// The recipes of a site, compared with what is there.
package struct RecipeMatches {
  private let recipes: [SiteRecipes.Listed]
  private let looks: [Look]
  private let places: [String: Int]
  private let pantry: PantryIndex

  private struct Look: Sendable {
    let review: CookingReview
    /// Looked at only where a diet is asked for.
    let analysis: OwnAnalysis?
  }

  package init(
    _ recipes: [SiteRecipes.Listed], _ reviewer: CookingReviewer, book: FoodBook, language: String, diet: Diet?,
    workers: Workers
  ) {
    self.recipes = recipes
    pantry = reviewer.pantry
    looks = workers.chunks(of: recipes.count, size: 64) { range in
      var analyst = RecipeAnalyst(foods: book, language: language)
      return range.map { index in
        let entry = recipes[index].entry
        let lines = analyst.lines(of: entry)
        let analysis = diet == nil ? nil : OwnAnalysis(of: lines, in: entry)
        return Look(review: reviewer.review(entry, lines), analysis: analysis)
      }
    }
    places = Dictionary(zip(recipes.map(\.summary.path), recipes.indices)) { first, _ in first }
  }

  /// The places of things in the pantry that some recipe uses.
  package var usedItems: Set<Int> {
    var used: Set<Int> = []
    for need in looks.lazy.flatMap(\.review.needs) {
      if case .there(.item(let item)) = need.status { used.insert(item) }
      if case .there(.alternative(_, let item)) = need.status { used.insert(item) }
    }
    return used
  }

  package func ranked(for question: CookRequest) -> [CookableRecipe] {
    let diets = diets(question.diet)
    let candidates = recipes.indices.map { index in
      let recipe = recipes[index]
      let isFitting = question.fits(diets.map { $0[index] }, tags: recipe.summary.tags)
      return CookingRanking.Candidate(
        title: recipe.summary.title, path: recipe.summary.path, minutes: recipe.entry.facts.totalMinutes,
        review: looks[index].review, isWanted: isFitting && question.wants(recipe))
    }
    return CookingRanking.ranked(candidates, pantry: pantry, maxMissing: question.maxMissing, target: target)
  }

  /// With what sub-recipes bring; `nil` where no diet is asked for.
  private func diets(_ diet: Diet?) -> [DietFinding]? {
    guard let diet else { return nil }
    let own = looks.compactMap(\.analysis)
    let targets = own.indices.map { index in own[index].nutrition.uses.map { target(index, $0.link) } }
    return AnalysisJoin.join(own, targets: targets, share: RecipeAnalysis.share).map { $0.diets[diet] }
  }

  /// The place of the recipe a link leads to.
  private func target(_ index: Int, _ link: String) -> Int? {
    guard case .local(let destination, _) = LinkDestination(link), !destination.isEmpty,
      let path = ContentPath.resolve(destination, from: recipes[index].summary.path)
    else { return nil }
    return places[path] ?? places[path + ".md"] ?? places[path + ".json"]
  }
}
