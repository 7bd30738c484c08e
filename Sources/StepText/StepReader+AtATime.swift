internal import KitchenUnits
internal import Quantities

/// Amounts of which there are more the more there is to do: `2 tablespoons flour at a time`, `¼ cup batter per pancake`.
extension StepReader {
  /// A larger dish has no more of it at a time.
  func isAtATime(behind index: Int) -> Bool {
    for next in index..<min(index + Self.mostWordsBetween, tokens.count) {
      guard case .word = tokens[next].kind, value(next, of: StepWords.conjunctions) == nil else { return false }
      switch (word(next), word(next + 1), word(next + 2)) {
      case ("at", "a", "time"), ("at", "one", "time"), ("a", "la", "fois"), ("a", "la", "vez"), ("for", "each", _):
        return true
      case ("per", _, _), ("pro", _, _), ("par", _, _), ("por", _, _): return isThing(behind: next)
      default: continue
      }
    }
    return false
  }

  private static let mostWordsBetween = 8

  /// `per pancake`, and neither `per side` nor `as per packet` nor `par petites quantités`.
  private func isThing(behind per: Int) -> Bool {
    guard word(per - 1) != "as", let thing = word(per + 1), value(per + 1, of: StepWords.noThings) == nil else {
      return false
    }
    return isEnglish || thing.last != "s"
  }

  /// What stays as it is, but may be said in other units.
  mutating func noteFixed(_ measure: Amount.Measure, _ unit: KitchenUnit?, at index: Int, before next: Int) {
    guard let unit, unit.dimension == .mass || unit.dimension == .volume else { return }
    let (words, start) = rangeWords(of: measure, at: index)
    reading.sizes.append(
      StepSize(range: range(start, before: next), measure: measure, unit: unit, isJoined: false, words: words))
  }
}
