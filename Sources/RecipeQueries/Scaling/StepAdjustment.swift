internal import Cookbook
internal import KitchenUnits
internal import Quantities
internal import StepText

/// Rewrites the numbers in the steps of a recipe.
struct StepAdjustment {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let adjustment: RecipeAdjustment
  private let ingredients: StepIngredientList
  /// Of the ingredients, in reading order.
  private let names: [String]
  private let conversion: StepConversion

  init(_ adjustment: RecipeAdjustment, _ recipe: Recipe) {
    self.adjustment = adjustment
    ingredients = recipe.stepIngredients(language: adjustment.language)
    names = recipe.allIngredients.map(\.name)
    conversion = StepConversion(
      to: adjustment.system, language: adjustment.language, decimalSign: adjustment.decimalSign)
  }

  /// - Parameter markdown: link destinations, code and HTML in it stay untouched.
  func adjust(_ markdown: String) -> (text: String, unscaled: [String]) {
    let bytes = Array(markdown.utf8)
    let reading = StepReading(
      MarkdownMask.masked(bytes), ingredients: ingredients, language: adjustment.language)
    var edits = reading.amounts.compactMap { edit($0, by: adjustment.factor, in: reading) }
    edits += reading.amounts.flatMap { nouns(behind: $0, in: bytes) }
    edits += reading.unclear.compactMap { edit($0, by: .one, in: reading) }
    for found in reading.temperatures {
      edits += self.edits(found.range, found.article, conversion.text(of: found, in: reading))
    }
    for found in reading.lengths {
      edits += self.edits(found.range, found.article, conversion.text(of: found, in: reading))
    }
    for found in reading.sizes {
      edits += self.edits(found.range, found.article, conversion.text(of: found, in: reading))
    }
    let unscaled =
      adjustment.factor == .one ? [] : reading.unclear.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    return (Self.apply(edits, to: bytes), unscaled)
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<edit.range.lowerBound]
      result += EmphasisMarks(in: bytes[edit.range]).around(edit.text).utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// Of what never scales, and of the article before it.
  private func edits(_ range: Range<Int>, _ article: StepArticle?, _ text: String?) -> [Edit] {
    guard let text else { return [] }
    let before = article.flatMap { article in
      conversion.text(of: article, before: text).map { Edit(range: article.range, text: $0) }
    }
    return [before, Edit(range: range, text: text)].compactMap(\.self)
  }

  /// What an amount counts, with the form for so many: `2 eggs`.
  private func nouns(behind amount: StepAmount, in bytes: [UInt8]) -> [Edit] {
    guard let scaled = amount.measure.mapped({ $0.multiplied(by: adjustment.factor) }) else { return [] }
    let shown = adjustment.factor == .one ? scaled : adjustment.adjusted(Amount(scaled), []).measure
    return amount.nouns(in: bytes, language: adjustment.language).map { noun in
      Edit(range: noun.range, text: noun.text(for: shown, language: adjustment.language))
    }
  }

  /// With the unit's word for so many.
  private func agreeing(_ amount: Amount) -> Amount {
    AmountWriting.exact.written(amount, language: adjustment.language)
  }

  private func edit(_ amount: StepAmount, by factor: Rational, in reading: StepReading) -> Edit? {
    guard let scaled = amount.measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
    let written = Amount(scaled, unit: amount.unitText.isEmpty ? nil : amount.unitText)
    let adjusted =
      reading.isSaidTwice(amount)
      ? factor == .one ? written : agreeing(written)
      : amount.ingredient.flatMap { adjustment.sticks(written, of: names[$0]) }
        ?? adjustment.adjusted(written, [], isScaled: factor != .one)
    guard adjusted != Amount(amount.measure, unit: written.unit) else { return nil }
    let text = AmountText(decimalSign: adjustment.decimalSign, range: amount.words).text(adjusted)
    return Edit(range: amount.range, text: StepConversion.plain(text))
  }
}
