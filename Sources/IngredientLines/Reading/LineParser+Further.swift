internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// What follows the first amount: the same in other units, and what comes on top.
  mutating func readFurtherAmounts() {
    while position < end, amounts.count < 8, readOneMore() {}
  }

  private mutating func readOneMore() -> Bool {
    switch kind(position) {
    case .slash: return readAmount(at: position + 1, .same)
    case .open: return readBracketedAmounts()
    case .plus: return readAmount(at: position + 1, .plus)
    case .number: return readCompound()
    case .word where has(position, .plus) || has(position, .and): return readAmount(at: position + 1, .plus)
    case .word where has(position, .or):
      return readAmount(at: position + 1, .same) || readOtherPacks() || readOtherCount()
    case .comma where has(position + 1, .plus): return readAmount(at: position + 2, .plus)
    case .comma where kind(position + 1) == .number: return readAfterComma()
    case .comma where has(position + 1, .approximate): return readAfterComma() || readCount(at: position + 1)
    case .other where isEqualsSign(position): return readAmount(at: position + 1, .same)
    case .word where has(position, .size): return readOtherCount()
    default: return false
    }
  }

  /// `1 cup = 120 g flour`, `1 cup | 120 g flour`
  private func isEqualsSign(_ index: Int) -> Bool { "=|".utf8.contains(bytes[tokens[index].start]) }

  /// A number with a measure, or, on top of another amount, with what is counted: `30 g and 1 piece ginger`; the food's
  /// name must still follow.
  private mutating func readAmount(at start: Int, _ relation: LineAmount.Relation) -> Bool {
    guard let measured = measure(at: start), let found = qualifiedUnit(at: measured.end(skippingDashIn: self)),
      found.unit.word.role == .measure || relation == .plus && found.unit.word.unit?.dimension == .count,
      hasName(found.unit.end)
    else { return false }
    keepQualifiers(found.qualifiers)
    append(measured, found.unit, relation)
    position = found.unit.end
    readRangeAfterUnit()
    if relation == .same { joinCompound() }
    return true
  }

  /// An amount with a measure, behind which a name follows.
  func measuredSize(at start: Int) -> (measured: Measured, unit: FoundUnit)? {
    guard let measured = measure(at: start), let unit = unit(at: measured.end(skippingDashIn: self)),
      unit.word.role == .measure, unit.word.unit != nil, hasName(unit.end), !has(unit.end, .of)
    else { return nil }
    return (measured, unit)
  }

  /// `1 packet, 7 g, dried yeast`, `1 cup, 240 ml milk`
  private mutating func readAfterComma() -> Bool {
    guard let last = amounts.last, last.unitText != nil, let (measured, unit) = measuredSize(at: position + 1) else {
      return false
    }
    if Self.isContainer(last), amounts[0].content == nil {
      add(Bracketed(amounts: [(measured, unit)]))
    } else {
      append(measured, unit, isPart(unit, of: last) ? .plus : .same)
    }
    position = unit.end
    return true
  }

  /// Whether a unit is a smaller one of the same kind and system, as ounces are of pounds.
  private func isPart(_ unit: FoundUnit, of amount: LineAmount) -> Bool { isPart(unit.word.unit, of: amount.unit) }

  func isPart(_ unit: FoundUnit, of outer: FoundUnit) -> Bool { isPart(unit.word.unit, of: outer.word.unit) }

  private func isPart(_ inner: KitchenUnit?, of outer: KitchenUnit?) -> Bool {
    guard let inner, let outer, inner.dimension == outer.dimension,
      let outerSize = outer.size, let innerSize = inner.size
    else { return false }
    return innerSize < outerSize && inner.belongs(to: .metric) == outer.belongs(to: .metric)
  }

  /// `700g/1½lb, about 24 small shallots`
  private mutating func readCount(at start: Int) -> Bool {
    guard let measured = measure(at: start), isWord(measured.end), unit(at: measured.end) == nil else { return false }
    append(measured, nil, .same)
    position = measured.end
    return true
  }

  /// `6 large or 8 medium eggs`: the other count is a remark.
  private mutating func readOtherCount() -> Bool {
    let or = has(position, .size) ? position + 1 : position
    guard has(or, .or), kind(or + 1) == .number, let measured = measure(at: or + 1),
      has(measured.end, .size) || saysUsualSize(measured.end), isWord(measured.end + 1),
      unit(at: measured.end + 1) == nil
    else { return false }
    keepQualifiers(position..<or)
    comment.append(or..<measured.end + 1)
    otherCounts.append(or + 1)
    position = measured.end + 1
    return true
  }

  /// Whether a line goes on with a word: `1 cup oil plus 2 tbsp` has its name before the second amount.
  private func hasName(_ index: Int) -> Bool {
    let index = closing(index).map { $0 + 1 } ?? index
    guard index < end else { return false }
    return kind(index) == .slash || kind(index) == .number || kind(index) == .comma && index + 1 < end
      || isWord(index) && !has(index, [.comment])
      || kind(index) == .plus || kind(index) == .dash || has(index, .plus)
  }

  /// `1 lb 2 oz`: the second unit is a part of the first.
  private mutating func readCompound() -> Bool {
    guard let last = amounts.last else { return false }
    if let compound = compound(after: last) {
      append(compound.measured, compound.unit, .plus)
      position = compound.unit.end
      return true
    }
    // `15 ounce 425 g`, `225g 8oz`: the same in the other system.
    guard let outer = last.unit, last.relation != .plus, let (measured, unit) = measuredSize(at: position),
      let inner = unit.word.unit, inner.dimension == outer.dimension, outer.size != nil,
      inner.belongs(to: .metric) != outer.belongs(to: .metric)
    else { return false }
    append(measured, unit, .same)
    position = unit.end
    return true
  }

  private func compound(after amount: LineAmount) -> (measured: Measured, unit: FoundUnit)? {
    guard kind(position) == .number, let measured = measure(at: position), let unit = unit(at: measured.end),
      isPart(unit, of: amount)
    else { return nil }
    return (measured, unit)
  }

  /// `700g/1lb 8oz` says the same twice, the second time in two units: they become one, 24 oz.
  private mutating func joinCompound() {
    guard let last = amounts.last, case .exact(let value) = last.measure, let compound = compound(after: last),
      case .exact(let rest) = compound.measured.measure,
      let sum = value.converted(from: last.unit, to: compound.unit.word.unit)?.adding(rest)
    else { return }
    amounts.removeLast()
    append(Measured(measure: .exact(sum), end: position), compound.unit, .same)
    amounts[amounts.count - 1].place = last.place
    position = compound.unit.end
    extendPlace(to: position)
    readRangeAfterUnit()
  }

  // MARK: Brackets

  struct Bracketed {
    var amounts: [(measured: Measured, unit: FoundUnit)] = []
    var isEach = false
    /// It is said to be that of all pieces.
    var isTotal = false
    /// What has that content.
    var container: FoundUnit?
  }

  /// `(8 ounces/225 g)`, `(about 2 sticks)`, `(400 g each)`: a bracket that holds amounts and nothing else.
  ///
  /// - Parameter inCans: whether the word for a can may stand in it, too: `1 (14 oz can) broth`.
  func bracketed(at open: Int, inCans: Bool = false) -> Bracketed? {
    guard let close = closing(open) else { return nil }
    var result = Bracketed()
    var index = open + 1
    // `(à 200 g)`, `(je 200 g)`
    if kind(index + 1) == .number || has(index + 1, .approximate), has(index, .each) || isWord(index, "a") {
      result.isEach = true
      index += 1
    }
    while index < close, result.amounts.count < 4 {
      guard let measured = measure(at: index),
        let found = qualifiedUnit(at: measured.end(skippingDashIn: self), before: close)
      else { return nil }
      result.amounts.append(joined(measured, found, before: close) ?? (measured, found))
      index = result.amounts[result.amounts.count - 1].unit.end
      if kind(index) == .dash, has(index + 1, .shape) { index += 2 }
      if let next = hedgeEnd(index) {
        result.amounts[result.amounts.count - 1].measured.isApproximate = has(index, .approximate)
        index = next
      }
      if inCans, index < close, let container = unit(at: index), container.word.role == .container,
        container.end == close
      {
        result.container = container
        index = close
      }
      if let next = eachEnd(index) {
        result.isEach = true
        index = next
      }
      if has(index, .total) || has(index + 1, .total) && index + 2 == close {
        result.isTotal = true
        index += has(index, .total) ? 1 : 2
      }
      if index < close, kind(index) == .slash || kind(index) == .semicolon || kind(index) == .comma || has(index, .or) {
        index += 1
      } else if index < close {
        return nil
      }
    }
    return index == close && !result.amounts.isEmpty ? result : nil
  }

  /// Behind the `approx.` of `(1.5 kg approx.)` and the `net` of `(350 g net)`.
  private func hedgeEnd(_ index: Int) -> Int? {
    has(index, .approximate) || Self.netWords.contains { isWord(index, $0) } ? index + 1 : nil
  }

  private static let netWords: [StaticString] = ["net", "netto", "neto"]

  /// The `2lb 4oz` of `1kg (2lb 4oz)`: one amount in the smaller unit.
  func joined(
    _ outer: Measured, _ unit: FoundUnit, before close: Int
  ) -> (measured: Measured, unit: FoundUnit)? {
    guard case .exact(let whole) = outer.measure, kind(unit.end) == .number, let inner = measure(at: unit.end),
      case .exact(let rest) = inner.measure, let part = self.unit(at: inner.end), part.end <= close,
      isPart(part, of: unit), let sum = whole.converted(from: unit.word.unit, to: part.word.unit)?.adding(rest)
    else { return nil }
    let isApproximate = outer.isApproximate || inner.isApproximate
    return (Measured(measure: .exact(sum), isApproximate: isApproximate, start: outer.start, end: inner.end), part)
  }

  private func qualifiedUnit(at start: Int, before close: Int) -> FoundUnit? {
    var index = start
    while index < close, has(index, [.fill, .size, .shape]) { index += 1 }
    guard let unit = unit(at: index), unit.end <= close else { return nil }
    return unit
  }

  private mutating func readBracketedAmounts() -> Bool {
    guard let close = closing(position), let found = bracketed(at: position) else { return false }
    add(found)
    position = close + 1
    return true
  }

  /// In a bracket after a container stands what one holds, after other units the same amount again; and so do spoons and
  /// cups after containers, which no label is in: `3 envelopes gelatin (about 3 tablespoons)`.
  mutating func add(_ bracketed: Bracketed) {
    let first = bracketed.amounts[0]
    // `(2 cans, 400 g each)`: each of the cans, not of what stands before.
    if bracketed.isEach, bracketed.amounts.count == 2, first.unit.word.role != .measure,
      let unit = bracketed.amounts[1].unit.word.unit, unit.dimension == .mass || unit.dimension == .volume
    {
      append(first.measured, first.unit, amounts.isEmpty ? .first : .same)
      amounts[amounts.count - 1].content = LineAmount.Content(
        measure: bracketed.amounts[1].measured.measure, unit: unit)
      return
    }
    let isContainer = amounts.first.map { Self.isContainer($0) } ?? false
    let isLength = first.unit.word.unit?.dimension == .length
    let isSpooned = first.unit.word.unit.map(Self.spoons.contains) ?? false
    if !bracketed.isTotal, bracketed.isEach || isContainer && !isSpooned || isLength, !amounts.isEmpty,
      amounts[0].content == nil,
      let unit = first.unit.word.unit
    {
      amounts[0].content = LineAmount.Content(measure: first.measured.measure, unit: unit)
      return
    }
    for (measured, unit) in bracketed.amounts { append(measured, unit, amounts.isEmpty ? .first : .same) }
  }

  static let spoons: [KitchenUnit] = [
    .teaspoon, .tablespoon, .cup, .metricTeaspoon, .metricTablespoon, .metricCup,
  ]

  /// A vessel, whose label is always a word of the lexicon.
  static func isContainer(_ amount: LineAmount) -> Bool {
    guard let label = amount.unitLabel else { return false }
    return UnitLexicon.word(label)?.role == .container
  }
}

extension LineParser.Measured {
  /// Where the unit begins: `14-oz` has a hyphen before it.
  func end(skippingDashIn parser: LineParser) -> Int {
    guard parser.kind(end) == .dash, parser.isWord(end + 1) else { return end }
    return parser.tokens[end].hasSpaceBefore && parser.tokens[end + 1].hasSpaceBefore ? end : end + 1
  }
}
