internal import Quantities

/// Amounts whose number is a word.
extension StepReader {
  /// `two eggs`, `a dozen large eggs`, `two or three onions`, `zwei Tassen Mehl`: a number of the text's own language, from two on,
  /// right before a unit or before what it counts. “One” and the articles speak of each as often as of one.
  mutating func readCount(at index: Int) -> Int? {
    guard let (first, afterFirst) = number(inWordsAt: index) else { return nil }
    var (measure, next) = (Amount.Measure.exact(first), afterFirst)
    if value(next, of: StepWords.rangeWords) != nil {
      guard let (second, afterSecond) = number(inWordsAt: next + 1), second > first else { return nil }
      (measure, next) = (.range(first, second), afterSecond)
    }
    guard isCounted(next) else { return nil }
    return readAmount(measure, at: index, behindNumber: next)
  }

  private func number(inWordsAt index: Int) -> (Rational, next: Int)? {
    guard let words = StepWords.counts(language) else { return nil }
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
}
