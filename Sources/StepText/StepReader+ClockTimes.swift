internal import Quantities

/// Times written as a clock or with signs shows them: `1:30 hours`, `2:15 min`, `45’`.
extension StepReader {
  /// The hours and minutes, or minutes and seconds, on both sides of a colon, and a range of two; `nil` for a time of day.
  func clockSpan(at index: Int) -> Span? {
    guard let (first, afterFirst) = clock(at: index), !isTimeOfDay(at: index) else { return nil }
    var (last, next) = (first, afterFirst)
    if let start = afterRangeSign(next, from: index), let second = clock(at: start), second.value > first {
      (last, next) = second
    }
    if isSign(next, 0x2D) { next += 1 }
    let unit = value(next, of: StepWords.seconds)
    guard unit == 3600 || unit == 60, let unit, let lower = first.multiplied(by: unit / 60),
      let upper = last.multiplied(by: unit / 60)
    else { return nil }
    // Minutes stand behind hours: nothing adds to them but what `1:30 h` says.
    return Span(lower: lower, upper: upper, unit: unit / 60, next: next + 1)
  }

  /// Sixty for each whole of the number before the colon, and the two digits behind it.
  private func clock(at index: Int) -> (value: Rational, next: Int)? {
    guard let wholes = number(index), wholes.isInteger, isSign(index + 1, 0x3A), isBehindColon(index + 2),
      let sixtieths = number(index + 2), sixtieths.isInteger, sixtieths < Rational(60),
      tokens[index + 2].range.count == 2, let value = wholes.multiplied(by: 60)?.adding(sixtieths)
    else { return nil }
    return (value, index + 3)
  }

  /// `at 1:30 hours`, `um 12:30 h`, `a las 13:00 h`.
  private func isTimeOfDay(at index: Int) -> Bool {
    ["at", "um", "ab", "gegen", "las"].contains(word(index - 1))
  }

  /// Whether a number is the second of `1:30`, which never begins anything.
  func isBehindColon(_ index: Int) -> Bool {
    index > 1 && number(index) != nil && isSign(index - 1, 0x3A) && number(index - 2) != nil && isAttached(index)
      && isAttached(index - 1)
  }

  /// The minutes of `45’` and the minutes and seconds of `1’30`, which in English are feet.
  func minutesBeforeSign(at index: Int) -> Span? {
    guard !isEnglish, language != nil, let (measure, sign) = measure(at: index), isSign(sign, 0x27), isAttached(sign),
      let lower = measure.lowerBound?.multiplied(by: 60), let upper = measure.upperBound?.multiplied(by: 60)
    else { return nil }
    if let seconds = number(sign + 1), isAttached(sign + 1) {
      guard seconds.isInteger, seconds < Rational(60), lower == upper, let sum = lower.adding(seconds) else {
        return nil
      }
      return Span(lower: sum, upper: sum, unit: 1, next: sign + 2)
    }
    let isWord = sign + 1 < tokens.count && isAttached(sign + 1) && word(sign + 1) != nil
    return isWord ? nil : Span(lower: lower, upper: upper, unit: 60, next: sign + 1)
  }

  /// Behind the `d’` of `3/4 d’heure` and the `of an` of `3/4 of an hour`: whole hours have no such word.
  func afterShareLink(_ measure: Amount.Measure, _ index: Int) -> Int {
    guard case .exact(let number) = measure, number < .one else { return index }
    var next = value(index, of: StepWords.fillers) == nil ? index : index + 1
    if next > index, isSign(next, 0x27) { next += 1 }
    if value(next, of: StepWords.numbers) == .one { next += 1 }
    return value(next, of: StepWords.seconds) == nil ? index : next
  }
}
