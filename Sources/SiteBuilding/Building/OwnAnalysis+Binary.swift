internal import Cookbook
internal import Foods
package import Nutrition
internal import Quantities
internal import SiteStorage

/// What a build keeps of what foods say about a recipe: about a hundred bytes.
extension BinaryWriter {
  package mutating func append(_ analysis: OwnAnalysis) {
    append(analysis.nutrition)
    append(integer: Int(analysis.allergens.contains.rawValue))
    append(integer: Int(analysis.allergens.mayContain.rawValue))
    append(texts: analysis.allergens.unknown)
    append(analysis.diets.vegan)
    append(analysis.diets.vegetarian)
    append(flag: analysis.difficulty != nil)
    if let difficulty = analysis.difficulty { append(difficulty) }
  }

  private mutating func append(_ nutrition: OwnNutrition) {
    append(nutrition.sum)
    for number in [
      nutrition.typicalLine, nutrition.quantifiedLines, nutrition.unquantifiedLines, nutrition.guessedLines,
    ] { append(integer: number) }
    append(texts: nutrition.unmatched)
    append(count: nutrition.uses.count)
    for use in nutrition.uses {
      append(text: use.name)
      append(text: use.link)
      append(flag: use.amount != nil)
      if let amount = use.amount { append(amount) }
      append(optional: use.milligrams)
      append(flag: use.isOptional)
    }
    append(count: nutrition.yields.count)
    for yield in nutrition.yields { append(yield) }
    append(flag: nutrition.stated != nil)
    if let stated = nutrition.stated {
      append(integer: stated.energy)
      append(optional: stated.protein)
      append(optional: stated.carbohydrate)
      append(optional: stated.fat)
    }
  }

  private mutating func append(_ sum: NutritionSum) {
    for nutrient in Nutrient.allCases {
      append(optional: sum.figures[nutrient])
      append(optional: sum.known[nutrient])
    }
    let numbers = [
      sum.coverage.matched, sum.coverage.unmatched, sum.mass, sum.alcoholEnergy, sum.guessedMass, sum.guessedEnergy,
    ]
    for number in numbers { append(integer: number) }
    append(flag: sum.hasUnstatedSalt)
  }

  private mutating func append(_ amount: Amount) {
    switch amount.measure {
    case .exact(let value):
      append(byte: 0)
      append(value)
    case .range(let low, let high):
      append(byte: 1)
      append(low)
      append(high)
    case .unmeasured: append(byte: 2)
    }
    append(flag: amount.isApproximate)
    append(optional: amount.unit)
    append(optional: amount.plainUnit)
  }

  private mutating func append(_ value: Rational) {
    append(integer: value.numerator)
    append(integer: value.denominator)
  }

  private mutating func append(_ finding: DietFinding) {
    switch finding {
    case .fits: append(byte: 0)
    case .breaks(let names):
      append(byte: 1)
      append(texts: names)
    case .unknown(let doubts):
      append(byte: 2)
      append(count: doubts.count)
      for doubt in doubts {
        append(text: doubt.name)
        append(byte: doubt.reason.rawValue)
      }
    }
  }

  private mutating func append(_ difficulty: DifficultyEstimate) {
    append(byte: difficulty.difficulty.rawValue)
    guard case .estimated(let ingredients, let steps, let minutes) = difficulty.basis else {
      append(flag: false)
      return
    }
    append(flag: true)
    append(integer: ingredients)
    append(integer: steps)
    append(optional: minutes)
  }

  private mutating func append(texts: [String]) {
    append(count: texts.count)
    for text in texts { append(text: text) }
  }

  private mutating func append(optional number: Int?) {
    append(flag: number != nil)
    if let number { append(integer: number) }
  }

  private mutating func append(optional text: String?) {
    append(flag: text != nil)
    if let text { append(text: text) }
  }
}
