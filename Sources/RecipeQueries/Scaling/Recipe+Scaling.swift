public import Cookbook
public import Quantities

extension Recipe {
  /// The recipe a number of times over: every amount and every yield multiplied exactly, all texts as they are.
  ///
  /// Amounts of words alone stay as they are. `nil` when an amount does not fit into 64 bits.
  public func multiplied(by factor: Rational) -> Recipe? {
    if factor == .one { return self }
    var result = self
    guard let yields = Scaling.multiplied(yields, by: factor),
      let ingredients = Scaling.multiplied(ingredients, by: factor),
      let groups = Scaling.multiplied(ingredientGroups, by: factor)
    else { return nil }
    result.yields = yields
    result.ingredients = ingredients
    result.ingredientGroups = groups
    return result
  }
}

private enum Scaling {
  static func multiplied(_ amounts: [Amount], by factor: Rational) -> [Amount]? {
    all(amounts) { $0.multiplied(by: factor) }
  }

  static func multiplied(_ ingredients: [Ingredient], by factor: Rational) -> [Ingredient]? {
    all(ingredients) { ingredient in
      guard let amount = ingredient.amount else { return ingredient }
      guard let product = amount.multiplied(by: factor) else { return nil }
      var result = ingredient
      result.amount = product
      return result
    }
  }

  static func multiplied(_ groups: [IngredientGroup], by factor: Rational) -> [IngredientGroup]? {
    all(groups) { group in
      guard let ingredients = multiplied(group.ingredients, by: factor),
        let children = multiplied(group.ingredientGroups, by: factor)
      else { return nil }
      return IngredientGroup(title: group.title, ingredients: ingredients, ingredientGroups: children)
    }
  }

  /// Every element transformed, or `nil` where one cannot be.
  private static func all<Element>(_ elements: [Element], _ transform: (Element) -> Element?) -> [Element]? {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard let transformed = transform(element) else { return nil }
      result.append(transformed)
    }
    return result
  }
}
