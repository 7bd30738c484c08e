internal import KitchenUnits
internal import Quantities

/// Amounts whose number is a word.
extension StepReader {
  /// `two eggs`, `a dozen large eggs`, `two or three onions`, `zwei Tassen Mehl`, `half a teaspoon of salt`: a number of the text's
  /// own language right before a unit, or, from two on, before what it counts. “One” and the articles speak of each egg as often
  /// as of one.
  mutating func readCount(at index: Int) -> Int? {
    guard let (first, afterFirst) = number(inWordsAt: index) else { return readCountOfUnits(at: index) }
    var (measure, next) = (Amount.Measure.exact(first), afterFirst)
    if value(next, of: StepWords.rangeWords) != nil {
      guard let (second, afterSecond) = number(inWordsAt: next + 1), second > first else { return nil }
      (measure, next) = (.range(first, second), afterSecond)
    }
    guard isCounted(next), !isAndAHalf(behind: next) else { return nil }
    return readAmount(measure, at: index, behindNumber: next)
  }

  private func number(inWordsAt index: Int) -> (Rational, next: Int)? {
    guard let words = countWords else { return nil }
    if value(index, of: StepWords.numbers) == .one, value(index + 1, of: StepWords.dozens) != nil {
      return (Rational(12), isFiller(index + 2) ? index + 3 : index + 2)
    }
    guard let number = value(index, of: words) else { return nil }
    return value(index + 1, of: StepWords.dozens) == nil
      ? (Rational(number), index + 1) : (Rational(12 * number), index + 2)
  }

  private func isFiller(_ index: Int) -> Bool { value(index, of: StepWords.fillers) != nil }

  /// Whether a unit or the name of an ingredient starts at a token, before which it may say how large each is.
  private func isCounted(_ index: Int) -> Bool {
    // A `two quart saucepan` holds as much, however much is cooked in it.
    if let unit = unit(at: index) { return vessel(at: unit.next) == nil && !isSizedTool(at: unit.next) }
    var name = index
    while isFiller(name) || value(name, of: StepWords.sizesOfPieces) != nil { name += 1 }
    guard name < tokens.count, case .word(let range, _) = tokens[name].kind else { return false }
    return !ingredients.places(of: [StepWords.root(folded[range])]).isEmpty
  }

  // MARK: One and less

  /// `a tablespoon of oil`, `one tin`, `einen halben TL`, `un quart de litre`.
  private mutating func readCountOfUnits(at index: Int) -> Int? {
    guard let words = oneWords, let first = value(index, of: words) else { return nil }
    var (number, next) = (first, index + 1)
    if first == .one {
      let part = isSign(next, 0x2D) ? next + 1 : next
      if let value = value(part, of: words), value < .one { (number, next) = (value, part + 1) }
    }
    if number < .one { next = afterArticle(next, words) }
    guard let unit = unit(at: next), tokens[next].range.count > 1, isCounted(next), !isAndAHalf(behind: next),
      value(unit.next, of: StepWords.beforePlaces) == nil
    else { return nil }
    return readAmount(.exact(number), at: index, behindNumber: next, needsOwner: true)
  }

  /// Nobody measures `a splash of milk` of half a litre.
  func isVague(_ unit: KitchenUnit?, of ingredient: Int) -> Bool {
    guard let unit, ingredients.all[ingredient].unit != unit else { return false }
    switch unit {
    case .dash, .pinch, .smidgen, .drop, .knifeTip, .splash: return true
    default: return false
    }
  }

  /// Behind the `a` of `half a cup`, the `of a` of `a quarter of a cup`, the `de` of `un cuarto de litro` and the hyphen of `demi-litre`.
  private func afterArticle(_ index: Int, _ words: WordValues<Rational>) -> Int {
    var next = isSign(index, 0x2D) || isFiller(index) ? index + 1 : index
    if next > index, isSign(next, 0x27) { next += 1 }
    if value(next, of: words) == .one { next += 1 }
    return next
  }

  /// `a cup and a half of flour`: the unit is not all.
  private func isAndAHalf(behind index: Int) -> Bool {
    guard let words = oneWords, let unit = unit(at: index),
      value(unit.next, of: StepWords.conjunctions) != nil
    else { return false }
    return [unit.next + 1, unit.next + 2].contains { value($0, of: words).map { $0 < .one } ?? false }
  }
}
