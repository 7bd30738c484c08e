public import Cookbook
internal import Quantities
internal import SitePlanning
public import SourceText

/// Replaces ingredients that are recipes of their own by what those recipes need.
///
/// The sub-recipe is scaled by how much of it is used – by its yields, else by what all that it is made of weighs, as its
/// figures are –, and its ingredients stand in a group of its title: below the
/// group the ingredient was in, before that group's own children. This goes on into the sub-recipe's own sub-recipes.
/// A link that leads out of the collection, such as to a shop, is an ingredient like any other.
///
/// What cannot be replaced stays and gives one warning: `flatten-missing`, `flatten-unreadable`, `flatten-amount` (no
/// number says how much is used), `flatten-yield` (no yield has the unit of the amount), `flatten-overflow`,
/// `flatten-cycle` (the recipe would need itself) and `flatten-depth` (more than 16 recipes inside each other, or more
/// than 500 in all).
public struct RecipeFlattening {
  /// Finds the recipe that a link leads to, by its destination (percent-decoded) and the path of the linking recipe.
  public typealias Lookup = (_ destination: String, _ path: String) -> SubRecipe

  /// Milligrams of all that a recipe is made of; `nil` where nobody knows.
  public typealias Weighing = (LinkedRecipe) -> Int?

  private let root: String
  private var opening: SubRecipeOpening

  public static func flatten(
    _ recipe: LinkedRecipe, weigh: @escaping Weighing = { _ in nil }, find: @escaping Lookup
  ) -> Checked<Recipe> {
    var flattening = RecipeFlattening(root: recipe.entry.path, weigh: weigh, find: find)
    let result = flattening.flattened(recipe.entry.recipe, of: recipe, above: [recipe.entry.path])
    return Checked(result, flattening.opening.diagnostics)
  }

  private init(root: String, weigh: @escaping Weighing, find: @escaping Lookup) {
    self.root = root
    opening = SubRecipeOpening(weigh: weigh, find: find)
  }

  // MARK: Lists and groups

  /// - Parameters:
  ///   - recipe: the recipe, scaled.
  ///   - source: where it comes from.
  ///   - path: the recipes that led here, this one last.
  private mutating func flattened(_ recipe: Recipe, of source: LinkedRecipe, above path: [String]) -> Recipe {
    var result = recipe
    let (kept, blocks) = expanded(recipe.ingredients, of: source, above: path)
    result.ingredients = kept
    result.ingredientGroups = blocks + recipe.ingredientGroups.map { flattened($0, of: source, above: path) }
    return result
  }

  private mutating func flattened(
    _ group: IngredientGroup, of source: LinkedRecipe, above path: [String]
  ) -> IngredientGroup {
    let (kept, blocks) = expanded(group.ingredients, of: source, above: path)
    let children = group.ingredientGroups.map { flattened($0, of: source, above: path) }
    return IngredientGroup(title: group.title, ingredients: kept, ingredientGroups: blocks + children)
  }

  private mutating func expanded(
    _ ingredients: [Ingredient], of source: LinkedRecipe, above path: [String]
  ) -> (kept: [Ingredient], blocks: [IngredientGroup]) {
    var kept: [Ingredient] = []
    var blocks: [IngredientGroup] = []
    for ingredient in ingredients {
      if let block = block(for: ingredient, of: source, above: path) {
        blocks.append(block)
      } else {
        kept.append(moved(ingredient, from: source))
      }
    }
    return (kept, blocks)
  }

  /// An ingredient that stays, its link as seen from the recipe it now stands in.
  private func moved(_ ingredient: Ingredient, from source: LinkedRecipe) -> Ingredient {
    var result = ingredient
    result.link = ingredient.link.map { RelativeLink.moved($0, from: source.entry.path, to: root) }
    return result
  }

  // MARK: Sub-recipes

  private mutating func block(
    for ingredient: Ingredient, of source: LinkedRecipe, above path: [String]
  ) -> IngredientGroup? {
    guard let (sub, factor, place) = opening.open(ingredient, of: source, above: path) else { return nil }
    guard let scaled = sub.entry.recipe.multiplied(by: factor, language: sub.entry.facts.language) else {
      opening.diagnostics.append(place.overflow())
      return nil
    }
    let flat = flattened(scaled, of: sub, above: path + [sub.entry.path])
    return IngredientGroup(title: flat.title, ingredients: flat.ingredients, ingredientGroups: flat.ingredientGroups)
  }
}
