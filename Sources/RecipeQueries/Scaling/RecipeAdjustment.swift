public import Cookbook
internal import CookbookReading
public import KitchenUnits
public import Quantities
internal import StepText

/// A recipe for another number of people, in the measures of somebody else's kitchen.
public struct RecipeAdjustment: Sendable {
  /// What becomes of amounts that nobody can measure.
  public enum Precision: Sendable, Hashable {
    /// They stay as they are, `166 2/3 g`, and so do units, unless they belong to another system.
    case exact
    /// They are written as a cook would, `167 g`, and units change with the amount: 1500 g are 1.5 kg. Where that
    /// moves them by more than 5 %, they are approximate.
    case readable
  }

  public let factor: Rational
  public let system: MeasurementSystem
  /// BCP 47 tag of the recipe.
  public let language: String
  public let decimalSign: String
  public let precision: Precision

  public init(
    factor: Rational = .one, system: MeasurementSystem = .asWritten, language: String, decimalSign: String,
    precision: Precision
  ) {
    self.factor = factor
    self.system = system
    self.language = language
    self.decimalSign = decimalSign
    self.precision = precision
  }

  /// The recipe with its amounts, yields and steps adjusted; `nil` when a number does not fit into 64 bits.
  ///
  /// In the steps, amounts of ingredients scale and all measures convert; times stay. Nothing is cut off: what cannot
  /// be divided keeps its exact number and is named.
  ///
  /// - Parameter weights: for each ingredient as it is written, in reading order, what its volumes weigh; shorter where
  ///   nothing is known. With them volumes become masses in metric, and masses volumes in US customary.
  public func adjust(_ recipe: Recipe, weights: [[UnitWeight]] = []) -> AdjustedRecipe? {
    let writing = AmountWriting(precision: precision, decimalSign: precision == .exact ? "." : decimalSign)
    guard var result = recipe.multiplied(by: factor, language: language, writing: writing) else { return nil }
    result.description = result.description.map { NutritionLines.multiplied($0, by: factor) }
    result.yields = result.yields.map { adjusted($0, []) }
    var rest = weights[...]
    var doubles = doubles(among: recipe.allIngredients)
    result.ingredients = result.ingredients.map { adjusted($0, &rest, &doubles) }
    result.ingredientGroups = result.ingredientGroups.map { adjusted($0, &rest, &doubles) }
    let parts = Indivisible.parts(of: recipe.allIngredients, scaled: result.allIngredients, language: language)
    var unscaled: [String] = []
    if let instructions = recipe.instructions {
      let steps = StepAdjustment(self, recipe).adjust(instructions)
      result.instructions = steps.text
      unscaled = steps.unscaled
    }
    return AdjustedRecipe(recipe: result, indivisible: parts, unscaled: unscaled)
  }

  /// Which ingredients say their amount in two units, as they are written: eight times, the 4 oz of `2 lb 4 oz` are pounds, too.
  private func doubles(among ingredients: [Ingredient]) -> ArraySlice<Bool> {
    if system == .asWritten { return [] }
    return ingredients.map { ingredient in
      ingredient.amount?.unit != nil && IngredientSource(ingredient).line(language: language).isDouble
    }[...]
  }

  private func adjusted(
    _ group: IngredientGroup, _ weights: inout ArraySlice<[UnitWeight]>, _ doubles: inout ArraySlice<Bool>
  ) -> IngredientGroup {
    let ingredients = group.ingredients.map { adjusted($0, &weights, &doubles) }
    return IngredientGroup(
      title: group.title, ingredients: ingredients,
      ingredientGroups: group.ingredientGroups.map { adjusted($0, &weights, &doubles) })
  }

  private func adjusted(
    _ ingredient: Ingredient, _ weights: inout ArraySlice<[UnitWeight]>, _ doubles: inout ArraySlice<Bool>
  ) -> Ingredient {
    let own = weights.popFirst() ?? []
    let isDouble = doubles.popFirst() ?? false
    var ingredient = ingredient
    if system != .asWritten, precision == .readable, let unit = ingredient.amount?.unit,
      UnitWording.unit(of: unit, language: language) == nil, SizedUnit(unit, language: language) == nil
    {
      // `½ cup (113 g)` between asterisks: the unit alone is converted.
      let source = IngredientSource(ingredient)
      ingredient = source.movingFurtherAmounts(of: source.line(language: language), out: ingredient)
    }
    var result = ingredient
    if isDouble {
      result.amount = ingredient.amount.map { inOwnUnits.adjusted($0, []) }
      return result
    }
    result.amount = ingredient.amount.map { amount in sticks(amount, of: ingredient.name) ?? adjusted(amount, own) }
    if system != .asWritten, let amount = ingredient.amount, result.amount?.isApproximate == true,
      !amount.isApproximate, IngredientSource(ingredient).line(language: language).isSize(amount, language: language)
    {
      result.amount?.isApproximate = false
    }
    return result
  }

  private var inOwnUnits: RecipeAdjustment {
    RecipeAdjustment(factor: factor, language: language, decimalSign: decimalSign, precision: precision)
  }

  /// The amount of an ingredient, not scaled, in the measures of the system, as it stands alone: `425 g can`.
  ///
  /// For pages, whose scripts put how often it is needed before what one vessel holds.
  public func size(of ingredient: Ingredient) -> Amount? {
    var (weights, doubles): (ArraySlice<[UnitWeight]>, ArraySlice<Bool>) = ([], [])
    return adjusted(ingredient, &weights, &doubles).amount
  }

  /// The unit of an amount whose size is in the measures of the system, for one and for several: `425-g cans`; `nil` where
  /// it says none.
  public func sizedForms(of unit: String) -> (one: String, other: String)? {
    sized(unit).flatMap { UnitWording($0, language: language).forms }
  }

  private func sized(_ unit: String) -> String? {
    if system == .asWritten || UnitLexicon.word(unit, language: language) != nil { return nil }
    guard unit.hasPrefix("×") || UnitWording.unit(of: unit, language: language) != nil else { return nil }
    return SizeConversion(system: system, language: language, decimalSign: decimalSign).converted(unit)
  }

  /// Sticks of butter, scaled already, in a system that has none.
  func sticks(_ amount: Amount, of name: String) -> Amount? {
    guard system == .metric || system == .imperial,
      let ounces = ButterSticks.inOunces(amount, of: name, language: language)
    else { return nil }
    if system == .imperial { return ounces.presented.amount.written(in: language, isApproximate: amount.isApproximate) }
    let converted = ounces.converted(to: system)
    return converted.amount.written(in: language, isApproximate: amount.isApproximate || !converted.isExact)
  }

  /// An amount, scaled already, in the unit and precision that is wanted.
  ///
  /// - Parameter isScaled: whether it was; what was not stays in its unit, unless that is of another system.
  func adjusted(_ amount: Amount, _ weights: [UnitWeight], isScaled: Bool = true) -> Amount {
    if let unit = amount.unit.flatMap({ UnitLexicon.word($0, language: language)?.unit }) {
      let scaled = UnitAmount(amount.measure, unit)
      let converted = scaled.converted(to: system, weights: weights)
      if converted.amount != scaled {
        return converted.amount.written(in: language, isApproximate: amount.isApproximate || !converted.isExact)
      }
    }
    if system != .asWritten,
      let size = SizeConversion(system: system, language: language, decimalSign: decimalSign).converted(amount)
    {
      return size
    }
    // Words for units agree with another number; where nothing was scaled they stay as they are written.
    var result =
      isScaled && factor != .one
      ? AmountWriting(precision: precision, decimalSign: decimalSign).written(amount, language: language) : amount
    if let unit = result.unit.flatMap(sized) {
      result.unit = UnitWording(unit, language: language).text(for: result.measure)
    }
    return result
  }
}

/// A recipe that was adjusted, and what its cook has to know.
public struct AdjustedRecipe: Sendable {
  public let recipe: Recipe
  /// Things that come whole, and do not any more.
  public let indivisible: [Indivisible]
  /// Masses and volumes in the steps that belong to no ingredient for certain and were not scaled, as written.
  public let unscaled: [String]
}
