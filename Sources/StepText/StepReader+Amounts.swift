internal import KitchenUnits
internal import Quantities
internal import Words

extension StepReader {
  /// `250 g flour`, `½ cup of the sugar`, `2 eggs`; a mass or volume without an ingredient is unclear.
  mutating func readAmount(at index: Int) -> Int? {
    guard let (measure, afterNumber) = measure(at: index) else { return nil }
    return readAmount(measure, at: index, behindNumber: afterNumber)
  }

  /// - Parameters:
  ///   - afterNumber: the index of what the number counts.
  ///   - needsOwner: whether it is an amount of an ingredient of the list or none: `a cup` alone may be any cup.
  mutating func readAmount(
    _ measure: Amount.Measure, at index: Int, behindNumber afterNumber: Int, needsOwner: Bool = false
  ) -> Int? {
    guard let upper = measure.upperBound, upper > .zero else { return nil }
    let unit = unit(at: afterNumber)
    // Nobody takes so many cups: `40 c` is how warm something is.
    if unit != nil, word(afterNumber) == "c", upper > Rational(20), tokens[afterNumber].range.count == 1 { return nil }
    let next = unit?.next ?? afterNumber
    let other = unit == nil ? nil : otherUnit(at: next)
    let vessel = unit == nil ? sizedVessel(at: next) : nil
    let named = other?.next ?? vessel?.next ?? contentEnd(at: next) ?? next
    let owner =
      (index == saidAgain?.start ? saidAgain?.ingredient : nil)
      ?? ingredient(behind: named, measure, vessel?.unit ?? unit?.unit)
      ?? other.flatMap { ingredient(behind: named, $0.measure, $0.unit) }
      ?? ingredient(before: index, behind: named, measure, unit?.unit)
    if needsOwner, owner.map({ isVague(unit?.unit, of: $0) }) ?? true { return nil }
    if let other { saidAgain = (other.start, owner) }
    guard owner != nil || unit.map({ $0.unit.dimension == .mass || $0.unit.dimension == .volume }) ?? false
    else { return nil }
    let unitRange = unit.map { _ in range(afterNumber, before: next) }
    let (words, start) = rangeWords(of: measure, at: index)
    if isAtATime(from: start, behind: next) {
      noteFixed(measure, unit?.unit, at: index, before: next)
      return next
    }
    let amount = StepAmount(
      range: range(start, before: next), measure: measure, words: words, unit: unit?.unit,
      unitText: unitRange.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "", ingredient: owner)
    if owner == nil { reading.unclear.append(amount) } else { reading.amounts.append(amount) }
    return next
  }

  // MARK: Units

  /// The longest unit that starts at a token.
  func unit(at index: Int) -> (unit: KitchenUnit, next: Int)? {
    guard index < tokens.count, case .word(let first, let hash) = tokens[index].kind else { return nil }
    if isCapitalT(index) { return (.tablespoon, index + 1) }
    var found = UnitLexicon.word(folded[first], hash: hash, isBritish: isBritish)?.unit.map { ($0, afterStop(index)) }
    guard UnitLexicon.startsPhrase(folded[first], hash: hash) else { return found }
    var next = afterStop(index)
    for _ in 1..<UnitLexicon.longestPhrase {
      guard next < tokens.count, case .word(let last, _) = tokens[next].kind else { break }
      next = afterStop(next)
      // Folded words stand one after the other, parted by one space, as in the lexicon.
      let phrase = folded[first.lowerBound..<last.upperBound]
      let hash = WordHash.value(of: phrase)
      if let unit = UnitLexicon.word(phrase, hash: hash, isBritish: isBritish)?.unit { found = (unit, next) }
    }
    return found
  }

  /// `T` is a tablespoon, `t` a teaspoon.
  private func isCapitalT(_ index: Int) -> Bool {
    tokens[index].range.count == 1 && bytes[tokens[index].range.lowerBound] == 0x54
  }

  /// The full stops of `c. à s.` belong to it, that of a sentence does not.
  private func afterStop(_ index: Int) -> Int {
    isSign(index + 1, 0x2E) && isAbbreviation(index) ? index + 2 : index + 1
  }

  /// A short word whose full stop is followed by a lower-case letter or digit.
  private func isAbbreviation(_ index: Int) -> Bool {
    guard tokens[index].range.count <= 6, index + 2 < tokens.count else { return false }
    let byte = bytes[tokens[index + 2].range.lowerBound]
    return byte >= 0x61 && byte <= 0x7A || byte >= 0xC3
  }
}

extension StepIngredient {
  private static let all = Rational(21, 20) ?? .one

  /// Which share of the ingredient an amount is, from above 0 to 1; `nil` when it is more, or of another kind.
  func share(of measure: Amount.Measure, _ unit: KitchenUnit?) -> Rational? {
    guard let amount, let listed = amount.upperBound, let used = measure.upperBound else { return nil }
    let ratio: Rational?
    switch (unit, self.unit, amount.unit) {
    case (nil, nil, nil): ratio = .one
    case (let used?, let listed?, _): ratio = used.ratio(to: listed)
    default: ratio = nil
    }
    guard let share = ratio.flatMap(used.multiplied)?.divided(by: listed), share > .zero else { return nil }
    // `2 cups (480 ml)`: in another unit all of it may seem a little more.
    let isRounded = unit != self.unit && share <= Self.all
    return share <= .one ? share : isRounded ? .one : nil
  }
}
