internal import Quantities

/// Two numbers of one measure.
extension StepReader {
  /// The index behind a dash or a word such as "to", or behind both: `1- to 2-inch`, `2-to-3-inch`.
  func afterRangeSign(_ index: Int) -> Int? {
    if isSign(index, 0x7E) || value(index, of: StepWords.rangeWords) != nil { return index + 1 }
    guard isSign(index, 0x2D) else { return nil }
    guard isAttached(index), value(index + 1, of: StepWords.rangeWords) != nil else { return index + 1 }
    return isSign(index + 2, 0x2D) ? index + 3 : index + 2
  }

  /// A number, or a range of two, which falls in words alone: `1/4 to 1/8 inch`, and not the `4` of `8-4 inch patties`; behind
  /// `between`, `and` parts the two.
  func measure(at index: Int) -> (measure: Amount.Measure, next: Int)? {
    guard let lower = number(index) else { return nil }
    if let second = afterRangeSign(index + 1) ?? afterConjunction(index + 1, from: index) ?? afterStroke(index),
      let upper = number(second)
    {
      if upper > lower { return (.range(lower, upper), second + 1) }
      if lower > upper, let most = upper.multiplied(by: 4), most >= lower, isFalling(to: second) {
        return (.range(upper, lower), second + 1)
      }
    }
    return (.exact(lower), index + 1)
  }

  private func isFalling(to second: Int) -> Bool {
    let word = isSign(second - 1, 0x2D) ? second - 2 : second - 1
    return value(word, of: StepWords.rangeWords) != nil && value(word, of: StepWords.alternatives) == nil
  }

  /// `10/15`, without a blank: neither the `4/180` of `gas 4/180 °C` nor a fraction, which is one number.
  private func afterStroke(_ index: Int) -> Int? {
    guard isSign(index + 1, 0x2F), isAttached(index + 1), isAttached(index + 2), let lower = number(index),
      let upper = number(index + 2), lower >= Rational(10), upper <= Rational(200)
    else { return nil }
    return index + 2
  }

  /// The index behind the `and` of a range whose first number stands behind `between`.
  func afterConjunction(_ index: Int, from first: Int) -> Int? {
    guard value(first - 1, of: StepWords.betweens) != nil else { return nil }
    return isSign(index, 0x26) || value(index, of: StepWords.conjunctions) != nil ? index + 1 : nil
  }

  /// The words of a range whose first number is at an index, `between 2 and 3`, and where they begin.
  func rangeWords(of measure: Amount.Measure, at index: Int) -> (words: RangeWords?, start: Int) {
    guard case .range = measure, afterConjunction(index + 1, from: index) != nil else { return (nil, index) }
    return (RangeWords(before: text(index - 1) + " ", between: " " + text(index + 1) + " "), index - 1)
  }
}
