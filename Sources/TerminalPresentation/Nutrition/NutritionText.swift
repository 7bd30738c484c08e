package import CommandLineParsing
package import Foods
internal import Nutrition
internal import Quantities
package import SiteBuilding

/// What foods say about a recipe, for a terminal: figures, allergens, diets, difficulty.
package struct NutritionText {
  package let recipe: RecipeAnalysis
  package let width: Int
  package let style: TerminalStyle

  package init(recipe: RecipeAnalysis, width: Int, style: TerminalStyle) {
    self.recipe = recipe
    self.width = width
    self.style = style
  }

  package var lines: [String] {
    let heading = TextWrapping.lines(style.apply(.bold, to: "Nutrition") + " " + dim("(\(basis))"), width: width)
    return heading + figures + labels.flatMap { TextWrapping.lines($0, width: width) }
  }

  // MARK: Figures

  private var nutrition: RecipeNutrition { recipe.nutrition }

  private var basis: String {
    let known = "\(nutrition.coverage.thousandths / 10) % of the mass is known"
    switch nutrition.status {
    case .stated: return "as the recipe states it"
    case .computed: return "computed; \(known)" + (isGuessed ? "; some weights are guesses" : "")
    case .estimated:
      return "estimated: most of the energy may rest on one guess or be optional, or a serving is unusually large; "
        + known
    case .incomplete: return "incomplete: only \(known)"
    }
  }

  private var isGuessed: Bool { nutrition.guessedMass > 0 }

  /// Nothing is shown as a fact that is known in part.
  private var figures: [String] {
    if nutrition.status == .incomplete { return missing }
    var rows: [String] = []
    if let serving = nutrition.figures.perServing { rows.append("per serving: " + Self.text(of: serving)) }
    if let piece = nutrition.figures.perPiece, let pieces = nutrition.pieces {
      rows.append(
        "per piece (\(NumberText.display(pieces.count)) \(TerminalText.safe(pieces.unit))): " + Self.text(of: piece))
    }
    if let whole = nutrition.figures.whole { rows.append("whole: " + Self.text(of: whole)) }
    if let hundred = nutrition.figures.perHundredGrams { rows.append("100 g: " + Self.text(of: hundred)) }
    return rows.flatMap { TextWrapping.lines($0, width: width) } + missing
  }

  private var missing: [String] {
    let own = recipe.analysis.own.nutrition.unmatched
    let parts = recipe.analysis.parts.compactMap { part in
      part.problem.map { "\(part.use.name) (\(Self.text(of: $0)))" }
    }
    let names = own + parts
    return names.isEmpty ? [] : TextWrapping.lines(dim("not counted: " + Self.list(names)), width: width)
  }

  private static func text(of problem: JoinedAnalysis.Part.Problem) -> String {
    switch problem {
    case .missing: "no recipe there"
    case .unknownShare: "how much of it is unknown"
    case .cycle: "needs itself"
    }
  }

  /// `412 kcal · 18 g protein · 58 g carbs · 11 g fat`; what is unknown is left out.
  package static func text(of nutrients: Nutrients) -> String {
    let parts = Nutrient.allCases.compactMap { nutrient -> String? in
      guard let value = nutrients[nutrient] else { return nil }
      let whole = RoundedRows([value]).total
      switch nutrient {
      case .energy: return "\(whole) kcal"
      case .sodium: return "\(whole) mg sodium"
      case .carbohydrate: return "\(whole) g carbs"
      case .protein, .fat, .fibre, .sugar: return "\(whole) g \(nutrient)"
      }
    }
    return parts.joined(separator: " · ")
  }

  // MARK: Labels

  private var labels: [String] {
    let allergens = recipe.analysis.allergens
    var rows: [String] = []
    let contained = allergens.contains.allergens.map { "\($0)" }
    if !contained.isEmpty { rows.append(label("Contains") + contained.joined(separator: ", ")) }
    let possible = allergens.mayContain.allergens.map { "\($0)" }
    if !possible.isEmpty { rows.append(label("May contain") + possible.joined(separator: ", ")) }
    if !allergens.unknown.isEmpty { rows.append(label("Unknown ingredients") + Self.list(allergens.unknown)) }
    if let diet { rows.append(label("Diet") + diet) }
    if let difficulty = recipe.analysis.own.difficulty,
      case .estimated(let count, let steps, let minutes) = difficulty.basis
    {
      let time = minutes.map { ", \($0) min" } ?? ""
      rows.append(
        label("Difficulty") + "\(difficulty.difficulty) "
          + dim("(estimated: \(Self.count(count, "ingredient")), \(Self.count(steps, "step"))\(time))"))
    }
    return rows
  }

  private var diet: String? {
    let diets = recipe.analysis.diets
    if diets.vegan == .fits { return "vegan" }
    return diets.vegetarian == .fits ? "vegetarian" : nil
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
  private func label(_ text: String) -> String { dim(text + ":") + " " }
  private func dim(_ text: String) -> String { style.apply(.dim, to: text) }
  private static func list(_ names: [String]) -> String {
    names.map { "“\(TerminalText.safe($0))”" }.joined(separator: ", ")
  }
}
