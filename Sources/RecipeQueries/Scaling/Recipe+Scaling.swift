public import Cookbook
public import Quantities

extension Recipe {
  /// The recipe a number of times over: every amount and every yield multiplied exactly, those in the unit and the name
  /// of an ingredient as well.
  ///
  /// Sizes of tins and lengths of pieces stay, and words without a number. Where a line seems to state an amount that
  /// nobody understands, its name says that it was not scaled (``UnscaledMark``). `nil` when an amount does not fit into
  /// 64 bits.
  ///
  /// - Parameter language: BCP 47 tag of the recipe; `nil` when unknown.
  public func multiplied(by factor: Rational, language: String? = nil) -> Recipe? {
    multiplied(by: factor, language: language, writing: .exact)
  }

  /// - Parameter writing: of the amounts within texts; those of their own stay exact.
  func multiplied(by factor: Rational, language: String?, writing: AmountWriting) -> Recipe? {
    if factor == .one { return self }
    let scaling = RecipeScaling(
      ingredients: IngredientScaling(factor: factor, language: language, writing: writing))
    var result = self
    guard let yields = RecipeScaling.all(yields, { $0.multiplied(by: factor) }),
      let ingredients = scaling.multiplied(ingredients), let groups = scaling.multiplied(ingredientGroups)
    else { return nil }
    result.yields = yields
    result.ingredients = ingredients
    result.ingredientGroups = groups
    return result
  }
}

private struct RecipeScaling {
  let ingredients: IngredientScaling

  func multiplied(_ list: [Ingredient]) -> [Ingredient]? {
    Self.all(list) { ingredient in
      guard let (scaled, outcome) = ingredients.scaled(ingredient) else { return nil }
      return outcome == .notUnderstood ? UnscaledMark.marked(scaled, language: ingredients.language) : scaled
    }
  }

  func multiplied(_ groups: [IngredientGroup]) -> [IngredientGroup]? {
    Self.all(groups) { group in
      guard let ingredients = multiplied(group.ingredients), let children = multiplied(group.ingredientGroups)
      else { return nil }
      return IngredientGroup(title: group.title, ingredients: ingredients, ingredientGroups: children)
    }
  }

  /// Every element transformed, or `nil` where one cannot be.
  static func all<Element>(_ elements: [Element], _ transform: (Element) -> Element?) -> [Element]? {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let transformed = transform(element) else { return nil }
      result.append(transformed)
    }
    return result
  }
}
