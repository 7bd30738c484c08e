internal import Cookbook
package import Foods
internal import Mustache
package import Nutrition
internal import Quantities
internal import SitePlanning
package import Themes

/// Builds the view of what a recipe provides, and of where each number comes from.
///
/// Nothing that is known in part is shown as a fact: below the coverage that the configuration asks for, the view has
/// no energy and no bars, and says what is missing.
package struct NutritionBuilder {
  package let context: PageContext
  package let nutrition: RecipeNutrition
  package let analysis: JoinedAnalysis
  /// Thousandths of the mass that have to be known before computed figures are shown.
  package let coverage: Int
  /// Of the recipe's ingredients, in reading order.
  package let lines: [AnalysedLine]

  package init(
    context: PageContext, nutrition: RecipeNutrition, analysis: JoinedAnalysis, coverage: Int, lines: [AnalysedLine]
  ) {
    self.context = context
    self.nutrition = nutrition
    self.analysis = analysis
    self.coverage = coverage
    self.lines = lines
  }

  private var text: InterfaceText { context.text }
  private var figureText: FigureText { FigureText(text: text) }
  private var isIncomplete: Bool { nutrition.status == .incomplete }
  /// What the figures of ring and bars are for.
  private var basis: RequiredText {
    if nutrition.figures.perServing != nil { return .perServing }
    return nutrition.figures.perPiece != nil ? .perPiece : .wholeRecipe
  }

  /// The figures that ring and bars show.
  private var shown: Nutrients? {
    isIncomplete ? nil : nutrition.figures.shown
  }

  /// `nil` for a recipe without ingredients that states nothing.
  package func view() -> NutritionView? {
    guard !lines.isEmpty || nutrition.status == .stated else { return nil }
    let macros = shown.flatMap(MacroShares.init)
    let amounts = NutrientTable(text: text, figures: isIncomplete ? nil : nutrition.figures)
    let table = NutritionLines(context: context, analysis: analysis, lines: lines)
    return NutritionView(
      basis: text[basis], isIncomplete: isIncomplete,
      energy: shown?.energy.map(figureText.whole), isEstimate: nutrition.isEstimate,
      segments: macros.map(segments) ?? [],
      bars: shown.map { bars($0, macros) } ?? [], note: note, guessNote: guessNote, missing: missing,
      columns: amounts.columns, nutrients: amounts.rows, lines: table.rows, total: table.total(isPart: isIncomplete),
      gap: gapNote, sources: table.sources)
  }

  // MARK: Ring and bars

  private func segments(_ shares: MacroShares) -> [NutritionSegmentView] {
    let visible = shares.parts.filter { $0.share > 0 }
    // A hairline keeps neighbours apart.
    let gap = visible.count > 1 ? 8 : 0
    return visible.map { part in
      let length = max(part.share - gap, 4)
      return NutritionSegmentView(
        kind: "\(part.nutrient)", length: length, rest: 1000 - length, offset: -part.start)
    }
  }

  private func bars(_ nutrients: Nutrients, _ shares: MacroShares?) -> [NutritionBarView] {
    MacroShares.macros.compactMap { macro, label in
      guard let grams = nutrients[macro] else { return nil }
      let part = shares?.parts.first { $0.nutrient == macro }
      return NutritionBarView(
        kind: "\(macro)", label: text[label], value: figureText.grams(grams),
        share: part.map { text.text(.percent, ["count": String($0.percent)]) }, width: part?.share ?? 0)
    }
  }

  // MARK: Words

  private var share: String { text.text(.percent, ["count": String(nutrition.coverage.thousandths / 10)]) }

  private var note: String {
    let own = analysis.own.nutrition
    let counted = analysis.parts.count { $0.problem == nil } + own.quantifiedLines - own.unmatched.count
    let total = analysis.parts.count + own.quantifiedLines
    let values = ["counted": text.number(counted), "total": text.number(total), "share": share]
    switch nutrition.status {
    case .stated: return statedNote
    case .computed: return text.text(.nutritionComputed, values)
    case .estimated: return text.text(.nutritionComputed, values) + " " + text[.nutritionEstimated]
    case .incomplete: return text.text(total == 0 ? .nutritionNothing : .nutritionIncomplete, values)
    }
  }

  /// What the ingredients make is said beside the statement where enough of them is known.
  private var statedNote: String {
    guard nutrition.coverage.thousandths >= coverage,
      let energy = nutrition.computed.perServing?.energy
    else { return text[.nutritionStated] }
    return text[.nutritionStated] + " "
      + text.text(.nutritionStatedComputed, ["energy": figureText.energy(energy)])
  }

  private var guessNote: String? {
    guard nutrition.status != .stated, !isIncomplete, nutrition.mass > 0, nutrition.guessedMass > 0 else { return nil }
    let percent = max(1, nutrition.guessedMass * 100 / nutrition.mass)
    return text.text(.nutritionGuessed, ["share": text.text(.percent, ["count": String(percent)])])
  }

  /// Nothing is missing where the recipe itself states the figures.
  private var missing: [String] {
    guard nutrition.status != .stated else { return [] }
    return analysis.own.nutrition.unmatched
      + analysis.parts.compactMap { part in
        part.problem.map { problem in
          let reason: RequiredText =
            switch problem {
            case .missing: .partMissing
            case .unknownShare: .partUnknownShare
            case .cycle: .partCycle
            }
          return "\(part.use.name) (\(text[reason]))"
        }
      }
  }

  private var gapNote: String? {
    guard !isIncomplete, let gap = nutrition.gap else { return nil }
    let reason: RequiredText =
      switch gap.reason {
      case .rounding: .gapRounding
      case .fibre: .gapFibre
      case .alcohol: .gapAlcohol
      case .unexplained: .gapUnexplained
      }
    return text.text(
      .gap,
      [
        "macros": figureText.energy(gap.fromMacros), "energy": figureText.energy(gap.energy),
        "reason": text[reason],
      ])
  }
}

/// How the energy is shared between protein, carbohydrate and fat, by 4, 4 and 9 kcal a gram.
package struct MacroShares {
  package struct Part {
    package let nutrient: Nutrient
    /// Where it begins and how much of the ring it takes, in thousandths.
    package let start: Int
    package let share: Int
    /// Rounded so that the parts add up.
    package let percent: Int
  }

  package static let macros: [(Nutrient, RequiredText)] = [
    (.protein, .protein), (.carbohydrate, .carbohydrate), (.fat, .fat),
  ]

  package let parts: [Part]

  /// `nil` unless all three are known and there is any of them.
  package init?(_ nutrients: Nutrients) {
    guard let protein = nutrients.protein, let carbohydrate = nutrients.carbohydrate, let fat = nutrients.fat
    else { return nil }
    let energies = [4 * protein, 4 * carbohydrate, 9 * fat]
    let sum = energies.reduce(0, +)
    // What is far beyond the macros is alcohol; it keeps its place on the ring.
    let energy = nutrients.energy ?? 0
    let whole = energy * 5 > sum * 6 ? energy : sum
    guard sum > 0 else { return nil }
    var before = 0
    var places: [(start: Int, share: Int)] = []
    for energy in energies {
      let start = before * 1000 / whole
      before += energy
      places.append((start, before * 1000 / whole - start))
    }
    let percents = RoundedRows(places.map(\.share), unit: 10).rows
    parts = zip(Self.macros, zip(places, percents)).map { macro, place in
      Part(nutrient: macro.0, start: place.0.start, share: place.0.share, percent: place.1)
    }
  }
}

/// Numbers of nutrition in the words of the interface.
package struct FigureText {
  package let text: InterfaceText

  package init(text: InterfaceText) {
    self.text = text
  }

  /// Thousandths as a whole number.
  package func whole(_ thousandths: Int) -> String { text.number(RoundedRows([thousandths]).total) }

  /// `412 kcal`; thousandths of a kilocalorie.
  package func energy(_ thousandths: Int) -> String { text.text(.kilocalories, ["count": whole(thousandths)]) }

  /// `≈ 412 kcal` where it is an estimate.
  package func energy(_ thousandths: Int, isEstimate: Bool) -> String {
    marked(energy(thousandths), isEstimate: isEstimate)
  }

  package func marked(_ figure: String, isEstimate: Bool) -> String { isEstimate ? "≈ " + figure : figure }

  /// `18 g`; milligrams.
  package func grams(_ milligrams: Int) -> String { text.text(.grams, ["count": whole(milligrams)]) }

  /// `0.9 g`; milligrams, to a tenth of a gram below 10 g.
  func fineGrams(_ milligrams: Int) -> String {
    guard milligrams < 9950 else { return grams(milligrams) }
    return text.text(.grams, ["count": decimal((milligrams + 50) / 100 * 100)])
  }

  /// Thousandths as a decimal with as many digits as it has.
  package func decimal(_ thousandths: Int) -> String {
    let plain = Rational(thousandths, 1000)?.decimalText ?? String(thousandths / 1000)
    guard let point = plain.utf8.firstIndex(of: UInt8(ascii: ".")) else { return plain }
    return plain[..<point] + text[.decimalSign] + plain[plain.utf8.index(after: point)...]
  }
}
