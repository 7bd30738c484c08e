public import Cookbook
public import IngredientLines
public import Quantities
internal import RecipeMarkdown
public import RecipeQueries
public import SourceText

/// What a recipe needs, with all that is part of it.
public enum RecipeNeeds {
  /// Reads the name of an ingredient beside its amount, in a language, as ``IngredientLineReader`` does.
  public typealias Reading = (_ name: String, _ amount: Amount?, _ language: String) -> IngredientLine

  /// - Parameters:
  ///   - factor: how many times it is made.
  ///   - language: BCP 47 tag of recipes that state none.
  ///   - day: when it is cooked, where that is planned.
  ///   - read: who asks for many recipes remembers the lines that they share.
  ///   - weigh: what all weighs that a recipe is made of, for parts in grams of what yields servings.
  ///   - find: the recipe an ingredient's link leads to.
  /// - Returns: The needs in reading order, with the warnings of `RecipeFlattening` and `shop-amount` for amounts that
  ///   are larger than can be counted with.
  public static func of(
    _ recipe: LinkedRecipe, times factor: Rational, language: String, day: CalendarDate? = nil,
    read: Reading = { IngredientLineReader.read(name: $0, amount: $1, language: $2) },
    weigh: @escaping RecipeFlattening.Weighing = { _ in nil }, find: @escaping RecipeFlattening.Lookup
  ) -> Checked<[ShoppingNeed]> {
    let flat = FlatIngredient.all(of: recipe, times: factor, weigh: weigh, find: find)
    var result = Checked<[ShoppingNeed]>([], flat.diagnostics)
    for ingredient in flat.value where !isHeading(ingredient) {
      if let needs = needs(ingredient, language, day, read) {
        // What the recipe makes itself is bought as what it is made of.
        result.value += needs.filter { !$0.line.isFromAbove }
      } else {
        result.diagnostics.append(tooLarge(ingredient))
      }
    }
    return result
  }

  /// Of the line's food and of those it asks for on top.
  private static func needs(
    _ ingredient: FlatIngredient, _ language: String, _ day: CalendarDate?, _ read: Reading
  ) -> [ShoppingNeed]? {
    let own = ingredient.steps.last?.recipe.entry.facts.language ?? language
    let name = plainName(of: ingredient)
    var line = read(name, ingredient.ingredient.amount, own)
    if ingredient.isOptional { line.isOptional = true }
    let steps = ingredient.steps.map { step in
      ShoppingNeed.RecipeStep(
        path: step.recipe.entry.path, title: step.recipe.entry.recipe.texts.plainText(step.recipe.entry.recipe.title),
        factor: step.factor)
    }
    let amount = ingredient.ingredient.amount.map(AmountText(decimalSign: ".", space: " ").text)
    let text = [amount, name].compactMap(\.self).joined(separator: " ")
    var result: [ShoppingNeed] = []
    for var part in [line] + line.additions {
      part.isOptional = part.isOptional || line.isOptional
      let need = ShoppingNeed(
        part, times: ingredient.factor, text: text, language: own, origin: .recipe(steps, day: day))
      guard let need else { return nil }
      result.append(need)
    }
    return result
  }

  /// `Caramelized onions:` among the ingredients is nothing to buy.
  private static func isHeading(_ ingredient: FlatIngredient) -> Bool {
    ingredient.ingredient.amount == nil && IngredientLineReader.isHeading(plainName(of: ingredient))
  }

  private static func plainName(of ingredient: FlatIngredient) -> String {
    ingredient.ingredient.plainFirstLine(ingredient.steps.last?.recipe.entry.recipe.texts ?? MarkdownTexts())
  }

  private static func tooLarge(_ ingredient: FlatIngredient) -> Diagnostic {
    Diagnostic(
      .error, "shop-amount", path: ingredient.steps.last?.recipe.entry.path ?? "",
      message: "so much of “\(plainName(of: ingredient))” cannot be counted",
      hint: "plan fewer servings, or write a smaller amount")
  }
}
