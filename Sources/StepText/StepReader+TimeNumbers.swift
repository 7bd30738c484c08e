internal import Quantities

/// Numbers of times that are written in ways of their own.
extension StepReader {
  /// The `30` of `1h30`: two digits right behind the hours. Behind a blank, `1 h 30 à feu doux`, only other languages than English
  /// have minutes without saying so, and what follows may be counted; at the end of a sentence nothing is.
  func isMinutes(_ index: Int) -> Bool {
    guard let minutes = number(index), minutes.isInteger, minutes < Rational(60),
      tokens[index].range.lowerBound <= tokens[index - 1].range.upperBound + 1
    else { return false }
    if isEnd(index + 1) { return true }
    guard tokens[index].range.count == 2, !isCounted(behind: index + 1) else { return false }
    return isAttached(index) || !isEnglish && !isThing(index + 1)
  }

  /// Whether degrees, a percentage or a unit follow a number.
  private func isCounted(behind index: Int) -> Bool {
    isSign(index, StepTokens.degree) || isSign(index, 0x25) || value(index, of: StepWords.degrees) != nil
      || value(index, of: StepWords.celsius) != nil || unit(at: index) != nil || isLength(index)
  }

  /// A food of the list or, in German, any noun.
  private func isThing(_ index: Int) -> Bool {
    guard index < tokens.count, case .word(let range, _) = tokens[index].kind else { return false }
    let isNoun = language?.lowercased().hasPrefix("de") ?? false
    return isNoun && (0x41...0x5A).contains(bytes[tokens[index].range.lowerBound])
      || !ingredients.places(of: [StepWords.root(folded[range])]).isEmpty
  }

  /// The `m` of `1h 20m`, `1m30s` and `for 10m`; elsewhere it may be a metre.
  func isMinuteLetter(_ index: Int, behind number: Int, behindHours: Bool) -> Bool {
    guard index < tokens.count, tokens[index].range.count == 1, bytes[tokens[index].range.lowerBound] == 0x6D else {
      return false
    }
    if behindHours { return true }
    if self.number(index + 1) != nil, value(index + 2, of: StepWords.seconds) == 1 { return true }
    return ["for", "another", "further"].contains(word(number - 1))
      && !["of", "long", "length"].contains(word(index + 1))
  }

  /// Behind the `(five)` of `5 (five) minutes`, which says the number again.
  func afterSameNumber(_ measure: Amount.Measure, _ index: Int) -> Int {
    guard isSign(index, 0x28), isSign(index + 2, 0x29),
      let again = number(index + 1) ?? value(index + 1, of: StepWords.numbers), measure == .exact(again)
    else { return index }
    return index + 3
  }

  /// The two of `2/3 minutes`: nobody counts two thirds of a minute. Hours have halves and quarters.
  func strokeRange(_ index: Int, before next: Int, unit: Int) -> Amount.Measure? {
    guard next == index + 1, number(index) != nil else { return nil }
    let sides = bytes[tokens[index].range].split(separator: 0x2F, omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard sides.count == 2, let lower = sides[0], let upper = sides[1], lower >= (unit == 3600 ? 4 : 2), lower < upper
    else { return nil }
    return .range(Rational(lower), Rational(upper))
  }

  /// `a couple of`, `couple`, `un par de`, behind `another` too.
  func couple(at index: Int) -> (Amount.Measure, next: Int)? {
    let isBehindOne = value(index, of: StepWords.numbers) == .one || word(index) == "another"
    var next = isBehindOne ? index + 1 : index
    switch (word(next), word(next + 1)) {
    case ("couple", "of"), ("couple", "de"), ("par", "de"), ("paire", "de"): next += 2
    case ("couple", _): next += 1
    default: return nil
    }
    return (.exact(Rational(2)), next)
  }

  /// The `another` of `another minute`.
  func another(at index: Int) -> (Amount.Measure, next: Int)? {
    guard word(index) == "another", value(index + 1, of: StepWords.seconds) != nil else { return nil }
    return (.exact(.one), index + 1)
  }
}
