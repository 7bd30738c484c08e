internal import Quantities

extension StepReader {
  /// `20–25 minutes`, `1 hour 20 minutes`, `45 minutes to 1 hour`, `half an hour`, `1 h 30`.
  mutating func readTime(at index: Int) -> Int? {
    guard !isBehindColon(index), var first = span(at: index) ?? spanAgain(at: index) else { return nil }
    // An article before `second` or `day` counts nothing: `a second time`.
    if number(index) == nil, first.unit == 1 || first.unit == 86400 { return nil }
    var (next, end) = (first.next, first.next)
    if let start = afterRangeSign(next, from: index), let second = span(at: start), second.upper > first.lower {
      // Of four hours and up to two days the two days are what it keeps.
      let isOfOne = isAsLongAsItKeeps(second, behind: first, at: start)
      if !isOfOne { first.upper = second.upper }
      (next, end) = (second.next, isOfOne ? end : second.next)
    } else if let two = orTwo(behind: first) {
      first.upper = two
      (next, end) = (next + 2, next + 2)
    }
    guard !isDifference(behind: next), !isNameOfFood(behind: next) else { return nil }
    if isUntimed(from: index, behind: next, first) { return next }
    lastTimeUnit = first.unit
    guard first.lower > .zero, let lower = Self.whole(first.lower), let upper = Self.whole(first.upper) else {
      return nil
    }
    reading.times.append(StepTime(range: range(index, before: end), seconds: lower...max(lower, upper)))
    return next
  }

  struct Span {
    var lower: Rational
    var upper: Rational
    /// Seconds of its last unit.
    var unit: Int
    var next: Int
  }

  /// One number with its unit, and what smaller units add to it.
  private func span(at index: Int) -> Span? {
    guard var span = part(at: index) ?? bareHour(at: index) else { return nil }
    while let more = addition(to: span) { span = more }
    return span
  }

  /// `hora y media`, whose one nobody says.
  private func bareHour(at index: Int) -> Span? {
    guard value(index, of: StepWords.seconds) == 3600, value(index + 1, of: StepWords.conjunctions) != nil,
      value(index + 2, of: StepWords.parts) != nil
    else { return nil }
    return Span(lower: Rational(3600), upper: Rational(3600), unit: 3600, next: index + 1)
  }

  private func addition(to span: Span) -> Span? {
    var next = isSign(span.next, 0x2E) && number(span.next + 1) != nil ? span.next + 1 : span.next
    if isSign(next, 0x2C) { next += 1 }
    let hasConjunction = value(next, of: StepWords.conjunctions) != nil
    if hasConjunction { next += 1 }
    if hasConjunction, let half = half(at: next, of: span) { return half }
    guard number(next) != nil else { return nil }
    if let part = part(at: next, behindHours: span.unit == 3600), part.unit < span.unit {
      return sum(span, part.lower, part.upper, unit: part.unit, next: part.next)
    }
    guard span.unit == 3600, !hasConjunction, next == span.next, isMinutes(next),
      let seconds = number(next)?.multiplied(by: 60)
    else { return nil }
    return sum(span, seconds, seconds, unit: 60, next: next + 1)
  }

  /// Nothing that the number before could count.
  func isEnd(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if case .sign(let sign) = tokens[index].kind { return [0x2E, 0x2C, 0x29, 0x3B].contains(sign) }
    return false
  }

  /// `and a half`, `et demie`, `y media`.
  private func half(at index: Int, of span: Span) -> Span? {
    let isArticle = value(index, of: StepWords.numbers) == .one
    let next = isArticle ? index + 1 : index
    guard let part = value(next, of: StepWords.parts), let seconds = part.multiplied(by: span.unit) else { return nil }
    return sum(span, seconds, seconds, unit: span.unit, next: next + 1)
  }

  private func sum(_ span: Span, _ lower: Rational, _ upper: Rational, unit: Int, next: Int) -> Span? {
    guard let low = span.lower.adding(lower), let high = span.upper.adding(upper) else { return nil }
    return Span(lower: low, upper: high, unit: unit, next: next)
  }

  /// A number or number word and a unit of time; a span in one word.
  private func part(at index: Int, behindHours: Bool = false) -> Span? {
    if let clock = clockSpan(at: index) ?? minutesBeforeSign(at: index) { return clock }
    guard let (measure, afterNumber) = count(at: index) else { return nil }
    var next = afterShareLink(measure, afterSameNumber(measure, afterNumber))
    if isSign(next, 0x2D) { next += 1 }
    for _ in 1...2 where value(next, of: StepWords.further) != nil { next += 1 }
    let seconds =
      value(next, of: StepWords.seconds) ?? value(next, of: StepWords.spans)
      ?? (isMinuteLetter(next, behind: index, behindHours: behindHours) ? 60 : nil)
    guard let seconds, case let counted = strokeRange(index, before: afterNumber, unit: seconds) ?? measure,
      let low = counted.lowerBound?.multiplied(by: seconds), let high = counted.upperBound?.multiplied(by: seconds)
    else { return nil }
    return Span(lower: low, upper: high, unit: seconds, next: afterStop(next + 1, unit: seconds))
  }

  /// The full stop of an abbreviation belongs to it where the text goes on with a number.
  private func afterStop(_ index: Int, unit: Int) -> Int {
    isSign(index, 0x2E) && number(index + 1) != nil && unit > 1 ? index + 1 : index
  }

  /// `20–25`, `two`, `two to three`, `one and a half to 2`, the `35 y 40` of `entre 35 y 40`.
  func count(at index: Int) -> (Amount.Measure, next: Int)? {
    guard let first = words(at: index) ?? measure(at: index) else { return nil }
    guard case .exact(let lower) = first.0, let start = afterRangeSign(first.next, from: index),
      case (.exact(let upper), let next)? = words(at: start) ?? measure(at: start), upper > lower
    else { return first }
    return (.range(lower, upper), next)
  }

  /// `a`, `two`, `half an`, `eine halbe`, `three-quarters of an`, `un quart d'`.
  private func words(at index: Int) -> (Amount.Measure, next: Int)? {
    if let couple = couple(at: index) ?? another(at: index) { return couple }
    guard index < tokens.count, var number = value(index, of: StepWords.numbers) else { return nil }
    var next = index + 1
    if number == .one, let many = value(next, of: StepWords.collectives), value(next + 1, of: StepWords.fillers) != nil
    {
      return (.exact(many), isSign(next + 2, 0x27) ? next + 3 : next + 2)
    }
    let joined = isSign(next, 0x2D) ? next + 1 : next
    if let part = value(joined, of: StepWords.parts), let product = number.multiplied(by: part) {
      number = product
      next = joined + 1
    }
    if let (ones, end) = ones(behind: next, of: number), let sum = number.adding(ones) { (number, next) = (sum, end) }
    if value(next, of: StepWords.fillers) != nil, number < .one { next += 1 }
    if isSign(next, 0x27) { next += 1 }
    if let (half, end) = half(behind: next), let sum = number.adding(half) { return (.exact(sum), end) }
    // The `an` of `half an hour`, the `einer` of `drei Viertel einer Stunde`.
    if number < .one, value(next, of: StepWords.numbers) == .one { next += 1 }
    return (.exact(number), next)
  }

  /// The `and a half` of `one and a half hours`.
  private func half(behind index: Int) -> (Rational, next: Int)? {
    guard value(index, of: StepWords.conjunctions) != nil else { return nil }
    let next = value(index + 1, of: StepWords.numbers) == .one ? index + 2 : index + 1
    return value(next, of: StepWords.parts).map { ($0, next + 1) }
  }

  private static func whole(_ seconds: Rational) -> Int? { seconds.roundedDown }
}
