public import Cookbook
internal import IngredientLines
public import Quantities
public import SourceText

/// An ingredient of a recipe or of one that is part of it, with the way that leads there.
public struct FlatIngredient: Sendable {
  /// A recipe on the way.
  public struct Step: Sendable {
    public let recipe: LinkedRecipe
    /// How many times it is made in all.
    public let factor: Rational
  }

  /// As it stands in its recipe, not scaled; its link is as seen from there.
  public let ingredient: Ingredient
  /// The recipe that was asked for first, the one the ingredient stands in last; never empty.
  public let steps: [Step]
  /// A heading above it, or above the recipe it is part of, says that the dish works without it.
  public let isOptional: Bool

  /// How many times the amount is needed.
  public var factor: Rational { steps.last?.factor ?? .one }

  /// Every ingredient of a recipe that is made a number of times, in reading order, those of sub-recipes in place of
  /// the ingredients that link them.
  ///
  /// What cannot be opened stays as an ingredient, with the warnings of `RecipeFlattening`.
  public static func all(
    of recipe: LinkedRecipe, times factor: Rational, weigh: @escaping RecipeFlattening.Weighing = { _ in nil },
    find: @escaping RecipeFlattening.Lookup
  ) -> Checked<[FlatIngredient]> {
    var walk = IngredientWalk(opening: SubRecipeOpening(weigh: weigh, find: find))
    walk.visit([Step(recipe: recipe, factor: factor)])
    return Checked(walk.found, walk.opening.diagnostics)
  }
}

private struct IngredientWalk {
  var opening: SubRecipeOpening
  var found: [FlatIngredient] = []

  mutating func visit(_ steps: [FlatIngredient.Step], isOptional: Bool = false) {
    guard let current = steps.last else { return }
    let path = steps.map(\.recipe.entry.path)
    let recipe = current.recipe.entry.recipe
    let optional = recipe.ingredientsBelow(headingWhere: IngredientLineReader.saysOptional)
    for (ingredient, isBelow) in zip(recipe.allIngredients, optional) {
      let isOptional = isOptional || isBelow
      guard let (sub, share, place) = opening.open(ingredient, of: current.recipe, above: path) else {
        found.append(FlatIngredient(ingredient: ingredient, steps: steps, isOptional: isOptional))
        continue
      }
      if let factor = share.multiplied(by: current.factor) {
        visit(steps + [FlatIngredient.Step(recipe: sub, factor: factor)], isOptional: isOptional)
      } else {
        opening.diagnostics.append(place.overflow())
        found.append(FlatIngredient(ingredient: ingredient, steps: steps, isOptional: isOptional))
      }
    }
  }
}
