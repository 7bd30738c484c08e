internal import Quantities

/// Numbers in words, and what stands around a time and says what it means.
extension StepReader {
  /// The second number of a range; `and` parts its two behind `between`.
  func afterRangeSign(_ index: Int, from first: Int) -> Int? {
    afterUpTo(index) ?? afterRangeSign(index) ?? afterConjunction(index, from: first)
  }

  /// Behind the `and up to` of `20 minutes and up to 24 hours`.
  private func afterUpTo(_ index: Int) -> Int? {
    var next = isSign(index, 0x2C) ? index + 1 : index
    if value(next, of: StepWords.conjunctions) != nil || value(next, of: StepWords.alternatives) != nil { next += 1 }
    switch (word(next), word(next + 1)) {
    case ("up", "to"), ("bis", "zu"): return next + 2
    case ("hasta", _): return next + 1
    case ("jusqu", _): return isSign(next + 1, 0x27) && word(next + 2) == "a" ? next + 3 : nil
    default: return nil
    }
  }

  /// The `five` of `twenty-five`, `treinta y cinco`.
  func ones(behind index: Int, of tens: Rational) -> (Rational, next: Int)? {
    guard tens >= Rational(20), isSign(index, 0x2D) || value(index, of: StepWords.conjunctions) != nil,
      let ones = value(index + 1, of: StepWords.numbers), ones >= .one, ones < Rational(10)
    else { return nil }
    return (ones, index + 2)
  }

  /// `a minute or two`: the seconds of two, whose unit nobody says again.
  func orTwo(behind span: Span) -> Rational? {
    guard span.lower == span.upper, span.lower == Rational(span.unit),
      value(span.next, of: StepWords.alternatives) != nil,
      value(span.next + 1, of: StepWords.numbers) == Rational(2)
    else { return nil }
    return Rational(2 * span.unit)
  }

  /// `roast 15 minutes, turn and roast for another 10`: in the unit of the time before. Without the `for` it may be that many of
  /// anything.
  func spanAgain(at index: Int) -> Span? {
    guard let unit = lastTimeUnit, number(index) != nil, isForAnother(before: index),
      let (measure, next) = measure(at: index), isClauseEnd(next),
      let lower = measure.lowerBound?.multiplied(by: unit), let upper = measure.upperBound?.multiplied(by: unit)
    else { return nil }
    return Span(lower: lower, upper: upper, unit: unit, next: next)
  }

  private func isForAnother(before index: Int) -> Bool {
    guard index > 1 else { return false }
    switch word(index - 1) {
    case "another": return word(index - 2) == "for"
    case "further": return index > 2 && word(index - 2) == "a" && word(index - 3) == "for"
    default: return false
    }
  }

  private func isClauseEnd(_ index: Int) -> Bool {
    isEnd(index) || ["until", "or", "and", "then"].contains(word(index) ?? "")
  }

  /// `2 minutes less than the packet says`, `2 minutes de moins`: nothing that could be timed.
  func isDifference(behind index: Int) -> Bool {
    value(value(index, of: StepWords.fillers) == nil ? index : index + 1, of: StepWords.differences) != nil
  }

  /// `the 5-minute rice`: how the food is called.
  func isNameOfFood(behind index: Int) -> Bool {
    let next = isSign(index, 0x2D) ? index + 1 : index
    guard isSign(index - 2, 0x2D), next < tokens.count, case .word(let range, _) = tokens[next].kind else {
      return false
    }
    return !ingredients.places(of: [StepWords.root(folded[range])]).isEmpty
  }
}
