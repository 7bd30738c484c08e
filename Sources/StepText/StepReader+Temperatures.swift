internal import KitchenUnits
internal import Quantities

extension StepReader {
  /// `180 °C`, `350°F`, `180 degrees`, `160–180 Grad`, `−18 °C`, `between 170 and 180 °C`.
  mutating func readTemperature(at index: Int) -> Int? {
    guard let heat = heat(at: index), !measureIsHuge(heat.measure) else { return nil }
    var end = afterDegrees(heat.next)
    let hasSign = end > heat.next
    let scale = scale(at: end, mayBeLetter: hasSign || isAttached(end) || isOvenHeat(heat.measure, at: end))
    guard hasSign || scale != nil else { return nil }
    if scale != nil { end += 1 }
    let temperature = (scale ?? impliedScale(of: heat.measure)).map { Temperature(heat.measure, $0) }
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

  // MARK: Gas marks

  /// `180 °C (160 °C fan), gas 4`: beside a gas mark, with a word at most and no end of a sentence in between, stand degrees.
  mutating func noteGasMarks() {
    let all = reading.temperatures
    for (index, mark) in all.enumerated() where mark.temperature?.scale == .gasMark {
      let neighbours = [index - 1, index + 1].filter(all.indices.contains).map { all[$0] }
      reading.temperatures[index].isSaidInDegrees = neighbours.contains { other in
        guard let scale = other.temperature?.scale, scale != .gasMark else { return false }
        let (first, second) = other.range.lowerBound < mark.range.lowerBound ? (other, mark) : (mark, other)
        let gap = bytes[first.range.upperBound..<second.range.lowerBound]
        return gap.count <= Self.wordAside && !gap.contains { $0 == 0x2E || $0 == 0x0A }
      }
    }
  }

  /// Bytes of a word such as `Umluft` with signs around it.
  private static let wordAside = 12

  // MARK: Degrees

  /// The index behind the sign or the word for degrees, or the index itself.
  private func afterDegrees(_ index: Int) -> Int {
    isSign(index, StepTokens.degree) || value(index, of: StepWords.degrees) != nil ? index + 1 : index
  }

  private func hasScale(_ index: Int) -> Bool {
    let end = afterDegrees(index)
    return end > index || scale(at: end, mayBeLetter: isAttached(end)) != nil
  }

  /// `180 C`, `350 F`: so many cups or whatever else the letter may mean nobody needs.
  private func isOvenHeat(_ measure: Amount.Measure, at index: Int) -> Bool {
    guard index < tokens.count, let low = measure.lowerBound, let high = measure.upperBound else { return false }
    switch bytes[tokens[index].range.lowerBound] {
    case 0x43: return low >= Rational(50) && high <= Rational(300)
    case 0x46: return low >= Rational(100) && high <= Rational(600)
    default: return false
    }
  }

  /// `C` and `F` alone mean degrees only behind a degree sign, in capitals right behind the number, or where the number
  /// is that of an oven.
  private func scale(at index: Int, mayBeLetter: Bool) -> Temperature.Scale? {
    guard index < tokens.count, mayBeLetter || tokens[index].range.count > 1 else { return nil }
    let first = bytes[tokens[index].range.lowerBound]
    if tokens[index].range.count == 1, first != 0x43, first != 0x46 { return nil }
    if value(index, of: StepWords.celsius) != nil { return .celsius }
    return value(index, of: StepWords.fahrenheit) != nil ? .fahrenheit : nil
  }

  func isAttached(_ index: Int) -> Bool {
    index < tokens.count && index > 0 && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }

  /// Degrees without a scale are Celsius where nobody uses another; in English, `a 350° oven` is
  /// hotter than those of kitchens that have Celsius. A pizza oven may have 500 of either.
  private func impliedScale(of measure: Amount.Measure) -> Temperature.Scale? {
    guard let language else { return nil }
    if language.lowercased().hasPrefix("en"), let low = measure.lowerBound, let high = measure.upperBound {
      return low >= Rational(300) && high <= Rational(475) ? .fahrenheit : nil
    }
    return ["de", "fr", "es"].contains { language.lowercased().hasPrefix($0) } ? .celsius : nil
  }

  private func measureIsHuge(_ measure: Amount.Measure) -> Bool {
    measure.upperBound.map { $0 > Rational(1000) } ?? true
  }

  /// `gas mark 4`, `Gas 4`.
  mutating func readGasMark(at index: Int) -> Int? {
    guard word(index) == "gas" else { return nil }
    let number = word(index + 1) == "mark" ? index + 2 : index + 1
    guard let (measure, next) = measure(at: number), let upper = measure.upperBound, upper <= Rational(9) else {
      return nil
    }
    reading.temperatures.append(
      StepTemperature(range: range(index, before: next), temperature: Temperature(measure, .gasMark)))
    return next
  }

  /// `th. 6`, `thermostat 6-7`: French ovens count in steps of 30 °C. Beside degrees it says nothing more.
  mutating func readThermostat(at index: Int) -> Int? {
    guard tokens[index].range.count == 2 || tokens[index].range.count == 10, case let word = word(index),
      word == "th" || word == "thermostat", language?.lowercased().hasPrefix("fr") ?? false,
      let (measure, next) = measure(at: isSign(index + 1, 0x2E) ? index + 2 : index + 1),
      let low = measure.lowerBound, low >= .one, let high = measure.upperBound, high <= Rational(10),
      let degrees = measure.mapped({ $0.multiplied(by: 30) })
    else { return nil }
    let range = range(index, before: next)
    if let last = reading.temperatures.last, last.range.upperBound + 3 >= range.lowerBound { return next }
    var ahead = self
    if (next...next + 2).contains(where: { tokens.indices.contains($0) && ahead.readTemperature(at: $0) != nil }) {
      return next
    }
    reading.temperatures.append(StepTemperature(range: range, temperature: Temperature(degrees, .celsius)))
    return next
  }
}
