internal import KitchenUnits
internal import Quantities

extension LineParser {
  struct Measured {
    var measure: Amount.Measure
    var isApproximate = false
    /// Its first token, behind words for about; `nil` for an amount that was given with the line.
    var start: Int?
    /// The token behind it.
    var end: Int
  }

  /// A number or range with the words for "about" before it.
  func measure(at start: Int) -> Measured? {
    var index = start
    var isApproximate = false
    while index < start + 3, has(index, .approximate) || kind(index) == .tilde {
      isApproximate = true
      index += 1
    }
    // `unas hojas` are a few; `unas 4 hojas` are about four.
    if index > start, !isNumber(index), has(index - 1, .number) { index -= 1 }
    guard var measured = range(at: index) else { return nil }
    measured.isApproximate = measured.isApproximate || isApproximate
    measured.start = index
    skipOrMore(&measured)
    return measured
  }

  private func isNumber(_ index: Int) -> Bool { kind(index) == .number || has(index, .number) }

  /// `2 or more cloves`, `2 oder mehr Eier`, `200+ g`
  private func skipOrMore(_ measured: inout Measured) {
    let index = measured.end + 1
    if kind(measured.end) == .plus, !tokens[measured.end].hasSpaceBefore, isWord(index) {
      measured.end = index
      measured.isApproximate = true
      return
    }
    guard has(measured.end, .or),
      has(index, .bound) || isWord(index, "mehr") || isWord(index, "mas") || isWord(index, "so"),
      isWord(index + 1), !has(index + 1, .comment)
    else { return }
    measured.end = index + 1
    measured.isApproximate = true
  }

  private struct Value {
    var value: Rational
    var isVague = false
    var end: Int
  }

  private func range(at start: Int) -> Measured? {
    if let between = rangeBetween(at: start) { return between }
    guard var first = value(at: start) else { return nil }
    addSummand(to: &first)
    addDashedFraction(to: &first)
    let single = Measured(measure: .exact(first.value), isApproximate: first.isVague, end: first.end)
    guard let separator = rangeSeparator(at: first.end), var second = value(at: separator.end) else { return single }
    addDashedFraction(to: &second)
    guard second.value > first.value, !isCountOfEach(first.value, at: first.end, second.value, second.end) else {
      return single
    }
    // `1 to 1 1/2`, but not `2 or 400 g`: an unlike number is an amount of its own.
    return Measured(measure: .range(first.value, second.value), isApproximate: first.isVague, end: second.end)
  }

  /// `between 2 and 3 cups`, `zwischen 200 und 250 g`, `from 2 to 3`: a word before both ends.
  private func rangeBetween(at start: Int) -> Measured? {
    let isFrom = Self.fromWords.contains { isWord(start, $0) }
    guard isFrom || Self.betweenWords.contains(where: { isWord(start, $0) }), kind(start + 1) == .number,
      let first = plainNumber(at: start + 1)
    else { return nil }
    // The unit may stand at both, `between 500 g and 600 g`.
    let sign = unit(at: first.end).map { has($0.end, isFrom ? .range : .and) ? $0.end : first.end } ?? first.end
    guard has(sign, isFrom ? .range : .and), kind(sign + 1) == .number, let second = plainNumber(at: sign + 1),
      second.value > first.value, sign == first.end || unit(at: second.end)?.word.unit == unit(at: first.end)?.word.unit
    else { return nil }
    return Measured(measure: .range(first.value, second.value), end: second.end)
  }

  /// A number in digits, `1 1/2` with what a dash adds; the "and" behind it is no sum.
  private func plainNumber(at index: Int) -> Value? {
    var number = Value(value: numbers[tokens[index].link], end: index + 1)
    addDashedFraction(to: &number)
    return number
  }

  private static let betweenWords: [StaticString] = ["between", "zwischen", "entre"]
  private static let fromWords: [StaticString] = ["from", "von", "de", "desde"]

  /// Whether a word that opens a range stands before a number.
  func opensRange(_ index: Int) -> Bool {
    kind(index + 1) == .number && (Self.betweenWords + Self.fromWords).contains { isWord(index, $0) }
      && rangeBetween(at: index) != nil
  }

  /// `1-1/2 cups` is one and a half, also as an end of a range: `1 to 1-1/2 cups`, `1-1/2 to 2 cups`.
  private func addDashedFraction(to value: inout Value) {
    guard value.value.isInteger, kind(value.end) == .dash, kind(value.end + 1) == .number,
      let fraction = self.value(at: value.end + 1), fraction.value < .one,
      let sum = value.value.adding(fraction.value)
    else { return }
    (value.value, value.end) = (sum, fraction.end)
  }

  /// `8 à 125 g`: eight of that weight each, where it would be a range from little to much.
  private func isCountOfEach(_ count: Rational, at sign: Int, _ weight: Rational, _ end: Int) -> Bool {
    guard isWord(sign, "a"), count.isInteger, count > .one, let most = count.multiplied(by: Self.widestRange),
      weight >= most, let unit = unit(at: end)
    else { return false }
    return unit.word.role == .measure && unit.word.unit?.dimension == .mass
  }

  private static let widestRange = Rational(5)

  /// `1/2 + 1/3 cup`: two numbers of one unit.
  private func addSummand(to value: inout Value) {
    guard kind(value.end) == .plus, kind(value.end + 1) == .number, isWord(value.end + 2),
      let sum = value.value.adding(numbers[tokens[value.end + 1].link])
    else { return }
    (value.value, value.end) = (sum, value.end + 2)
  }

  private func rangeSeparator(at index: Int) -> (end: Int, isDash: Bool)? {
    // `3- to 4-pound`
    if kind(index) == .dash { return has(index + 1, .range) ? (index + 2, false) : (index + 1, true) }
    return has(index, .range) ? (index + 1, false) : nil
  }

  /// One number in digits or words; `half a`, `one and a half`, `2 dozen`.
  private func value(at index: Int) -> Value? {
    if kind(index) == .number {
      var value = Value(value: numbers[tokens[index].link], end: index + 1)
      if value.value < .one { skipArticle(&value) }
      takeOneHalf(&value)
      addHalf(to: &value)
      multiplyDozen(&value)
      return value
    }
    return wordValue(at: index)
  }

  private func wordValue(at index: Int) -> Value? {
    guard has(index, .number), !tokens[index].hasStop else {
      return has(index, .dozen) ? Value(value: Rational(12), end: index + 1) : nil
    }
    guard let word = NumberWord.value(of: foldedWord(index), hash: tokens[index].hash), !isEnglishQuart(index) else {
      return nil
    }
    var value = Value(value: word.value, isVague: word.isVague, end: index + 1)
    takeQuarters(&value)
    // `a few`, `a couple of`, `eine halbe`, `half a`, `a quarter of a`
    if value.value == .one, isQuantityNoun(value.end), let next = wordValue(at: value.end) {
      value = next
    } else if value.value < .one {
      skipArticle(&value)
    }
    // `a couple of handfuls of spinach`
    if isWord(value.end - 1, "couple"), has(value.end, .of), qualifiedUnit(at: value.end + 1) != nil { value.end += 1 }
    addHalf(to: &value)
    multiplyDozen(&value)
    return value
  }

  /// `1 half onion`, `1 quarter cup`: the part of one, where what it is a part of follows.
  private func takeOneHalf(_ value: inout Value) {
    guard value.value == .one, has(value.end, .number), isWord(value.end + 1), !has(value.end + 1, [.and, .or]),
      unit(at: value.end) == nil,
      let part = NumberWord.value(of: foldedWord(value.end), hash: tokens[value.end].hash)?.value, part < .one
    else { return }
    (value.value, value.end) = (part, value.end + 1)
  }

  /// `half a`, `a quarter of a`, `1/4 de cucharadita`
  private func skipArticle(_ value: inout Value) {
    if has(value.end, .of), has(value.end + 1, .article) { value.end += 1 }
    if has(value.end, .article) {
      value.end += 1
    } else if has(value.end, .of), unit(at: value.end + 1) != nil {
      value.end += 1
    }
  }

  /// `tres cuartos`, `trois quarts`, `two thirds`; the `quarts` of `three quarts` are a measure.
  private func takeQuarters(_ value: inout Value) {
    guard !value.isVague, isWord(value.end), isWord(value.end + 1) else { return }
    let isFrench = isWord(value.end - 1, "trois") && isWord(value.end, "quarts")
    let part: Rational? =
      if value.value == Rational(3), isFrench || Self.quarters.contains(where: { isWord(value.end, $0) }) {
        Rational(3, 4)
      } else if value.value == Rational(2), Self.thirds.contains(where: { isWord(value.end, $0) }) {
        Rational(2, 3)
      } else {
        nil
      }
    guard let part else { return }
    (value.value, value.end) = (part, value.end + 1)
  }

  private static let quarters: [StaticString] = ["cuartos", "quarters", "fourths", "viertel"]
  private static let thirds: [StaticString] = ["thirds", "tiers", "tercios", "drittel"]

  private func isQuantityNoun(_ index: Int) -> Bool {
    guard has(index, .number), !has(index, .article),
      let word = NumberWord.value(of: foldedWord(index), hash: tokens[index].hash)
    else { return false }
    return (word.value < .one || word.isVague || isWord(index, "couple")) && !isEnglishQuart(index)
  }

  /// The `quart` of `one quart of milk`, `a quart milk` and `quart of oysters` is a measure; that of `un quart de citron`
  /// is a fourth.
  private func isEnglishQuart(_ index: Int) -> Bool {
    guard isWord(index, "quart") else { return false }
    return has(index - 1, .number) ? !isWord(index - 1, "un") : isWord(index + 1, "of")
  }

  /// `1 and 1/2`, `one and a half`
  private func addHalf(to value: inout Value) {
    guard has(value.end, .and), value.value.isInteger else { return }
    var index = value.end + 1
    // `one and one half`
    if has(index, .article) || isWord(index, "one") && isQuantityNoun(index + 1) { index += 1 }
    let part: Rational? =
      if kind(index) == .number {
        numbers[tokens[index].link]
      } else if has(index, .number) {
        NumberWord.value(of: foldedWord(index), hash: tokens[index].hash)?.value
      } else {
        nil
      }
    guard let part, part < .one, let sum = value.value.adding(part) else { return }
    (value.value, value.end) = (sum, index + 1)
  }

  private func multiplyDozen(_ value: inout Value) {
    guard has(value.end, .dozen), let product = value.value.multiplied(by: 12) else { return }
    (value.value, value.end) = (product, value.end + 1)
  }
}
