internal import KitchenUnits
internal import Quantities

/// Amounts of the line's own food that stand in remarks: `1 lb pasta (about 4 cups cooked)`, `2 onions, 1 chopped, 1
/// sliced`, `6 tbsp oil, divided (2 tbsp + 4 tbsp)`.
///
/// Left out is what does not grow with the food: sizes and times, what each piece weighs or one tin holds, shares, and
/// into how much it is cut.
extension LineParser {
  /// Numbers of one or two digits are counted pieces; larger ones are grades and years.
  private static let mostPieces = Rational(60)

  /// - Parameter line: what has been read of the line; amounts that have a place there are no others.
  func remarkAmounts(besides line: IngredientLine) -> [LineAmount] {
    let others = otherCounts.compactMap { index in
      measure(at: index).map { amount($0, unit(at: $0.end)) }
    }
    guard readsAlternatives, nameStart < end, (nameStart..<end).contains(where: { kind($0) == .number }) else {
      return others
    }
    let read = ([line] + line.alternatives + line.additions).flatMap(\.amounts) + line.extraAmounts
    let places = read.compactMap(\.place).map(\.number)
    let contents = read.compactMap(\.content)
    let remarked = remarkContents()
    var result = others
    var index = nameStart
    while index < end {
      let isCount = remarked.counts.contains(index)
      guard kind(index) == .number || isCount, let measured = measure(at: index) else {
        index += 1
        continue
      }
      let isRead = places.contains { $0.contains(tokens[index].start) }
      if isCount, !isRead { result.append(amount(measured, unit(at: measured.end))) }
      let isKept = isRead || isCount || remarked.kept.contains(index)
      let found = isKept ? nil : remarkAmount(measured, at: index, first: line.amounts.first)
      // What one of the pieces weighs does not grow with their number.
      let isContent = found.map { found in
        contents.contains { $0.unit == found.unit && $0.measure == found.measure }
      }
      if let found, isContent == false { result.append(found) }
      index = isCount ? index + 1 : max(index + 1, measured.end)
    }
    return result
  }

  private func remarkAmount(_ measured: Measured, at index: Int, first: LineAmount?) -> LineAmount? {
    let before = beforeApproximate(index)
    let isJoined = kind(index - 1) == .slash && !isWord(index - 2) || kind(index - 1) == .dash
    if isWhole(index) { return amount(measured, nil) }
    guard index > nameStart, !isJoined, !isOfEach(index) else { return nil }
    // `flour 2 parts, sugar 1 part`
    let isRatio = Self.parts.contains { isWord(measured.end, $0) }
    // `1 gewürfelt, 1 in Ringen`: no inch
    let isIn =
      isWord(measured.end, "in") && tokens[measured.end].hasSpaceBefore && !tokens[measured.end].hasStop
      && unit(at: measured.end + 1) == nil
    if !isRatio, !isIn, let found = unit(at: measured.end) {
      return isRemarked(measured, found, after: before, first: first) ? amount(measured, found) : nil
    }
    guard isRatio || beginsPart(after: before), let number = measured.measure.upperBound, number >= .one,
      number <= Self.mostPieces, isCounted(measured.end) || isPartEnd(measured.end) && before < index - 1
    else { return nil }
    return amount(measured, nil)
  }

  /// The `2` of `1 of 2 onions`: how many there are of what some are taken of.
  private func isWhole(_ index: Int) -> Bool {
    index == nameStart && has(index - 1, .of) && isWord(index + 1) && unit(at: index + 1) == nil
      && (kind(index - 2) == .number || has(index - 2, .number) || index == 1 && given != nil)
  }

  private func isRemarked(_ measured: Measured, _ found: FoundUnit, after before: Int, first: LineAmount?) -> Bool {
    switch found.word.unit?.dimension {
    case .mass?, .volume?:
      // `2 jars passata (700 g)`, `in a 2 l bowl`, `from a 5-oz bag`; spoons are on no label.
      let isHeld = first.map(Self.isContainer) ?? false && !(found.word.unit.map(Self.spoons.contains) ?? false)
      let counted = unit(at: found.end)?.word.role
      let isSize = kind(found.end) == .dash || counted == .container || counted == .count
      return found.word.role == .measure && !isHeld && !isSize
    case .count?:
      return beginsPart(after: before) && (measured.measure.upperBound ?? .zero) <= Self.mostPieces
    case .length?, .time?, nil: return false
    }
  }

  /// Whether the same part of the line says that the amount is that of each piece, or of so much of something else.
  private func isOfEach(_ index: Int) -> Bool {
    var (start, stop) = (index, index)
    while start > nameStart, !isPartEnd(start - 1) { start -= 1 }
    while stop < end, !isPartEnd(stop) { stop += 1 }
    return (start..<stop).contains { part in eachEnd(part) != nil || Self.rates.contains { isWord(part, $0) } }
      || isWord(index - 1, "a") && kind(index - 2) == .open
  }

  private static let parts: [StaticString] = ["part", "parts", "teil", "teile", "parte", "partes"]
  private static let rates: [StaticString] = ["per", "pro", "par", "por", "cada", "chaque"]

  private func beforeApproximate(_ index: Int) -> Int {
    var before = index - 1
    while before >= nameStart, has(before, .approximate) || kind(before) == .tilde { before -= 1 }
    return before
  }

  /// Whether a remark or a part of one begins behind a token: `(from 2 lemons)`, `1 chopped and 1 sliced`.
  private func beginsPart(after index: Int) -> Bool {
    guard let kind = kind(index), index >= nameStart else { return false }
    if kind == .comma || kind == .semicolon || kind == .open || kind == .plus || has(index, [.and, .plus]) {
      return true
    }
    return Self.sources.contains { isWord(index, $0) } && isPartEnd(index - 1)
  }

  private static let sources: [StaticString] = ["from", "von", "aus", "de", "soit", "equals", "entspricht"]

  /// Whether a word follows that can be counted; a grade, a share and how often can not.
  private func isCounted(_ index: Int) -> Bool {
    isWord(index) && !has(index, [.comment, .example, .or, .range]) && !Self.rates.contains { isWord(index, $0) }
      && !Self.uncounted.contains { isWord(index, $0) }
      || Self.purposeWords.contains { isWord(index, $0) }
  }

  private static let uncounted: [StaticString] = ["times", "mal", "fois", "veces", "count", "ct", "percent", "prozent"]
  /// `2 for the dough, 1 for the glaze`, `1 in rings`
  private static let purposeWords: [StaticString] = ["for", "fur", "pour", "para", "to", "in", "en"]

  func isPartEnd(_ index: Int) -> Bool {
    guard let kind = kind(index) else { return true }
    return kind == .comma || kind == .semicolon || kind == .open || kind == .close || kind == .plus
  }

  private func amount(_ measured: Measured, _ unit: FoundUnit?) -> LineAmount {
    var result = LineAmount(
      measured.measure, unit: unit?.word.unit, unitText: unit.map { text(of: $0.range) }, unitLabel: unit?.word.label,
      relation: .same, isApproximate: measured.isApproximate)
    result.place = place(of: measured, unit)
    return result
  }
}
