internal import Cookbook
package import Foods
public import JSONReading
public import Nutrition
package import Quantities

/// What foods say about a recipe, as members of its JSON object: `nutrition`, `allergens`, `diets`, `difficulty`.
///
/// Units stand in the keys; numbers are exact to a thousandth. What is not known is left out, and never 0.
public enum NutritionJSON {
  /// - Parameter lines: of the recipe's ingredients, in reading order.
  public static func write(
    _ nutrition: RecipeNutrition, of analysis: JoinedAnalysis, lines: [AnalysedLine], to json: inout JSONWriter
  ) {
    json.key("nutrition")
    write(nutrition, analysis, lines, to: &json)
    json.key("allergens")
    write(analysis.allergens, to: &json)
    json.key("diets")
    json.beginObject()
    for diet in Diet.allCases {
      json.key(JSONWord.word(diet))
      write(analysis.diets[diet], to: &json)
    }
    json.endObject()
    if let difficulty = analysis.own.difficulty {
      json.key("difficulty")
      write(difficulty, to: &json)
    }
  }

  // MARK: Nutrition

  private static func write(
    _ nutrition: RecipeNutrition, _ analysis: JoinedAnalysis, _ lines: [AnalysedLine], to json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("status", JSONWord.word(nutrition.status))
    json.thousandths("coverage", nutrition.coverage.thousandths)
    if let servings = nutrition.servings { json.decimal("servings", servings) }
    if let pieces = nutrition.pieces {
      json.key("pieces")
      json.beginObject()
      json.decimal("count", pieces.count)
      json.member("unit", pieces.unit)
      json.endObject()
    }
    json.thousandths("massGrams", nutrition.mass)
    json.thousandths("guessedMassGrams", nutrition.guessedMass)
    write(nutrition.figures, to: &json)
    if nutrition.status == .stated {
      json.key("computed")
      json.beginObject()
      write(nutrition.computed, to: &json)
      json.endObject()
    }
    if let gap = nutrition.gap { write(gap, to: &json) }
    json.key("lines")
    json.beginArray()
    for line in lines { write(line, to: &json) }
    json.endArray()
    json.key("subRecipes")
    json.beginArray()
    for part in analysis.parts { write(part, to: &json) }
    json.endArray()
    json.member("unmatched", analysis.own.nutrition.unmatched)
    json.endObject()
  }

  private static func write(_ figures: RecipeNutrition.Figures, to json: inout JSONWriter) {
    let amounts = [
      ("perServing", figures.perServing), ("perPiece", figures.perPiece), ("whole", figures.whole),
      ("perHundredGrams", figures.perHundredGrams),
    ]
    for (key, nutrients) in amounts {
      guard let nutrients else { continue }
      json.key(key)
      json.beginObject()
      write(nutrients, to: &json)
      json.endObject()
    }
  }

  package static func write(_ nutrients: Nutrients, to json: inout JSONWriter) {
    for nutrient in Nutrient.allCases {
      guard let value = nutrients[nutrient] else { continue }
      json.thousandths(JSONWord.key(nutrient), value)
    }
  }

  private static func write(_ gap: EnergyGap, to json: inout JSONWriter) {
    json.key("energyGap")
    json.beginObject()
    json.thousandths("fromMacrosKilocalories", gap.fromMacros)
    json.thousandths("differenceKilocalories", gap.difference)
    json.member("reason", "\(gap.reason)")
    json.endObject()
  }

  // MARK: Lines

  private static func write(_ line: AnalysedLine, to json: inout JSONWriter) {
    json.beginObject()
    json.member("ingredient", line.name)
    json.member("standing", JSONWord.word(line.status))
    if let reason = line.unquantified { json.member("reason", "\(reason)") }
    if let food = line.food {
      json.member("food", food.name)
      json.member("category", food.category.name)
      if let source = food.source { json.member("source", source.text) }
    }
    if let milligrams = line.milligrams { json.thousandths("grams", milligrams) }
    if let path = line.path {
      json.member("path", JSONWord.word(path.kind))
      json.member("pathText", path.text)
    }
    if line.isOptional { json.member("optional", true) }
    if line.isGuess { json.member("guesses", (line.isMatchGuess ? ["food"] : []) + (line.path?.guesses.names ?? [])) }
    if let figures = line.figures { write(figures, to: &json) }
    json.endObject()
  }

  private static func write(_ part: JoinedAnalysis.Part, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", part.use.name)
    json.member("link", part.use.link)
    if let share = part.share { json.decimal("share", share) }
    if let problem = part.problem { json.member("problem", "\(problem)") }
    if let sum = part.sum {
      json.thousandths("grams", sum.mass)
      write(sum.figures, to: &json)
    }
    json.endObject()
  }

  // MARK: Labels

  private static func write(_ allergens: AllergenFindings, to json: inout JSONWriter) {
    json.beginObject()
    json.member("contains", allergens.contains.allergens.map(JSONWord.word))
    json.member("mayContain", allergens.mayContain.allergens.map(JSONWord.word))
    json.member("unknownIngredients", allergens.unknown)
    json.endObject()
  }

  private static func write(_ finding: DietFinding, to json: inout JSONWriter) {
    json.beginObject()
    if let fits = finding.fits { json.member("fits", fits) }
    switch finding {
    case .fits: break
    case .breaks(let names): json.member("because", names)
    case .unknown(let doubts):
      json.key("doubts")
      json.beginArray()
      for doubt in doubts {
        json.beginObject()
        json.member("ingredient", doubt.name)
        json.member("reason", "\(doubt.reason)")
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  private static func write(_ difficulty: DifficultyEstimate, to json: inout JSONWriter) {
    json.beginObject()
    json.member("level", JSONWord.word(difficulty.difficulty))
    switch difficulty.basis {
    case .stated: json.member("status", "stated")
    case .estimated(let ingredients, let steps, let minutes):
      json.member("status", "estimated")
      json.member("ingredients", ingredients)
      json.member("steps", steps)
      if let minutes { json.member("totalMinutes", minutes) }
    }
    json.endObject()
  }
}

extension JSONWriter {
  package mutating func thousandths(_ key: String, _ value: Int) {
    self.key(key)
    number(thousandths: value)
  }

  package mutating func decimal(_ key: String, _ value: Rational) {
    guard let number = JSONNumber(value.decimalText) else { return }
    self.key(key)
    self.number(number)
  }
}
