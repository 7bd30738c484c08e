internal import KitchenUnits
internal import Quantities

/// Amounts of which there are more the more there is to do: `2 tablespoons flour at a time`, `¼ cup batter per pancake`.
extension StepReader {
  /// A larger dish has no more of it at a time.
  func isAtATime(from start: Int, behind next: Int) -> Bool { isAtATime(behind: next) || isOfEachThing(before: start) }

  private func isAtATime(behind index: Int) -> Bool {
    for next in index..<min(index + Self.mostWordsBetween, tokens.count) {
      guard case .word = tokens[next].kind, value(next, of: StepWords.conjunctions) == nil else { return false }
      switch (word(next), word(next + 1), word(next + 2)) {
      case ("at", "a", "time"), ("at", "one", "time"), ("a", "la", "fois"), ("a", "la", "vez"), ("for", "each", _):
        return true
      case ("per", _, _), ("pro", _, _), ("par", _, _), ("por", _, _): return isThing(behind: next)
      default:
        // `on each plate`, `sur chaque part`; the `1 tsp each` of two spices are as much of both.
        if value(next, of: StepWords.beforePlaces) != nil, isEachThing(next + 1) { return true }
      }
    }
    return false
  }

  private static let mostWordsBetween = 8

  /// `Brush each thigh with 1 tsp`, `pro Person 100 g`, `je 1 EL`: said before the amount, in the same clause.
  private func isOfEachThing(before index: Int) -> Bool {
    for place in stride(from: index - 1, through: max(0, index - Self.mostWordsBetween), by: -1) {
      guard case .word = tokens[place].kind, value(place, of: StepWords.conjunctions) == nil else { return false }
      if isEachThing(place) || isPerThing(place) { return true }
      if isGerman, ["je", "jeweils"].contains(word(place)) { return word(place + 1) != "nach" && !isOfSeveral(index) }
    }
    return false
  }

  /// `each thigh`, `jede Scheibe`, `everyone`; nothing has more sides for being more.
  private func isEachThing(_ index: Int) -> Bool {
    // `every 5 minutes` and `jede Minute` say how often.
    let next = measure(at: index + 1)?.next ?? index + 1
    return value(index, of: StepWords.eachThings) != nil && value(next, of: StepWords.noThings) == nil
      && value(next, of: StepWords.seconds) == nil
  }

  /// French and Spanish begin with `par` and `por` much else: `commencez par mélanger 100 g`.
  private func isPerThing(_ index: Int) -> Bool {
    switch word(index) {
    case "per", "pro": isThing(behind: index)
    case "par", "por": value(index + 1, of: StepWords.eaters) != nil
    default: false
    }
  }

  /// `je 1 TL Salz und Pfeffer`: as much of both.
  private func isOfSeveral(_ index: Int) -> Bool {
    for next in index + 1..<min(index + Self.mostWordsBetween, tokens.count) {
      guard case .word = tokens[next].kind else { return false }
      if value(next, of: StepWords.conjunctions) != nil { return true }
    }
    return false
  }

  private var isGerman: Bool { language?.lowercased().hasPrefix("de") ?? false }

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
