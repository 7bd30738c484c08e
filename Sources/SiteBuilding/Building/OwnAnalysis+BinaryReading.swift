internal import Cookbook
internal import Foods
package import Nutrition
internal import Quantities
package import SiteStorage

extension BinaryReader {
  /// What `BinaryWriter.append(_: OwnAnalysis)` wrote.
  package mutating func analysis() throws(BinaryFormatError) -> OwnAnalysis {
    let nutrition = try ownNutrition()
    let contains = AllergenSet(rawValue: UInt16(truncatingIfNeeded: try integer()))
    let mayContain = AllergenSet(rawValue: UInt16(truncatingIfNeeded: try integer()))
    let allergens = AllergenFindings(contains: contains, mayContain: mayContain, unknown: try texts())
    let diets = DietFindings(vegan: try dietFinding(), vegetarian: try dietFinding())
    return OwnAnalysis(
      nutrition: nutrition, allergens: allergens, diets: diets, difficulty: try flag() ? try difficulty() : nil)
  }

  private mutating func ownNutrition() throws(BinaryFormatError) -> OwnNutrition {
    var nutrition = OwnNutrition(sum: try nutritionSum())
    nutrition.typicalLine = try integer()
    nutrition.quantifiedLines = try integer()
    nutrition.unquantifiedLines = try integer()
    nutrition.guessedLines = try integer()
    nutrition.unmatched = try texts()
    for _ in 0..<(try count()) {
      var use = SubRecipeUse(name: try text(), link: try text(), amount: try flag() ? try amount() : nil)
      use.milligrams = try optionalNumber()
      use.isOptional = try flag()
      nutrition.uses.append(use)
    }
    for _ in 0..<(try count()) { nutrition.yields.append(try amount()) }
    guard try flag() else { return nutrition }
    nutrition.stated = StatedNutrition(
      energy: try integer(), protein: try optionalNumber(), carbohydrate: try optionalNumber(),
      fat: try optionalNumber())
    return nutrition
  }

  private mutating func nutritionSum() throws(BinaryFormatError) -> NutritionSum {
    var sum = NutritionSum()
    for nutrient in Nutrient.allCases {
      sum.figures[nutrient] = try optionalNumber()
      sum.known[nutrient] = try optionalNumber()
    }
    sum.coverage = Coverage(matched: try integer(), unmatched: try integer())
    sum.mass = try integer()
    sum.alcoholEnergy = try integer()
    sum.guessedMass = try integer()
    sum.guessedEnergy = try integer()
    sum.hasUnstatedSalt = try flag()
    return sum
  }

  private mutating func amount() throws(BinaryFormatError) -> Amount {
    let measure: Amount.Measure =
      switch try byte() {
      case 0: .exact(try rational())
      case 1: .range(try rational(), try rational())
      default: .unmeasured
      }
    var amount = Amount(measure, isApproximate: try flag())
    amount.unit = try optionalWord()
    amount.plainUnit = try optionalWord()
    return amount
  }

  private mutating func rational() throws(BinaryFormatError) -> Rational {
    Rational(try integer(), try integer()) ?? .zero
  }

  private mutating func dietFinding() throws(BinaryFormatError) -> DietFinding {
    switch try byte() {
    case 0: return .fits
    case 1: return .breaks(try texts())
    default:
      var doubts: [DietFinding.Doubt] = []
      for _ in 0..<(try count()) {
        doubts.append(DietFinding.Doubt(try text(), DietFinding.Doubt.Reason(rawValue: try byte()) ?? .unmatched))
      }
      return .unknown(doubts)
    }
  }

  private mutating func difficulty() throws(BinaryFormatError) -> DifficultyEstimate {
    let level = Difficulty(rawValue: try byte()) ?? .medium
    guard try flag() else { return DifficultyEstimate(level, basis: .stated) }
    return DifficultyEstimate(
      level, basis: .estimated(ingredients: try integer(), steps: try integer(), minutes: try optionalNumber()))
  }

  private mutating func texts() throws(BinaryFormatError) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count()) { texts.append(try text()) }
    return texts
  }

  private mutating func optionalNumber() throws(BinaryFormatError) -> Int? { try flag() ? try integer() : nil }
  private mutating func optionalWord() throws(BinaryFormatError) -> String? { try flag() ? try text() : nil }
}
