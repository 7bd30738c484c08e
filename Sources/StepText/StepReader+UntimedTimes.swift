internal import KitchenUnits
internal import Quantities

/// Spans of time that no timer is set to: how long food keeps, how long before something is done, how often, and for how much.
extension StepReader {
  func isUntimed(from start: Int, behind next: Int, _ span: Span) -> Bool {
    isRate(from: start, behind: next) || isRhythm(before: start) || isAhead(from: start, behind: next)
      || isOfEnd(before: start) || span.unit == 86400 && isAfter(before: start)
      || isStorage(from: start, behind: next, span)
  }

  // MARK: Rates

  /// `20 minutes per pound`, `20 Minuten je 500 g`, `10 min/lb`, and the `plus 20 minutes` behind it.
  private func isRate(from start: Int, behind next: Int) -> Bool {
    if isOfMass(behind: next) { return true }
    guard ["plus", "extra"].contains(word(start - 1)) else { return false }
    return (max(0, start - 8)..<start).contains { value($0, of: StepWords.per) != nil || isSign($0, 0x2F) }
  }

  private func isOfMass(behind index: Int) -> Bool {
    var next = index
    if value(next, of: StepWords.per) != nil || isSign(next, 0x2F) {
      next += 1
    } else if word(next) == "for", ["each", "every"].contains(word(next + 1)) {
      next += 2
    } else if isEnglish, word(next) == "a" {
      return massOrVolume(at: next + 1)?.unit.dimension == .mass
    } else {
      return false
    }
    if let (_, behind) = measure(at: next) { next = behind }
    return isLength(next) || massOrVolume(at: next)?.unit.dimension == .mass
  }

  /// `every 5 minutes`, `alle 5 Minuten`, `toutes les 5 minutes`.
  private func isRhythm(before start: Int) -> Bool {
    value(start - 1, of: StepWords.every) != nil
      || word(start - 1) == "les" && ["toutes", "tous"].contains(word(start - 2))
  }

  /// `in the last 5 minutes of cooking`; `bake for the last 5 minutes` says how long.
  private func isOfEnd(before start: Int) -> Bool {
    value(start - 1, of: StepWords.lasts) != nil
      && ["in", "during", "wahrend", "en", "durante"].contains(word(start - 3))
  }

  // MARK: Before something

  /// `2 hours ahead`, `30 minutes before serving`: not in `rest 30 minutes before serving`.
  private func isAhead(from start: Int, behind next: Int) -> Bool {
    if value(next, of: StepWords.ahead) != nil { return true }
    switch (word(next), word(next + 1)) {
    case ("in", "advance"), ("im", "voraus"), ("de", "antelacion"), ("de", "anticipacion"), ("con", "antelacion"),
      ("d", _) where word(next + 2) == "avance":
      return true
    case ("a", "l"): return word(next + 3) == "avance"
    case ("vor", _): return !contain(clause(from: next, step: 1), StepWords.waiting)
    case ("before", _), ("prior", "to"), ("avant", _), ("antes", _): return isBefore(start)
    default: return false
    }
  }

  /// Whether the words before a time say that something is done then: none do, or something is begun.
  private func isBefore(_ start: Int) -> Bool {
    var words = clause(from: start - 1, step: -1)[...]
    while let word = words.first, value(word, of: StepWords.roughly) != nil { words.removeFirst() }
    guard let last = words.first else { return true }
    if ["for", "another", "further", "pendant", "durante"].contains(word(last)) { return false }
    return words.contains { value($0, of: StepWords.starting) != nil }
  }

  /// `after 5 days`, `nach etwa 5 Tagen`, `au bout de 3 jours`: nobody sets a timer to the day on which something is done.
  private func isAfter(before start: Int) -> Bool {
    var first = start
    while value(first - 1, of: StepWords.roughly) != nil { first -= 1 }
    switch (word(first - 2), word(first - 1)) {
    case (_, "after"), (_, "nach"), (_, "apres"), (_, "tras"), ("bout", "de"), ("despues", "de"), ("cabo", "de"):
      return true
    default: return false
    }
  }

  // MARK: What keeps

  /// The `up to 2 days` of `at least 4 hours and up to 2 days`.
  func isAsLongAsItKeeps(_ second: Span, behind first: Span, at start: Int) -> Bool {
    isUpTo(before: start) && second.upper >= Rational(86400) && first.unit < 86400
  }

  private func isStorage(from start: Int, behind next: Int, _ span: Span) -> Bool {
    var first = start
    while value(first - 1, of: StepWords.roughly) != nil, !isUpTo(before: first) { first -= 1 }
    let (isOfDays, isUpTo) = (span.unit == 86400, isUpTo(before: first))
    if isOfDays, isUpTo { return true }
    let before = clause(from: start - 1, step: -1, untilEnd: true)
    let behind = clause(from: next, step: 1)
    if isWithin(before: first) {
      return isOfDays || contain(before, StepWords.eating) || contain(behind, StepWords.eating)
    }
    guard isOfDays || isUpTo else { return contain(before, StepWords.keeps) }
    return contain(before, StepWords.keeping) || contain(behind, StepWords.keepingBehind)
  }

  private func contain(_ words: [Int], _ values: WordValues<Bool>) -> Bool {
    words.contains { value($0, of: values) != nil }
  }

  private func isUpTo(before index: Int) -> Bool {
    switch (word(index - 2), word(index - 1)) {
    case ("up", "to"), ("bis", "zu"): true
    case (_, "hasta"): true
    case (_, "a"): isSign(index - 2, 0x27) && word(index - 3) == "jusqu"
    default: false
    }
  }

  private func isWithin(before index: Int) -> Bool {
    switch (word(index - 2), word(index - 1)) {
    case (_, "within"), (_, "innerhalb"), ("innerhalb", "von"), (_, "binnen"), ("dans", "les"), (_, "sous"): true
    case ("the", "next"), ("the", "following"): word(index - 3) == "within"
    default: false
    }
  }

  // MARK: Clauses

  /// The words from a token on to the next sign or `and`, or to the end of the sentence; the nearest first.
  private func clause(from index: Int, step: Int, untilEnd: Bool = false) -> [Int] {
    var words: [Int] = []
    var next = index
    while tokens.indices.contains(next), words.count < Self.longestClause {
      switch tokens[next].kind {
      case .sign(let sign):
        if [0x2E, 0x3B, 0x21, 0x3F].contains(sign) || !untilEnd && [0x2C, 0x3A, 0x28, 0x29].contains(sign) {
          return words
        }
      case .word:
        if !untilEnd, value(next, of: StepWords.conjunctions) != nil || word(next) == "then" { return words }
        words.append(next)
      case .number: break
      }
      next += step
    }
    return words
  }

  private static let longestClause = 20
}
