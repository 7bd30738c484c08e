internal import Cookbook
internal import Foods
internal import Nutrition
internal import Quantities
internal import SitePlanning
internal import SiteStorage

/// What foods say about a recipe, between builds. Places of foods mean those of one book: the format of the payload
/// names the program and the foods of the site.
extension BinaryWriter {
  mutating func append(_ foods: RecipeFoods) {
    append(count: foods.parts.count)
    for part in foods.parts {
      append(part.food)
      append(flag: part.isGuess)
      append(part.milligrams)
    }
    append(foods.kitchen.nutrition)
    append(foods.kitchen.allergens)
    for diet in Diet.allCases { append(foods.kitchen.diets[diet]) }
    append(flag: foods.kitchen.difficulty != nil)
    if let difficulty = foods.kitchen.difficulty { append(difficulty) }
  }

  private mutating func append(_ nutrition: OwnNutrition) {
    append(nutrition.sum)
    append(integer: nutrition.typicalLine)
    append(integer: nutrition.quantifiedLines)
    append(list: nutrition.unmatched)
    append(integer: nutrition.unquantifiedLines)
    append(integer: nutrition.guessedLines)
    append(count: nutrition.uses.count)
    for use in nutrition.uses { append(use) }
    append(count: nutrition.yields.count)
    for yield in nutrition.yields { append(yield) }
    append(flag: nutrition.stated != nil)
    if let stated = nutrition.stated { append(stated) }
  }

  private mutating func append(_ sum: NutritionSum) {
    append(sum.figures)
    append(sum.known)
    append(integer: sum.coverage.matched)
    append(integer: sum.coverage.unmatched)
    append(integer: sum.mass)
    append(integer: sum.alcoholEnergy)
    append(integer: sum.guessedMass)
  }

  private mutating func append(_ nutrients: Nutrients) {
    for nutrient in Nutrient.allCases { append(nutrients[nutrient]) }
  }

  private mutating func append(_ use: SubRecipeUse) {
    append(text: use.name)
    append(text: use.link)
    append(flag: use.amount != nil)
    if let amount = use.amount { append(amount) }
    append(use.milligrams)
    append(flag: use.isOptional)
  }

  private mutating func append(_ amount: Amount) {
    switch amount.measure {
    case .exact(let value):
      append(byte: 0)
      append(value)
    case .range(let lower, let upper):
      append(byte: 1)
      append(lower)
      append(upper)
    case .unmeasured: append(byte: 2)
    }
    append(amount.unit)
    append(flag: amount.isApproximate)
    append(amount.plainUnit)
  }

  private mutating func append(_ value: Rational) {
    append(integer: value.numerator)
    append(integer: value.denominator)
  }

  mutating func append(_ stated: StatedNutrition) {
    append(integer: stated.energy)
    append(stated.protein)
    append(stated.carbohydrate)
    append(stated.fat)
  }

  private mutating func append(_ allergens: AllergenFindings) {
    append(integer: Int(allergens.contains.rawValue))
    append(integer: Int(allergens.mayContain.rawValue))
    append(list: allergens.unknown)
  }

  private mutating func append(_ finding: DietFinding) {
    switch finding {
    case .fits: append(byte: 0)
    case .breaks(let names):
      append(byte: 1)
      append(list: names)
    case .unknown(let doubts):
      append(byte: 2)
      append(count: doubts.count)
      for doubt in doubts {
        append(text: doubt.name)
        append(byte: doubt.reason.rawValue)
      }
    }
  }

  private mutating func append(_ estimate: DifficultyEstimate) {
    append(byte: estimate.difficulty.rawValue)
    switch estimate.basis {
    case .stated: append(flag: true)
    case .estimated(let ingredients, let steps, let minutes):
      append(flag: false)
      append(integer: ingredients)
      append(integer: steps)
      append(minutes)
    }
  }
}

extension BinaryReader {
  mutating func foods() throws(BinaryFormatError) -> RecipeFoods {
    var parts: [RecipeFoods.Part] = []
    for _ in 0..<(try count()) {
      let food = try optionalInteger()
      let isGuess = try flag()
      parts.append(RecipeFoods.Part(food: food, isGuess: isGuess, milligrams: try optionalInteger()))
    }
    let nutrition = try ownNutrition()
    let allergens = try allergens()
    let vegan = try diet()
    let vegetarian = try diet()
    return RecipeFoods(
      parts: parts,
      kitchen: OwnKitchen(
        nutrition: nutrition, allergens: allergens, diets: DietFindings(vegan: vegan, vegetarian: vegetarian),
        difficulty: try flag() ? try difficulty() : nil))
  }

  private mutating func ownNutrition() throws(BinaryFormatError) -> OwnNutrition {
    var nutrition = OwnNutrition(sum: try sum())
    nutrition.typicalLine = try integer()
    nutrition.quantifiedLines = try integer()
    nutrition.unmatched = try list()
    nutrition.unquantifiedLines = try integer()
    nutrition.guessedLines = try integer()
    for _ in 0..<(try count()) { nutrition.uses.append(try use()) }
    for _ in 0..<(try count()) { nutrition.yields.append(try amount()) }
    nutrition.stated = try flag() ? try stated() : nil
    return nutrition
  }

  private mutating func sum() throws(BinaryFormatError) -> NutritionSum {
    var sum = NutritionSum()
    sum.figures = try nutrients()
    sum.known = try nutrients()
    sum.coverage.matched = try integer()
    sum.coverage.unmatched = try integer()
    sum.mass = try integer()
    sum.alcoholEnergy = try integer()
    sum.guessedMass = try integer()
    return sum
  }

  private mutating func nutrients() throws(BinaryFormatError) -> Nutrients {
    var nutrients = Nutrients()
    for nutrient in Nutrient.allCases { nutrients[nutrient] = try optionalInteger() }
    return nutrients
  }

  private mutating func use() throws(BinaryFormatError) -> SubRecipeUse {
    let name = try text()
    let link = try text()
    let amount = try flag() ? try amount() : nil
    let milligrams = try optionalInteger()
    return SubRecipeUse(name: name, link: link, amount: amount, milligrams: milligrams, isOptional: try flag())
  }

  private mutating func amount() throws(BinaryFormatError) -> Amount {
    let measure: Amount.Measure
    switch try byte() {
    case 0: measure = .exact(try rational())
    case 1:
      let lower = try rational()
      measure = .range(lower, try rational())
    default: measure = .unmeasured
    }
    let unit = try optionalText()
    let isApproximate = try flag()
    return Amount(measure, unit: unit, isApproximate: isApproximate, plainUnit: try optionalText())
  }

  private mutating func rational() throws(BinaryFormatError) -> Rational {
    let numerator = try integer()
    guard let value = Rational(numerator, try integer()) else { throw failure }
    return value
  }

  mutating func stated() throws(BinaryFormatError) -> StatedNutrition {
    var nutrition = StatedNutrition(energy: try integer())
    nutrition.protein = try optionalInteger()
    nutrition.carbohydrate = try optionalInteger()
    nutrition.fat = try optionalInteger()
    return nutrition
  }

  private mutating func allergens() throws(BinaryFormatError) -> AllergenFindings {
    let contains = AllergenSet(rawValue: UInt16(truncatingIfNeeded: try integer()))
    let mayContain = AllergenSet(rawValue: UInt16(truncatingIfNeeded: try integer()))
    return AllergenFindings(contains: contains, mayContain: mayContain, unknown: try list())
  }

  private mutating func diet() throws(BinaryFormatError) -> DietFinding {
    switch try byte() {
    case 0: return .fits
    case 1: return .breaks(try list())
    default:
      var doubts: [DietFinding.Doubt] = []
      for _ in 0..<(try count()) {
        let name = try text()
        doubts.append(DietFinding.Doubt(name, DietFinding.Doubt.Reason(rawValue: try byte()) ?? .unmatched))
      }
      return .unknown(doubts)
    }
  }

  private mutating func difficulty() throws(BinaryFormatError) -> DifficultyEstimate {
    let difficulty = Difficulty(rawValue: try byte()) ?? .medium
    if try flag() { return DifficultyEstimate(difficulty, basis: .stated) }
    let ingredients = try integer()
    let steps = try integer()
    return DifficultyEstimate(
      difficulty, basis: .estimated(ingredients: ingredients, steps: steps, minutes: try optionalInteger()))
  }
}
