package import Cookbook
internal import CookbookReading
package import Nutrition
internal import PageBuilding
internal import PageInputs
internal import Quantities
internal import SitePlanning
internal import StepText

/// What the page of a recipe would say that is still being written: the same figures and words, as plain text.
package struct DraftReading: Sendable {
  /// What is understood of one ingredient.
  package struct Line: Sendable {
    package let name: String
    /// Grams and kilocalories, `–` where unknown.
    package let mass: String
    package let energy: String
    /// The food, how the amount became a mass, what was assumed.
    package let note: String?
    package let status: AnalysedLine.Status
    package let isGuess: Bool
  }

  /// An ingredient below a step.
  package struct StepUse: Sendable {
    package let amount: String?
    package let name: String
  }

  /// What the whole recipe provides.
  package struct Summary: Sendable {
    /// What the figures are for, such as a serving.
    package let basis: String
    /// Kilocalories; `nil` where too little is known.
    package let energy: String?
    /// Protein, carbohydrates and fat with their labels, as far as known.
    package let macros: [(label: String, value: String)]
    package let note: String
    package let missing: [String]
  }

  package let lines: [Line]
  /// For each step of the method.
  package let steps: [[StepUse]]
  /// `nil` for a recipe without ingredients that states nothing.
  package let summary: Summary?
}

extension PageRenderer {
  /// - Parameter lines: what is known of the ingredients, in reading order.
  package func draft(
    _ entry: RecipeEntry, lines: [AnalysedLine], analysis: JoinedAnalysis, nutrition: RecipeNutrition
  ) -> DraftReading {
    let context = PageContext(shared, chrome: sharedInputs.chrome, path: "index.html")
    let view = NutritionBuilder(
      context: context, nutrition: nutrition, analysis: analysis, coverage: site.configuration.nutrition.coverage,
      lines: lines
    ).view()
    return DraftReading(
      lines: zip(lines, NutritionLines(context: context, analysis: analysis, lines: lines).rows).map(Self.line),
      steps: steps(of: entry, lines, context),
      summary: view.map { view in
        DraftReading.Summary(
          basis: view.basis, energy: view.energy, macros: view.bars.map { ($0.label, $0.value) }, note: view.note,
          missing: view.missing)
      })
  }

  private static func line(_ line: AnalysedLine, _ row: NutritionLineView) -> DraftReading.Line {
    DraftReading.Line(
      name: row.name, mass: row.values[0], energy: row.values[1], note: row.note, status: line.status,
      isGuess: line.isGuess)
  }

  private func steps(of entry: RecipeEntry, _ lines: [AnalysedLine], _ context: PageContext) -> [[DraftReading.StepUse]]
  {
    let language = entry.facts.language ?? context.chrome.contentLanguage
    let html = RecipeHTML(targets: LinkTargets([:], in: site), texts: entry.recipe.texts, ways: context.ways)
    let amounts = AmountText(decimalSign: LanguageTag.decimalSign(language))
    let builder = StepIngredientBuilder(
      entry.recipe, lines: lines, further: FurtherAmounts(entry.recipe, lines: lines, language: language), html: html,
      amounts: amounts, language: language)
    return StepIngredients(entry.recipe, lines: lines, foods: site.foods, language: language)
      .mentions(in: RecipeSteps.sections(of: entry.recipe))
      .map { mentions in
        mentions.map { mention in
          let words = builder.words(mention)
          return DraftReading.StepUse(amount: words.amount, name: words.name)
        }
      }
  }
}
