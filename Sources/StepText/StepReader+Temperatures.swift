internal import KitchenUnits
internal import Quantities

extension StepReader {
  /// `180 °C`, `350°F`, `180 degrees`, `160–180 Grad`, `−18 °C`, `between 170 and 180 °C`.
  mutating func readTemperature(at index: Int) -> Int? {
    guard let heat = heat(at: index), !measureIsHuge(heat.measure) else { return nil }
    var end = afterDegrees(heat.next)
    let hasSign = end > heat.next
    let scale = scale(at: end, of: heat.measure, hasSign: hasSign)
    guard hasSign || scale != nil || isOven(heat.measure, from: heat.start, to: end) else { return nil }
    if scale != nil { end += 1 }
    let temperature = (scale ?? impliedScale(of: heat.measure, from: heat.start)).map { Temperature(heat.measure, $0) }
    reading.temperatures.append(
      StepTemperature(
        range: range(heat.start, before: end), temperature: temperature,
        isDifference: isDifference(heat.measure, from: heat.start, to: end), words: heat.words,
        article: article(before: heat.start)))
    return end
  }

  // MARK: Numbers

  private struct Heat {
    var measure: Amount.Measure
    /// The first token, which may be a sign or a word before the number.
    var start: Int
    var next: Int
    var words: RangeWords?
  }

  /// A number with its sign, or two, each of which may have degrees of its own: `180°–200`.
  private func heat(at index: Int) -> Heat? {
    guard let number = number(index), let first = signed(number, at: index) else { return nil }
    let start = first.start
    let heat = Heat(measure: .exact(first.value), start: start, next: index + 1)
    for end in Set([index + 1, afterDegrees(index + 1)]).sorted() {
      let conjunction = afterConjunction(end, from: start)
      guard let joint = afterRangeSign(end) ?? conjunction, let second = secondHeat(at: joint) else { continue }
      // `180°–200` says twice that it is a heat, or its 200 is something else.
      guard end == index + 1 || hasScale(second.next) else { continue }
      let isCold = first.value < .zero || second.value < .zero
      guard isCold ? first.value != second.value : first.value < second.value else { continue }
      var words: RangeWords?
      if conjunction != nil {
        words = RangeWords(before: text(start - 1) + " ", between: " " + text(end) + " ")
      } else if isCold {
        // A dash before a minus cannot be read.
        words = RangeWords(before: "", between: isSign(end, 0x2D) ? " – " : " " + text(end) + " ")
      }
      return Heat(
        measure: .range(min(first.value, second.value), max(first.value, second.value)),
        start: conjunction == nil ? start : start - 1, next: second.next, words: words)
    }
    return heat
  }

  /// The number below zero where a sign or a word says so, and the token that it begins with.
  private func signed(_ number: Rational, at index: Int) -> (value: Rational, start: Int)? {
    guard isMinusWord(index - 1) || isMinus(before: index, of: number) else { return (number, index) }
    return number.negated.map { ($0, index - 1) }
  }

  /// `minus 18 °C`, and neither `au moins 70 °C` nor `más o menos 70 °C`.
  private func isMinusWord(_ index: Int) -> Bool {
    value(index, of: StepWords.minus) != nil && value(index - 1, of: StepWords.beforeNoMinus) == nil
  }

  /// A dash right before the number that nothing stands right before: neither `160 °C -180 °C` nor `oven-180`. Ovens are
  /// never so cold that a dash before more than a hundred would be one, unless it is the sign itself.
  private func isMinus(before index: Int, of number: Rational) -> Bool {
    let dash = index - 1
    guard isSign(dash, 0x2D), isAttached(index) else { return false }
    let isSignItself = bytes[tokens[dash].range].elementsEqual([0xE2, 0x88, 0x92])
    guard isSignItself || number <= Rational(100), dash > 0 else { return isSignItself || number <= Rational(100) }
    switch tokens[dash - 1].kind {
    case .number: return false
    // Neither `180°-200` nor `9"-10` nor `+/-5`.
    case .sign(let sign): return ![StepTokens.degree, 0x22, 0x2F].contains(sign)
    case .word:
      return !isAttached(dash) && value(dash - 1, of: StepWords.celsius) == nil
        && value(dash - 1, of: StepWords.fahrenheit) == nil && value(dash - 1, of: StepWords.degrees) == nil
    }
  }

  /// The second number of a range, whose sign stands right before it.
  private func secondHeat(at index: Int) -> (value: Rational, next: Int)? {
    if let number = number(index) { return (number, index + 1) }
    guard isSign(index, 0x2D) && isAttached(index + 1) || isMinusWord(index),
      let below = number(index + 1)?.negated
    else { return nil }
    return (below, index + 2)
  }

  func isAttached(_ index: Int) -> Bool {
    index < tokens.count && index > 0 && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }

  /// Degrees without a scale are Celsius where nobody uses another; in English, `a 350° oven` is
  /// hotter than those of kitchens that have Celsius. A pizza oven may have 500 of either.
  func impliedScale(of measure: Amount.Measure, from start: Int) -> Temperature.Scale? {
    guard let language else { return nil }
    if language.lowercased().hasPrefix("en"), let low = measure.lowerBound, let high = measure.upperBound {
      return low >= Rational(300) && high <= Rational(475) || low > Rational(100) && isInside(before: start)
        ? .fahrenheit : nil
    }
    return ["de", "fr", "es"].contains { language.lowercased().hasPrefix($0) } ? .celsius : nil
  }

  /// `an internal temperature of 145°`: no meat is hotter than boiling water.
  private func isInside(before start: Int) -> Bool {
    (max(0, start - Self.reachOfThermometers)..<start).contains {
      ["internal", "thermometer"].contains(word($0))
    }
  }

  private static let reachOfThermometers = 6

  private func measureIsHuge(_ measure: Amount.Measure) -> Bool {
    measure.upperBound.map { $0 > Rational(1000) } ?? true
  }
}
