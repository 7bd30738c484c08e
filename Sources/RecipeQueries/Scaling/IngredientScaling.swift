internal import Cookbook
internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import StepText

/// Multiplies all amounts of an ingredient: its own, and those that stand in its unit or name.
///
/// `½ cup (113 g)`, `4 tbsp / 57 g` and `2 cups plus 1 tbsp` say an amount twice or in parts: each is multiplied. What
/// one tin holds and how long a piece is stay as they are, and their number is multiplied: three times `400 g tin
/// tomatoes` are `3 × 400 g tin tomatoes`. A line whose amount is not marked is read like any other text.
struct IngredientScaling {
  enum Outcome {
    case scaled
    /// The line states no amount.
    case nothingToScale
    /// The line seems to state an amount that nobody understands.
    case notUnderstood
  }

  let factor: Rational
  let language: String?
  let writing: AmountWriting

  /// `nil` when a number does not fit into 64 bits.
  func scaled(_ ingredient: Ingredient) -> (ingredient: Ingredient, outcome: Outcome)? {
    let source = IngredientSource(ingredient)
    let line = source.line(language: language)
    if let amount = ingredient.amount, amount.measure != .unmeasured {
      return scaled(ingredient, amount, line, source).map { ($0, .scaled) }
    }
    guard let edits = edits(of: line, in: source) else { return nil }
    if edits.isEmpty {
      return (ingredient, source.seemsToStateAmount(language: language) ? .notUnderstood : .nothingToScale)
    }
    return (source.applying(edits), .scaled)
  }

  // MARK: Amounts that are marked

  private func scaled(
    _ ingredient: Ingredient, _ amount: Amount, _ line: IngredientLine, _ source: IngredientSource
  ) -> Ingredient? {
    if isSize(amount, in: line) { return counted(ingredient, amount) }
    var others = line
    if !others.amounts.isEmpty { others.amounts.removeFirst() }
    guard let product = amount.multiplied(by: factor), let edits = edits(of: others, in: source) else { return nil }
    var result = source.applying(edits)
    result.amount?.measure = product.measure
    result.amount?.plainUnit = nil
    return writing.precision == .readable ? source.movingFurtherAmounts(of: line, out: result) : result
  }

  /// The number before the unit says how long a piece is or what one tin holds.
  private func isSize(_ amount: Amount, in line: IngredientLine) -> Bool {
    // `*2-inch* piece` has the unit `-inch`.
    guard let text = amount.unit.map({ String($0.drop { $0 == "-" }) }),
      let unit = UnitLexicon.word(text, language: language)?.unit
    else { return false }
    if unit.dimension == .length, line.amounts.first?.content != nil { return true }
    return line.amounts.dropFirst().contains { $0.relation == .same && $0.isImplied }
  }

  /// The size goes into the name, and the pieces are counted.
  private func counted(_ ingredient: Ingredient, _ amount: Amount) -> Ingredient? {
    var result = ingredient
    result.amount = Amount(factor)
    let number = writing.number(amount.measure, unit: amount.unit)
    result.name = [number, amount.unit, ingredient.name].compactMap(\.self).joined(separator: " ")
    return result
  }

  // MARK: Amounts in the text

  /// `nil` when a number does not fit.
  private func edits(of line: IngredientLine, in source: IngredientSource) -> [TextEdit]? {
    var result: [TextEdit] = []
    for amounts in [line.amounts] + line.alternatives.map(\.amounts) {
      guard let edits = edits(of: amounts, in: source) else { return nil }
      result += edits
    }
    let known = (line.amounts + line.alternatives.flatMap(\.amounts)).compactMap(\.place)
    for amount in source.addedAmounts(besides: known, language: language) {
      guard let measure = amount.measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
      let shown = writing.written(Amount(measure, unit: amount.unitText), language: language)
      result.append(TextEdit(range: amount.range, text: writing.text(shown)))
    }
    return result
  }

  private func edits(of amounts: [LineAmount], in source: IngredientSource) -> [TextEdit]? {
    let hasSize = amounts.contains { $0.isImplied && ($0.content != nil || $0.relation == .same) }
    if hasSize, let start = amounts.compactMap({ $0.place?.number.lowerBound }).min() {
      return [TextEdit(range: start..<start, text: writing.number(.exact(factor), unit: nil) + " × ")]
    }
    var result: [TextEdit] = []
    for amount in amounts {
      guard let place = amount.place, !source.isVague(amount) else { continue }
      guard let measure = amount.measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
      result += source.edits(of: amount, at: place, to: measure, writing, language: language)
    }
    return result
  }
}

extension LineAmount {
  /// A unit or size without a number, which stands for one.
  var isImplied: Bool { place?.number.isEmpty ?? false }
}
