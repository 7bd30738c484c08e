internal import Cookbook
internal import Foods
internal import Nutrition
internal import PageRendering
internal import SitePlanning
internal import SourceText

/// All recipes of a site, looked at by one who knows foods.
struct SiteKitchen {
  /// What could not be counted; one note for each line.
  let notes: [Diagnostic]
  /// In the order of the site's recipes.
  private let kitchens: [JoinedKitchen]
  private let session: SiteSession

  /// - Parameter session: one that has read every recipe.
  init(_ session: SiteSession, foods: FoodBook, jobs: Int) {
    let configuration = session.site.configuration
    let language = configuration.language
    let recipes = session.site.recipes
    let notes = FoodNotes(foods: foods, language: language)
    let looks = Parallel.chunks(of: recipes.count, size: 64, jobs: jobs) { range in
      var analyst = KitchenAnalyst(foods: foods, language: language)
      return range.map { index -> Look in
        guard let contents = session.collection.contents[recipes[index].summary.path] else { return Look() }
        let lines = analyst.lines(of: contents.entry)
        let isMarkdown = contents.entry.filePath.lowercased().hasSuffix(".md")
        let found = notes.notes(on: lines, of: contents.entry, source: isMarkdown ? contents.source : nil)
        return Look(kitchen: OwnKitchen(of: lines, in: contents.entry), notes: found)
      }
    }
    let own = looks.map { $0.kitchen ?? .empty }
    let targets = zip(recipes, own).map { recipe, kitchen in
      kitchen.nutrition.uses.map { Self.target(of: $0, in: recipe) }
    }
    self.notes = looks.flatMap(\.notes)
    kitchens = KitchenJoin.join(own, targets: targets, share: RecipeKitchen.share)
    self.session = session
  }

  private struct Look: Sendable {
    var kitchen: OwnKitchen?
    var notes: [Diagnostic] = []
  }

  private static func target(of use: SubRecipeUse, in recipe: SiteRecipe) -> Int? {
    guard case .local(let destination, _) = LinkDestination(use.link),
      case .recipe(let index) = recipe.targets[destination]
    else { return nil }
    return index
  }

  /// One error for each recipe of which less is known than is required, unless it states its nutrition itself.
  ///
  /// - Parameter required: thousandths of the mass.
  func problems(requiring required: Int) -> [Diagnostic] {
    zip(session.site.recipes, kitchens).compactMap { recipe, kitchen in
      let nutrition = RecipeNutrition(kitchen, threshold: required)
      guard nutrition.status == .incomplete else { return nil }
      return CoverageRequirement.problem(
        recipe.summary.path, title: recipe.summary.title, nutrition, required: required)
    }
  }
}

extension OwnKitchen {
  /// Of a recipe that could not be read.
  fileprivate static let empty = OwnKitchen(
    nutrition: OwnNutrition(), allergens: AllergenFindings(),
    diets: DietFindings(vegan: .unknown([]), vegetarian: .unknown([])),
    difficulty: nil)
}
