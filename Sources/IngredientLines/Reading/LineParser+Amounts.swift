internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// `juice of 1 lemon`, `leaves from 4 sprigs thyme`: what is taken of the food goes into the comment.
  mutating func readPartOf() {
    guard given == nil, isWord(position), !has(position, .number) else { return }
    guard unit(at: position)?.word.standsAlone != true, qualifiedUnit(at: position)?.unit.word.standsAlone != true
    else { return }
    var index = position
    var hasPart = false
    while index < min(end, position + 7), isWord(index), !has(index, .number) {
      hasPart = hasPart || has(index, .part)
      let joins = has(index, .of) || isWord(index, "from") || isWord(index, "de")
      let next = index + 1
      if joins, index > position, kind(next) == .number || hasPart && has(next, .number) || has(next, .approximate),
        measure(at: next) != nil
      {
        comment.append(position..<next)
        position = next
        return
      }
      index += 1
    }
    // `zest 1 lemon`
    if hasPart, kind(index) == .number, index < position + 7 {
      comment.append(position..<index)
      position = index
      return
    }
    // `Saft einer Zitrone`, `jus d'un citron`
    if hasPart, index > position, has(index, .number), index <= position + 3 {
      comment.append(position..<index)
      position = index
    }
  }

  mutating func readAmounts() {
    if let given {
      readGiven(given)
    } else if let index = startOfAmount(), let measured = measure(at: index), !isPartOfName(measured, from: index) {
      if index > position { keepQualifiers(position..<index) }
      position = measured.end
      readUnit(of: measured, relation: .first)
    } else if let found = qualifiedUnit(at: position), standsAlone(found), followedByFood(found.unit.end) {
      keepQualifiers(found.qualifiers)
      append(Measured(measure: .exact(.one), end: position), found.unit, .first)
      position = found.unit.end
    }
    guard !amounts.isEmpty else { return }
    readFurtherAmounts()
    skipOf()
  }

  /// `pinch of salt`, `small pack coriander`
  private func standsAlone(_ found: QualifiedUnit) -> Bool {
    if found.unit.word.standsAlone { return true }
    return has(found.qualifiers.lowerBound, .size) && !found.qualifiers.isEmpty && found.unit.word.role != .cut
  }

  /// The number, after words such as "scant" and "generous" that are said of its unit.
  private func startOfAmount() -> Int? {
    var index = position
    while index < position + 3, has(index, .fill) || has(index, .size), !has(index, .approximate) { index += 1 }
    if index > position, kind(index) == .number || has(index, .number) { return index }
    return kind(position) == .number || kind(position) == .tilde || has(position, [.number, .approximate, .dozen])
      ? position : nil
  }

  /// `7-grain flakes`, `Five-spice`, `half and half`: the number belongs to the food's name.
  private func isPartOfName(_ measured: Measured, from start: Int) -> Bool {
    let next = measured.end
    if isWord(next, "spice") { return true }
    if kind(start) == .number || kind(measured.end - 1) == .number {
      guard kind(next) == .dash, isWord(next + 1), !tokens[next].hasSpaceBefore, !tokens[next + 1].hasSpaceBefore
      else { return next >= end }
      return unit(at: next + 1) == nil
    }
    if has(next, .and) || isWord(next, "fat") { return true }
    return next >= end || !(isWord(next) || kind(next) == .open || kind(next) == .number || kind(next) == .dash)
  }

  /// The unit of the number just read, its container, and what one holds.
  mutating func readUnit(of measured: Measured, relation: LineAmount.Relation) {
    if readContent(of: measured, relation) { return }
    var start = position
    if kind(start) == .dash, !tokens[start].hasSpaceBefore { start += 1 }
    if kind(position) == .quote, followedByFood(position + 1) {
      position += 1
      appendInches(measured, relation)
      return
    }
    if isLargeSize(start, measured) {
      append(measured, nil, relation)
      return
    }
    guard let found = qualifiedUnit(at: start) else {
      append(measured, nil, relation)
      return
    }
    if found.unit.word.unit?.dimension == .length, let counted = qualifiedUnit(at: lengthEnd(found.unit.end)),
      counted.unit.word.role != .measure
    {
      keepQualifiers(counted.qualifiers)
      appendPiece(measured, length: found.unit, counted.unit, relation)
      return
    }
    keepQualifiers(found.qualifiers)
    append(measured, found.unit, relation)
    position = found.unit.end
    readRangeAfterUnit()
    readHalfAfterUnit()
    readFillAfterUnit()
    if found.unit.word.role == .measure { readVessel() }
  }

  /// `110g-175g`, `1 tsp to 1 tbsp`: a range whose bounds have their own units becomes one in the first.
  mutating func readRangeAfterUnit() {
    let last = amounts[amounts.count - 1]
    guard case .exact(let lower) = last.measure, kind(position) == .dash || has(position, .range),
      !has(position, .or), kind(position + 1) == .number, let second = measure(at: position + 1),
      case .exact(let value) = second.measure, let found = unit(at: second.end),
      let upper = value.converted(from: found.word.unit, to: last.unit), upper > lower
    else { return }
    amounts[amounts.count - 1].measure = .range(lower, upper)
    position = found.end
  }

  /// `1 taza y media de arroz`, `1 cup and a half`
  private mutating func readHalfAfterUnit() {
    guard case .exact(let whole) = amounts[amounts.count - 1].measure, whole.isInteger, has(position, .and) else {
      return
    }
    var index = position + 1
    if has(index, .article) { index += 1 }
    guard has(index, .number), has(index + 1, .of) || index > position + 1 || index + 1 == end,
      let half = NumberWord.value(of: foldedWord(index), hash: tokens[index].hash)?.value, half < .one,
      let sum = whole.adding(half)
    else { return }
    amounts[amounts.count - 1].measure = .exact(sum)
    position = index + 1
  }

  /// `3 EL gehäuft Mehl`
  private mutating func readFillAfterUnit() {
    let start = kind(position) == .comma ? position + 1 : position
    guard has(start, .fill), has(start, .preparation), isWord(start + 1) else { return }
    comment.append(start..<start + 1)
    position = start + 1
  }

  /// `1 gr. Zwiebel` is a large onion, `500 gr. Mehl` are grams.
  private func isLargeSize(_ index: Int, _ measured: Measured) -> Bool {
    guard isWord(index, "gr"), tokens[index].hasStop, case .exact(let value) = measured.measure else { return false }
    return value < Rational(10)
  }

  private mutating func appendInches(_ measured: Measured, _ relation: LineAmount.Relation) {
    guard let counted = qualifiedUnit(at: position), counted.unit.word.role != .measure else {
      amounts.append(LineAmount(measured.measure, unit: .inch, unitText: "\"", unitLabel: "inch", relation: relation))
      return
    }
    keepQualifiers(counted.qualifiers)
    append(Measured(measure: .exact(.one), end: position), counted.unit, relation)
    amounts[amounts.count - 1].content = LineAmount.Content(measure: measured.measure, unit: .inch)
    position = counted.unit.end
  }

  /// Behind `5cm/2in` and `2-inch-long`.
  private func lengthEnd(_ start: Int) -> Int {
    var index = start
    if kind(index) == .slash, let second = measure(at: index + 1), let unit = unit(at: second.end),
      unit.word.unit?.dimension == .length
    {
      index = unit.end
    }
    while has(index, .shape) || kind(index) == .dash { index += 1 }
    return index
  }

  private mutating func appendPiece(
    _ measured: Measured, length: FoundUnit, _ counted: FoundUnit, _ relation: LineAmount.Relation
  ) {
    append(Measured(measure: .exact(.one), end: position), counted, relation)
    if let unit = length.word.unit {
      amounts[amounts.count - 1].content = LineAmount.Content(measure: measured.measure, unit: unit)
    }
    position = counted.end
  }

  /// The `tin` of `400g tin tomatoes`: the weight is the amount, and the tin the same in another unit.
  private mutating func readVessel() {
    var index = position
    if kind(index) == .dash, !tokens[index].hasSpaceBefore { index += 1 }
    if kind(index) == .slash, let second = measure(at: index + 1), let other = unit(at: second.end) {
      guard let vessel = unit(at: other.end), vessel.word.role == .container, followedByFood(vessel.end) else { return }
      append(second, other, .same)
      index = other.end
    }
    guard let vessel = unit(at: index), vessel.word.role == .container, followedByFood(vessel.end) else { return }
    append(Measured(measure: .exact(.one), end: index), vessel, .same)
    position = vessel.end
  }

  mutating func append(_ measured: Measured, _ unit: FoundUnit?, _ relation: LineAmount.Relation) {
    amounts.append(
      LineAmount(
        measured.measure, unit: unit?.word.unit, unitText: unit.map { text(of: $0.range) },
        unitLabel: unit?.word.label, relation: relation, isApproximate: measured.isApproximate))
  }

  /// Words for how big and how full: sizes have their place in the result, the others are comments.
  mutating func keepQualifiers(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where has(index, .size) && !has(index, .fill) || kind(index) == .comma {
      if start < index { comment.append(start..<index) }
      if has(index, .size) { size = size ?? SizeWord.size(of: foldedWord(index)) }
      start = index + 1
    }
    if start < range.upperBound { comment.append(start..<range.upperBound) }
  }

  /// `of`, `de la`, `d'`, `each`, and marks that part an amount from the name.
  mutating func skipOf() {
    if has(position, .each) {
      comment.append(position..<position + 1)
      position += 1
    }
    while kind(position) == .comma || kind(position) == .colon || kind(position) == .dash || kind(position) == .other,
      position + 1 < end
    {
      position += 1
    }
    guard has(position, .of), position + 1 < end,
      amounts[0].unitText != nil || tokens[position + 1].hasSpaceBefore || has(position - 1, .number)
    else { return }
    position += 1
    while position + 1 < end, has(position, .the) { position += 1 }
  }

  /// An amount that was read before: its unit has an end of its own.
  private mutating func readGiven(_ given: Given) {
    let measured = Measured(measure: given.measure, isApproximate: given.isApproximate, end: 0)
    readUnit(of: measured, relation: .first)
    guard let unitEnd = tokens.firstIndex(where: { $0.start >= given.unitEnd }), position < unitEnd else { return }
    guard given.unitEnd > 0, kind(position) == .word, amounts.count == 1, amounts[0].unitText == nil else { return }
    while position < unitEnd, has(position, .size) {
      size = size ?? SizeWord.size(of: foldedWord(position))
      position += 1
    }
    guard position < unitEnd else { return }
    amounts[0].unitText = text(of: position..<unitEnd)
    amounts[0].unitLabel = amounts[0].unitText
    position = unitEnd
  }
}

extension Rational {
  /// The same amount in another unit of its kind.
  func converted(from unit: KitchenUnit?, to other: KitchenUnit?) -> Rational? {
    if unit == other { return self }
    guard let unit, let other, unit.dimension == other.dimension, let size = unit.size, let otherSize = other.size
    else { return nil }
    return multiplied(by: size)?.divided(by: otherSize)
  }
}
