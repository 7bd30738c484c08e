internal import KitchenUnits
internal import Quantities

/// What one of several weighs or holds, where a remark says so in more words than the amount.
extension LineParser {
  /// `4 cod fillets, about 140g each`, `2 chops, each weighing 200g, trimmed`: behind what is said of one of them. What one
  /// piece weighs needs no `each`: `1 sea bass, about 1kg/2lb 4oz, gutted`.
  ///
  /// - Returns: The token behind, where the line goes on; `nil` where nothing of that kind begins here.
  mutating func readWeightOfEach(at start: Int) -> Int? {
    guard !name.isEmpty, amounts.count == 1, amounts[0].content == nil, amounts[0].unit?.size == nil else { return nil }
    var index = start
    var isEach = amounts[0].isOnePiece
    if has(index, .each) {
      isEach = true
      index += 1
    }
    if isWord(index, "weighing"), isEach { index += 1 }
    guard let found = weight(at: index) else { return nil }
    let weightEnd = afterSameWeight(found.end)
    guard isEach || eachEnd(weightEnd) != nil else { return nil }
    let stop = afterEach(weightEnd)
    guard isEnd(stop) else { return nil }
    amounts[0].content = found.content
    return kind(stop) == .comma ? stop + 1 : stop
  }

  /// Behind the `/2lb 4oz` of `1kg/2lb 4oz`.
  private func afterSameWeight(_ start: Int) -> Int {
    var index = start
    while kind(index) == .slash, let same = weight(at: index + 1) { index = weight(at: same.end)?.end ?? same.end }
    if isWord(index, "schwer") { return index + 1 }
    return isWord(index, "in") && isWord(index + 1, "weight") ? index + 2 : index
  }

  /// Behind `each`, `pro Stück`, `cada uno`.
  func eachEnd(_ index: Int) -> Int? {
    let isPer = isWord(index, "pro") || isWord(index, "cada") || isWord(index, "la") || isWord(index, "per")
    if isPer, Self.ones.contains(where: { isWord(index + 1, $0) }) { return index + 2 }
    return has(index, .each) ? index + 1 : nil
  }

  /// Behind `total`, `in all`, `en tout`.
  func totalEnd(_ index: Int) -> Int {
    if has(index, .total) { return index + 1 }
    let isIn = isWord(index, "in") || isWord(index, "en")
    let isAll = has(index + 1, .total) || isWord(index + 1, "all") || isWord(index + 1, "tout")
    return isIn && isAll ? index + 2 : index
  }

  private func afterEach(_ index: Int) -> Int {
    var stop = index
    while let next = eachEnd(stop) ?? (has(stop, .approximate) ? stop + 1 : nil) { stop = next }
    return stop
  }

  private static let ones: [StaticString] = ["stuck", "stk", "uno", "una", "piece", "pieza", "fillet", "breast"]

  /// `(Abtropfgewicht 240 g)`, `(265 g égouttés)`, `(400 g, peso escurrido 240 g)`, `(Kühlregal, 275 g)` behind a
  /// container: a weight without the liquid counts before one with it, and that only as a part of a bracket. Behind a count
  /// it must say `each`: `(1 inch thick, 8 oz each)`.
  mutating func noteContent(_ range: Range<Int>, isBracket: Bool) {
    guard amounts.count == 1, amounts[0].content == nil else { return }
    guard Self.isContainer(amounts[0]) else {
      if isBracket, amounts[0].unit?.size == nil { noteEach(range) }
      return
    }
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
      let isPart = isMark(found.end, at: range.upperBound) && isMark(index - 1, at: range.lowerBound - 1)
      if isPart, last == nil { last = found.content }
      index = found.end
    }
    if isBracket { amounts[0].content = last }
  }

  private mutating func noteEach(_ range: Range<Int>) {
    for index in range where kind(index) == .number && isMark(index - 1, at: range.lowerBound - 1) {
      guard let found = weight(at: index), eachEnd(found.end) != nil, isMark(afterEach(found.end), at: range.upperBound)
      else { continue }
      amounts[0].content = found.content
      return
    }
  }

  /// Whether a part of a remark ends or begins here: at a comma or where the remark does.
  private func isMark(_ index: Int, at end: Int) -> Bool {
    index == end || kind(index) == .comma || kind(index) == .semicolon || has(index, .approximate) || isWord(index, "a")
  }

  func weight(at start: Int) -> (content: LineAmount.Content, end: Int)? {
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
