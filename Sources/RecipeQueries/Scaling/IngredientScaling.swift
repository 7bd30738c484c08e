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
    let places = source.places(of: line, language: language)
    if let joined = source.joined(places) { return scaled(joined) }
    guard let edits = edits(at: places, in: source) else { return nil }
    if edits.isEmpty {
      return (ingredient, source.seemsToStateAmount(language: language) ? .notUnderstood : .nothingToScale)
    }
    return (source.applying(edits), .scaled)
  }

  // MARK: Amounts that are marked

  private func scaled(
    _ ingredient: Ingredient, _ amount: Amount, _ line: IngredientLine, _ source: IngredientSource
  ) -> Ingredient? {
    if line.isSize(amount, language: language) { return counted(ingredient, amount) }
    var others = line
    if !others.amounts.isEmpty { others.amounts.removeFirst() }
    let places = source.ownNouns(of: line, language: language) + source.places(of: others, language: language)
    guard let product = amount.multiplied(by: factor), let edits = edits(at: places, in: source) else { return nil }
    var result = source.applying(edits)
    result.amount?.measure = product.measure
    result.amount?.plainUnit = nil
    return writing.precision == .readable ? source.movingFurtherAmounts(of: line, out: result) : result
  }

  /// The pieces are counted, and the size goes into the name; for people, `2 400 g` would be too many grams.
  private func counted(_ ingredient: Ingredient, _ amount: Amount) -> Ingredient? {
    var result = ingredient
    if writing.precision == .readable {
      result.amount = Amount(factor, unit: "× \(writing.text(amount))")
      return result
    }
    result.amount = Amount(factor)
    result.name = "\(writing.text(amount)) \(ingredient.name)"
    return result
  }

  // MARK: Amounts in the text

  /// `nil` when a number does not fit.
  private func edits(at places: [IngredientSource.Place], in source: IngredientSource) -> [TextEdit]? {
    var result: [TextEdit] = []
    for place in places {
      switch place {
      case .times(let start):
        result.append(TextEdit(range: start..<start, text: writing.number(.exact(factor), unit: nil) + " × "))
      case .amount(let amount, let place):
        guard let measure = amount.measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
        result += source.edits(of: amount, at: place, to: measure, writing, language: language)
      case .noun(let noun, let measure):
        guard let product = measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
        result.append(TextEdit(range: noun.range, text: writing.text(noun, for: product, language: language)))
      }
    }
    return result
  }
}

extension IngredientLine {
  /// Whether the mass or volume goes on in another unit or is said again in one, `2 lb 4 oz`, `200 g / 7 oz`: converted, the
  /// first would say something else than the rest, or the same twice.
  var isDouble: Bool {
    guard let own = amounts.first?.unit, own.dimension == .mass || own.dimension == .volume else { return false }
    return amounts.dropFirst().contains { other in
      other.unit.map { $0.dimension == own.dimension && ($0 != own || other.relation == .plus) } ?? false
    }
  }

  /// Whether the number before the unit says how long a piece is or what one tin holds.
  func isSize(_ amount: Amount, language: String?) -> Bool {
    // `*2-inch* piece` has the unit `-inch`.
    guard let text = amount.unit.map({ String($0.drop { $0 == "-" }) }),
      let unit = UnitLexicon.word(text, language: language)?.unit ?? SizedUnit(text, language: language)?.unit
    else { return false }
    if unit.dimension == .length, amounts.first?.content != nil { return true }
    return amounts.dropFirst().contains { $0.relation == .same && $0.isImplied }
  }
}

extension LineAmount {
  /// A unit or size without a number, which stands for one.
  var isImplied: Bool { place?.number.isEmpty ?? false }
}
