import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import RecipeQueries
import SitePlanning
import SourceText
import Testing

/// The recipe written in RecipeMD.
func document(_ text: String, path: String = "soup.md") throws -> RecipeDocument {
  try #require(RecipeReader.read(SourceFile(path: path, text: text)).value, "\(text)")
}

func entry(_ text: String, path: String = "soup.md") throws -> RecipeEntry {
  MetadataReader.read(try document(text, path: path)).value
}

func recipe(_ text: String) throws -> Recipe { try document(text).recipe }

func amount(_ text: String) throws -> Amount { try #require(AmountInput.read(text), "\(text)") }

func rational(_ text: String) throws -> Rational { try #require(amount(text).factor) }

/// Recipes by path, as a site holds them.
struct Shelf {
  private var recipes: [String: LinkedRecipe] = [:]

  init(_ texts: [String: String]) throws {
    for (path, text) in texts {
      let document = try document(text, path: path)
      let entry = MetadataReader.read(document).value
      let summary = RecipeSummary(of: entry, document: document, fingerprint: .unknown)
      recipes[path] = LinkedRecipe(entry: entry, links: summary.links)
    }
  }

  /// - Parameter masses: milligrams of what recipes are made of, by their paths.
  func flattened(_ path: String, masses: [String: Int] = [:]) throws -> Checked<Recipe> {
    let recipe = try #require(recipes[path])
    let weigh: RecipeFlattening.Weighing = { masses[$0.entry.path] }
    return RecipeFlattening.flatten(recipe, weigh: weigh) { destination, from in
      guard let target = ContentPath.resolve(destination, from: from) else { return .missing }
      if target.hasPrefix("broken") { return .unreadable }
      return recipes[target].map { .recipe($0) } ?? .missing
    }
  }
}

/// Names and amounts as `group/group: 2 tbsp oil`, for comparing flattened recipes.
func lines(_ recipe: Recipe) -> [String] {
  func lines(_ ingredients: [Ingredient], _ groups: [IngredientGroup], _ prefix: String) -> [String] {
    ingredients.map { prefix + RecipeWriter.write(Recipe(title: "t", ingredients: [$0])).dropFirst(12).dropLast() }
      + groups.flatMap { lines($0.ingredients, $0.ingredientGroups, "\(prefix)\($0.title): ") }
  }
  return lines(recipe.ingredients, recipe.ingredientGroups, "")
}
