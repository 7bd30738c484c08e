internal import Foods
internal import Mustache
package import Nutrition
internal import PageInputs
internal import SitePlanning
internal import Themes

/// Where each number comes from: one row for each ingredient. The rows add up to the total below them.
package struct NutritionLines {
  private let context: PageContext
  private let lines: [AnalysedLine]
  private let columns: [(texts: [String], total: String)]

  package init(context: PageContext, analysis: JoinedAnalysis, lines: [AnalysedLine]) {
    self.context = context
    self.lines = lines
    let sums = Dictionary(analysis.parts.map { ($0.use, $0.sum) }) { first, _ in first }
    func part(_ line: AnalysedLine) -> NutritionSum? {
      guard case .subRecipe(let use) = line.subject else { return nil }
      return sums[use] ?? nil
    }
    let masses = lines.map { $0.milligrams ?? part($0)?.mass }
    let figures = lines.map { $0.figures ?? part($0)?.figures }
    columns =
      [Self.column(masses, context.text)]
      + Nutrient.main.map { nutrient in Self.column(figures.map { $0?[nutrient] }, context.text) }
  }

  private static func column(_ values: [Int?], _ text: InterfaceText) -> (texts: [String], total: String) {
    let rounded = RoundedRows(values.map { max(0, $0 ?? 0) })
    let texts = zip(values, rounded.rows).map { value, row in value == nil ? "–" : text.number(row) }
    return (texts, text.number(rounded.total))
  }

  package var rows: [NutritionLineView] {
    let notes = LineNote(context: context)
    return lines.indices.map { index in
      line(lines[index].name, columns.map { $0.texts[index] }, note: notes.text(lines[index]))
    }
  }

  /// - Parameter isPart: whether it is the sum of what is known, and not of the recipe.
  package func total(isPart: Bool) -> NutritionLineView {
    line(context.text[isPart ? .knownPart : .total], columns.map(\.total), note: nil)
  }

  private func line(_ name: String, _ cells: [String], note: String?) -> NutritionLineView {
    NutritionLineView(name: name, values: cells, note: note)
  }

  /// What the names of sources mean; `nil` where no figure has one.
  package var sources: String? {
    let releases = Set(lines.compactMap { $0.food?.source?.release })
    return releases.contains("SR28") ? context.text[.sourceSR28] : nil
  }
}

/// What was assumed of an ingredient, in one line: its food, how it became a mass, what was guessed.
package struct LineNote {
  package let context: PageContext

  private var words: InterfaceText { context.text }

  package func text(_ line: AnalysedLine) -> String {
    switch line.status {
    case .counted: return counted(line)
    case .notFood: return words[.lineNotFood]
    case .unquantified: return unquantified(line.unquantified)
    case .unmatched: return words[.lineUnmatched]
    case .unweighed: return "\(name(of: line)): \(words[.lineUnweighed])"
    case .withoutFigures: return "\(name(of: line)): \(words[.lineWithoutFigures])"
    case .subRecipe: return words[.lineSubRecipe]
    }
  }

  private func unquantified(_ reason: LineMass.Unquantified?) -> String {
    switch reason {
    case .optional: words[.lineOptional]
    case .fryingFat: words[.lineFryingFat]
    case .pouredOff: words[.linePouredOff]
    case .fromAbove: words[.lineFromAbove]
    case .noAmount, nil: words[.lineUnquantified]
    }
  }

  private func counted(_ line: AnalysedLine) -> String {
    let source = line.food?.source.map { ", \($0.release) \($0.identifier)" } ?? ""
    var parts = [name(of: line) + source]
    if let path = line.path, let way = way(path, source: line.food?.source) { parts.append(way) }
    let guesses = self.guesses(line)
    if !guesses.isEmpty { parts.append(words.text(.assumed, ["what": guesses.joined(separator: ", ")])) }
    return parts.joined(separator: " · ")
  }

  /// The food in the site's language.
  private func name(of line: AnalysedLine) -> String {
    line.food.map { name(of: $0) } ?? line.name
  }

  private func name(of food: Food) -> String {
    food.title(in: FoodLanguage(tag: context.chrome.language) ?? .en)
  }

  // MARK: From amount to mass

  /// `1 cup, chopped = 160 g × 0.9 edible`; `nil` where the amount is a mass and nothing else happened to it.
  private func way(_ path: GramPath, source: Food.Source?) -> String? {
    var parts = [way(of: path, source: source)].compactMap(\.self)
    let figures = FigureText(text: words)
    if let drained = path.drained { parts.append("× \(figures.decimal(drained)) \(words[.drained])") }
    if let edible = path.edible { parts.append("× \(figures.decimal(edible)) \(words[.edible])") }
    for other in path.added { parts.append("+ \(figures.decimal(other.milligrams)) g \(name(of: other.food))") }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func way(of path: GramPath, source: Food.Source?) -> String? {
    let figures = FigureText(text: words)
    switch path.kind {
    case .mass: return nil
    case .weight, .otherVolume: return path.weight.map { weight($0, source: source) }
    case .density:
      return path.density.map { "\(figures.decimal($0.milligramsPerMillilitre)) g/ml (\($0.source))" }
    case .content: return path.weight.map { weight($0, source: source) }
    case .custom:
      return path.unit.map { words.text(.usualWeight, ["unit": UnitWords(language: words.language).one($0)]) }
    }
  }

  private func weight(_ weight: Food.Weight, source: Food.Source?) -> String {
    let form = weight.form.map { ", \($0)" } ?? ""
    let unit = UnitWords(language: words.language).one(weight.unit)
    var origin = ""
    if weight.source != source { origin = weight.source.map { " (\($0.release) \($0.identifier))" } ?? "" }
    return "1 \(unit)\(form) = \(FigureText(text: words).decimal(weight.milligrams)) g\(origin)"
  }

  private func guesses(_ line: AnalysedLine) -> [String] {
    let guesses = line.path?.guesses ?? []
    return (line.isMatchGuess ? [words[.guessFood]] : [])
      + (guesses.isEmpty ? [] : Self.guesses.compactMap { guesses.contains($0.0) ? words[$0.1] : nil })
  }

  private static let guesses: [(GramPath.Guesses, RequiredText)] = [
    (.typicalWeight, .guessTypicalWeight), (.form, .guessForm), (.size, .guessSize), (.unit, .guessUnit),
    (.drained, .guessDrained), (.amount, .guessAmount), (.standIn, .guessStandIn),
  ]
}
