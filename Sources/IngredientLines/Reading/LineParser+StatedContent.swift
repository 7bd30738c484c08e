internal import KitchenUnits
internal import Quantities

/// What one of several weighs or holds, where a remark says so in more words than the amount.
extension LineParser {
  /// `4 cod fillets, about 140g each`, `2 chops, each weighing 200g, trimmed`: behind what is said of one of them.
  ///
  /// - Returns: The token behind, where the line goes on; `nil` where nothing of that kind begins here.
  mutating func readWeightOfEach(at start: Int) -> Int? {
    guard !name.isEmpty, amounts.count == 1, amounts[0].content == nil, amounts[0].unit?.size == nil else { return nil }
    var index = start
    var isEach = false
    if has(index, .each) {
      isEach = true
      index += isWord(index + 1, "weighing") ? 2 : 1
    }
    guard let found = weight(at: index), isEach || has(found.end, .each) else { return nil }
    var stop = found.end
    while has(stop, [.approximate, .each]) { stop += 1 }
    guard isEnd(stop) else { return nil }
    amounts[0].content = found.content
    return kind(stop) == .comma ? stop + 1 : stop
  }

  /// `(Abtropfgewicht 240 g)`, `(265 g égouttés)`, `(400 g, peso escurrido 240 g)`, `(Kühlregal, 275 g)` behind a
  /// container: a weight without the liquid counts before one with it, and that only at the end of a bracket.
  mutating func noteContent(_ range: Range<Int>, isBracket: Bool) {
    guard amounts.count == 1, amounts[0].content == nil, Self.isContainer(amounts[0]) else { return }
    var last: LineAmount.Content?
    var index = range.lowerBound
    while index < range.upperBound {
      guard kind(index) == .number, let found = weight(at: index), found.end <= range.upperBound else {
        index += 1
        continue
      }
      if isDrained(before: index, since: range.lowerBound) || isDrained(behind: found.end, until: range.upperBound) {
        amounts[0].content = found.content
        amounts[0].content?.isDrained = true
        return
      }
      if found.end == range.upperBound, kind(index - 1) == .comma { last = found.content }
      index = found.end
    }
    if isBracket { amounts[0].content = last }
  }

  private func weight(at start: Int) -> (content: LineAmount.Content, end: Int)? {
    guard let inner = measure(at: start), let unit = unit(at: inner.end(skippingDashIn: self)),
      unit.word.role == .measure, let size = unit.word.unit, size.dimension == .mass || size.dimension == .volume
    else { return nil }
    return (LineAmount.Content(measure: inner.measure, unit: size), unit.end)
  }

  /// `Abtropfgewicht: 240 g`, `peso escurrido de 240 g`
  private func isDrained(before index: Int, since start: Int) -> Bool {
    (max(start, index - 3)..<index).reversed().prefix { isWord($0) || kind($0) == .colon }.contains(
      where: isDrainedWord)
  }

  /// `240 g drained weight`
  private func isDrained(behind index: Int, until end: Int) -> Bool {
    (index..<min(end, index + 3)).prefix { isWord($0) }.contains(where: isDrainedWord)
  }

  private func isDrainedWord(_ index: Int) -> Bool { Self.drained.contains { isWord(index, $0) } }

  private static let drained: [StaticString] = [
    "drained", "abtropfgewicht", "abgetropft", "egoutte", "egouttee", "egouttes", "egouttees", "escurrido", "escurrida",
    "escurridos", "escurridas",
  ]
}
