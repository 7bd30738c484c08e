internal import SourceText
internal import Words

/// What single lines state, wherever they stand.
extension LabelledFacts {
  /// Whether a line says first for how many a recipe is, which no ingredient does.
  static func statesYield(_ line: String) -> Bool {
    guard LineGlance.mayBegin(line, with: yieldStarts), line.contains(where: \.isNumber) else { return false }
    let text = FactParts.of(line).first ?? line
    let folded = TextFolding.folded(text)
    guard let first = folded.split(whereSeparator: { !$0.isLetter }).first else { return false }
    return yields.contains(first) && text.contains(where: \.isNumber) || isForSoMany(folded)
  }

  /// `Serves 6 as a side, 4 as a main!`
  static func statesYieldFirst(_ line: String) -> Bool {
    line.utf8.count < 60 && statesYield(line)
      && yieldStart.prefixMatch(in: TextFolding.folded(line)) != nil
  }

  /// Whether a short text is for how many a recipe is: `6 raciones`, `pour 6 personnes`.
  static func namesYield(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter }
    let isNamed = text.contains(where: \.isNumber) && words.count <= 4 && words.contains { yields.contains($0) }
    return isNamed || statesYield(text)
  }

  /// Whether a line says for how many a recipe is or how long it takes, and nothing else: `Serves 4.`, `Time: 1 h`.
  static func isFact(_ line: String) -> Bool {
    guard line.utf8.count < 60 else { return false }
    if statesYield(line) { return line.split(separator: " ").count <= 5 }
    guard let colon = line.firstIndex(of: ":"), TimeText.isBare(String(line[line.index(after: colon)...])) else {
      return false
    }
    let label = TextFolding.folded(String(line[..<colon]))
    let words = Set(label.split { !$0.isLetter })
    return times.isFound(in: label) || !words.isDisjoint(with: workTimes)
  }

  /// Whether a folded word is one for work that takes its time: `Backzeit`, `baking`.
  static func namesWork(_ word: Substring) -> Bool { preparing.contains(word) || cooking.contains(word) }

  /// Whether words speak of a time: `Total time`, `Backzeit`.
  static func namesTime(_ text: Substring) -> Bool { times.isFound(in: TextFolding.folded(String(text))) }

  /// Whether a line holds several facts and nothing else: `Pour 8 personnes. Préparation 10 min, cuisson 35 min`.
  static func areFacts(_ line: String) -> Bool {
    let parts = line.utf8.count < 120 ? FactParts.of(line) : []
    return parts.count > 1 && parts.allSatisfy { isFact($0) || isTime($0) }
  }

  private static let yieldStart = TextPattern(/\P{L}*(?:serves|makes|yields|feeds|ergibt|rinde|salen)\s/)
}
