internal import KitchenUnits
internal import Quantities
internal import Words

extension LineParser {
  mutating func readAmounts() {
    if let given {
      readGiven(given)
    } else if readNumberedCan() || readDashedCount() || readJoinedCount() {
      // It is read.
    } else if let measured = bracketedCount() {
      position = measured.end
      readUnit(of: measured, relation: .first)
    } else if let index = startOfAmount(), let measured = measure(at: index), !isPartOfName(measured, from: index) {
      if index > position { keepQualifiers(position..<index) }
      position = measured.end
      readUnit(of: measured, relation: .first)
    } else if let found = qualifiedUnit(at: position), standsAlone(found), followedByFood(found.unit.end) {
      keepQualifiers(found.qualifiers)
      append(Measured(measure: .exact(.one), start: position, end: position), found.unit, .first)
      position = found.unit.end
      readOrTwoAfterUnit()
    }
    guard !amounts.isEmpty else { return }
    readFurtherAmounts()
    if amounts.count > 1, amounts[0].unit?.size != nil { readVessel() }
    skipOf()
  }

  /// The `(2)` of `(2) 15-oz cans black beans`.
  private func bracketedCount() -> Measured? {
    guard let close = closing(position), close == position + 2, kind(position + 1) == .number,
      kind(close + 1) == .number, var measured = measure(at: position + 1)
    else { return nil }
    measured.end = close + 1
    return measured
  }

  /// `pinch of salt`, `small pack coriander`, `tub of hummus`
  private func standsAlone(_ found: QualifiedUnit) -> Bool {
    if found.unit.word.standsAlone { return true }
    if isHeldOf(found.unit) { return true }
    return has(found.qualifiers.lowerBound, .size) && !found.qualifiers.isEmpty && found.unit.word.role != .cut
  }

  /// `tub of hummus`, `boîte de thon`, `loaf of bread`; but `tête de moine` is a cheese.
  private func isHeldOf(_ unit: FoundUnit) -> Bool {
    guard has(unit.end, .of), !isPlural(unit) else { return false }
    switch unit.word.role {
    case .container: return true
    case .count, .trailingCount: return isWord(unit.end, "of") && !isWord(unit.range.lowerBound, "rack")
    // `pint of cream`; nobody abbreviates it so.
    case .measure: return isWord(unit.end, "of") && unit.word.unit?.size != nil && isSpelledOut(unit)
    case .cut: return false
    }
  }

  func isSpelledOut(_ unit: FoundUnit) -> Bool { foldedWord(unit.range.upperBound - 1).count > 2 }

  /// The number, after words such as "scant" and "generous" that are said of its unit.
  private func startOfAmount() -> Int? {
    var index = position
    while index < position + 3, has(index, .fill) || has(index, .size), !has(index, .approximate) { index += 1 }
    if index > position, kind(index) == .number || has(index, .number) { return index }
    if opensRange(position) { return position }
    return kind(position) == .number || kind(position) == .tilde || has(position, [.number, .approximate, .dozen])
      ? position : nil
  }

  /// `7-grain flakes`, `Five-spice`, `half and half`: the number belongs to the food's name.
  private func isPartOfName(_ measured: Measured, from start: Int) -> Bool {
    let next = measured.end
    if isWord(next, "spice") { return true }
    // `1: the secret` numbers a thing and counts none.
    if kind(next) == .colon, kind(next - 1) == .number, !tokens[next].hasSpaceBefore { return true }
    if kind(start) == .number || kind(measured.end - 1) == .number {
      guard kind(next) == .dash, isWord(next + 1), !tokens[next].hasSpaceBefore, !tokens[next + 1].hasSpaceBefore
      else { return next >= end || isGluedName(measured, next) }
      return unit(at: next + 1) == nil
    }
    if has(next, .and) || isWord(next, "fat") { return true }
    return next >= end || !(isWord(next) || kind(next) == .open || kind(next) == .number || kind(next) == .dash)
  }

  /// Words that say more of what is counted, or of the number, even where the blank before them was forgotten.
  private static let describing: LineWord = [
    .size, .fill, .shape, .adjective, .preparation, .state, .times, .dozen, .or, .range, .plus,
  ]

  /// `7up`, `3in1 seasoning`: a word that is written in one with the number, and is neither its unit nor, as in `2eggs`, the
  /// plural of what is counted.
  private func isGluedName(_ measured: Measured, _ word: Int) -> Bool {
    guard isWrittenInOne(with: word), tokens[word].roles.isDisjoint(with: Self.describing),
      case .exact(let value) = measured.measure, value.isInteger, value > .one
    else { return false }
    let name = String(decoding: foldedWord(word), as: UTF8.self)
    return !PluralEndings.all.contains { name.hasSuffix($0) }
  }

  /// Whether a word of more than a letter, and none that is a unit, follows its number without a blank.
  func isWrittenInOne(with word: Int) -> Bool {
    isWord(word) && !tokens[word].hasSpaceBefore && kind(word - 1) == .number
      && tokens[word].foldedEnd - tokens[word].foldedStart > 1 && qualifiedUnit(at: word) == nil
  }

  /// The unit of the number just read, its container, and what one holds.
  mutating func readUnit(of measured: Measured, relation: LineAmount.Relation) {
    if readContent(of: measured, relation) || readInches(measured, relation) { return }
    var start = measured.end == position ? measured.end(skippingDashIn: self) : position
    // `3 - slices of bread`
    if kind(start) == .dash, let found = unit(at: start + 1), found.word.role != .cut, followedByFood(found.end) {
      start += 1
    }
    if let pounds = pounds(at: start) {
      append(measured, pounds, relation)
      position = pounds.end
      return
    }
    guard !isLargeSize(start, measured), let found = qualifiedUnit(at: start) else {
      append(measured, nil, relation)
      readYogurtPot()
      return
    }
    if readPiece(measured, of: found.unit, relation) { return }
    keepQualifiers(found.qualifiers)
    append(measured, spoon(found.unit, measured) ?? found.unit, relation)
    position = found.unit.end
    skipKindOfVessel()
    if relation == .first { firstUnit = found.unit }
    skipRepeatedUnit(found.unit)
    readRangeAfterUnit()
    readHalfAfterUnit()
    readOrTwoAfterUnit()
    readFillAfterUnit()
    readYogurtPot()
    readContentAfterUnit()
    readLessAfterUnit()
    if found.unit.word.role == .measure { readVessel() }
  }

  /// `½ cc de cannelle` is a cuillère à café, `250 cc de leche` are cubic centimetres: nobody measures a few of these.
  private func spoon(_ found: FoundUnit, _ measured: Measured) -> FoundUnit? {
    guard isWord(found.range.lowerBound, "cc"), let most = measured.measure.upperBound, most < Rational(10)
    else { return nil }
    return FoundUnit(word: UnitLexicon.metricTeaspoon, end: found.end, range: found.range)
  }

  /// `una cucharadita de las de café de pimentón`, `un vaso de los de agua`: which of the spoons and glasses is meant.
  private mutating func skipKindOfVessel() {
    guard isWord(position, "de"), isWord(position + 1, "las") || isWord(position + 1, "los"),
      isWord(position + 2, "de"), has(position + 4, .of)
    else { return }
    position += 4
  }

  /// `2 l litres of stock`: the same measure said twice.
  private mutating func skipRepeatedUnit(_ unit: FoundUnit) {
    guard unit.word.role == .measure, let again = self.unit(at: position), again.word.unit == unit.word.unit,
      again.word.unit != nil, followedByFood(again.end)
    else { return }
    position = again.end
  }

  /// `1 gr. Zwiebel` is a large onion, `500 gr. Mehl` are grams.
  func isLargeSize(_ index: Int, _ measured: Measured) -> Bool {
    guard isWord(index, "gr"), tokens[index].hasStop, case .exact(let value) = measured.measure else { return false }
    return value < Rational(10)
  }

  mutating func append(_ measured: Measured, _ unit: FoundUnit?, _ relation: LineAmount.Relation) {
    amounts.append(
      LineAmount(
        measured.measure, unit: unit?.word.unit, unitText: unit.map { text(of: $0.range) },
        unitLabel: unit?.word.label, relation: relation, isApproximate: measured.isApproximate))
    amounts[amounts.count - 1].place = place(of: measured, unit)
  }

  /// Of a given amount only the unit has a place in the line.
  func place(of measured: Measured, _ unit: FoundUnit?) -> LineAmount.Place? {
    let unitBytes = unit.flatMap { bytesOf($0.range) }
    guard let start = measured.start else { return LineAmount.Place(number: 0..<0, unit: unitBytes) }
    guard start < measured.end else {
      return LineAmount.Place(number: lineByte(start)..<lineByte(start), unit: unitBytes)
    }
    let end = kind(measured.end - 1) == .close ? measured.end - 1 : measured.end
    guard let number = bytesOf(start..<end) else { return nil }
    return LineAmount.Place(number: number, unit: unitBytes)
  }

  /// The last amount goes on to a token, and has units on the way.
  mutating func extendPlace(to end: Int) {
    guard let place = amounts[amounts.count - 1].place, let last = bytesOf(end - 1..<end) else { return }
    amounts[amounts.count - 1].place = LineAmount.Place(
      number: place.number.lowerBound..<last.upperBound, holdsUnits: true)
  }

  private func bytesOf(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, let last = range.last, last < tokens.count else { return nil }
    return tokens[first].start..<tokens[last].end
  }

  private func lineByte(_ token: Int) -> Int { token < tokens.count ? tokens[token].start : bytes.count }

  /// Words for how big and how full: sizes have their place in the result, the others are comments.
  mutating func keepQualifiers(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where saysSize(index) && !has(index, .fill) || kind(index) == .comma || joinsSizes(index) {
      if start < index { comment.append(start..<index) }
      if saysSize(index) { size = size ?? SizeWord.size(of: foldedWord(index)) }
      start = index + 1
    }
    if start < range.upperBound { comment.append(start..<range.upperBound) }
  }

  /// `lemon sized` is a remark of two words.
  private func saysSize(_ index: Int) -> Bool { has(index, .size) && !isWord(index, "sized") }

  /// `medium to large`
  func joinsSizes(_ index: Int) -> Bool {
    has(index - 1, .size) && has(index, [.range, .or]) && has(index + 1, .size)
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
    guard position < unitEnd, namesFood(from: unitEnd) else { return }
    amounts[0].unitText = text(of: position..<unitEnd)
    amounts[0].unitLabel = amounts[0].unitText
    position = unitEnd
  }

  /// Whether more than a remark stands behind the unit; without that, the words of `*1 onion* (150 g)` and `*2 trout* of
  /// 300 g` are the food's name.
  private func namesFood(from start: Int) -> Bool {
    let behind = closing(start).map { $0 + 1 } ?? start
    if behind >= end || kind(behind) == .comma { return false }
    let isSize = kind(start + 1) == .number || has(start + 1, .approximate)
    return !(isSize && (has(start, [.of, .each]) || isWord(start, "a") || isWord(start, "von")))
  }
}
