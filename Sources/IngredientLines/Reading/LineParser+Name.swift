internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// From the amounts to the end: what is bought, and what is said about it.
  mutating func readName() {
    let (start, commentCount) = (position, comment.count)
    if let food = bracketedFood(position) {
      name = [food.name]
      position = food.end
    }
    while position < end { readNameToken() }
    dropLastConjunction()
    guard name.isEmpty else { return }
    // Nothing but preparations and sizes: `1 cup chopped`. A line always has a name.
    comment.removeLast(comment.count - commentCount)
    keepAsName(start)
  }

  /// `1 tbsp broth powder or`, whose second half is the next line.
  private mutating func dropLastConjunction() {
    while let last = name.last, last.count > 1, has(last.upperBound - 1, [.or, .and]) {
      name[name.count - 1] = last.dropLast()
    }
  }

  private mutating func keepAsName(_ start: Int) {
    var stop = start
    while stop < end, kind(stop) != .comma, kind(stop) != .open, kind(stop) != .semicolon { stop += 1 }
    if stop > start {
      name = [start..<stop]
      if stop < end { comment.append(stop..<end) }
    } else if let amount = amounts.popLast(), amounts.isEmpty {
      // `2 cups` alone: the unit is all there is to name.
      name = [0..<end]
      given = nil
      if amount.unitText == nil || end == 0 { amounts = [] } else { nameAfterUnit(amount) }
    } else {
      name = start < end ? [start..<end] : [0..<end]
    }
  }

  /// `500 ml [[stock]]`, `500 ml (stock)`, `2 cups [stock](stock.md)`: nothing but the brackets names what is measured; but
  /// `2 cups (chopped)` says how.
  private func bracketedFood(_ start: Int) -> (name: Range<Int>, end: Int)? {
    guard !amounts.isEmpty, name.isEmpty, var close = closing(start) else { return nil }
    var stop = close + 1
    if let target = closing(stop), !tokens[stop].hasSpaceBefore { stop = target + 1 }
    var first = start + 1
    while let inner = closing(first), inner == close - 1 { (first, close) = (first + 1, inner) }
    let remarks: LineWord = [
      .preparation, .fill, .size, .shape, .adverb, .detail, .comment, .optional, .each, .number, .example, .purpose,
      .or,
    ]
    guard isWord(first), !has(first, remarks), !isWord(stop),
      !tokens[first..<close].contains(where: { $0.kind == .open })
    else { return nil }
    return (first..<close, stop)
  }

  private mutating func nameAfterUnit(_ amount: LineAmount) {
    guard let first = (0..<end).first(where: { isWord($0) && !has($0, [.number, .approximate]) }) else {
      amounts = []
      return
    }
    name = [first..<end]
    var bare = amount
    (bare.unit, bare.unitText, bare.unitLabel) = (nil, nil, nil)
    amounts = [bare]
    comment = []
  }

  private mutating func readNameToken() {
    switch tokens[position].kind {
    case .open: readBracket()
    case .comma where continuesName(after: position): include()
    case .comma where name.isEmpty, .colon where name.isEmpty: skip()
    case .comma, .semicolon, .colon: readTail(from: position + 1)
    case .dash: readDash()
    case .number: readNumberInName()
    case .quote where (nameStart..<max(nameStart, position)).contains { kind($0) == .quote }: skip()
    case .other where isMark(position) || kind(position - 1) == .close && position + 1 == end: skip()
    case .close, .quote, .tilde, .other:
      if name.isEmpty || kind(position) == .close { skip() } else { include() }
    case .times where !name.isEmpty && kind(position + 1) == .number && position + 2 == end && amounts.isEmpty:
      readTail(from: position + 1)
    case .plus where !name.isEmpty && endsNameAfterConjunction(position + 1): readTail(from: position)
    case .plus, .times, .slash:
      if name.isEmpty { skip() } else { include() }
    case .word: readNameWord()
    }
  }

  private mutating func skip() { position += 1 }

  /// `3 cups icing sugar*`, `2 *fresh* eggs`: asterisks and daggers lead to notes or set words off, and name no food.
  private func isMark(_ index: Int) -> Bool {
    let text = bytes[tokens[index].start..<tokens[index].end]
    return [[0x2A], [0xE2, 0x80, 0xA0], [0xE2, 0x80, 0xA1]].contains { text.elementsEqual($0) }
  }

  /// Adds the token to the name.
  private mutating func include() {
    if let last = name.last, last.upperBound == position {
      name[name.count - 1] = last.lowerBound..<position + 1
    } else {
      name.append(position..<position + 1)
    }
    position += 1
  }

  /// The rest of the line is a comment; it may begin with an alternative, or hold the amount of a line without one.
  mutating func readTail(from start: Int) {
    position = end
    guard start < end else { return }
    var start = start
    if let stop = readTrailingAmount(at: start) ?? readTrailingPlus(at: start) ?? readWeightOfEach(at: start) {
      start = stop
    }
    if let close = closing(start), close == end - 1, !amounts.isEmpty, let found = bracketed(at: start) {
      add(found)
      return
    }
    guard start < end else { return }
    // `butter, (softened)`
    if let close = closing(start), close == end - 1, close > start + 1 {
      comment.append(start + 1..<close)
      noteState(start + 1, isBracket: true)
      noteAlternative(start + 1..<close)
      return
    }
    comment.append(start..<end)
    noteContent(start..<end, isBracket: false)
    noteState(start, isBracket: false)
    noteAlternative(start..<end)
    let open = (start..<min(end, start + 24)).first { kind($0) == .open }
    if !has(start, .or) { noteLaterAlternative(start, open) }
    if let open, amounts.count < 8, !isOfAlternative(open, since: start), let found = bracketed(at: open),
      !amounts.isEmpty || isAmount(found, open)
    {
      add(found)
    }
  }

  /// `Onion, chopped (1 cup)`: where nothing else says how much, the bracket at the end does; but not `(2 inches)`.
  private func isAmount(_ found: Bracketed, _ open: Int) -> Bool {
    closing(open) == end - 1 && !found.isEach && found.amounts[0].unit.word.unit?.dimension != .length
  }

  /// A dash between spaces, or a long one, begins the comment; another joins words.
  private mutating func readDash() {
    let isLong = tokens[position].end - tokens[position].start == 3 && bytes[tokens[position].start + 2] == 0x94
    let isFree = tokens[position].hasSpaceBefore && position + 1 < end && tokens[position + 1].hasSpaceBefore
    // `zucchini -- halved`, as typewriters and MasterCook have it.
    let isDouble = kind(position + 1) == .dash && !tokens[position + 1].hasSpaceBefore
    if name.isEmpty {
      position += 1
    } else if isDouble {
      readTail(from: position + 2)
    } else if isLong || isFree || position + 1 == end {
      readTail(from: position + 1)
    } else {
      include()
    }
  }

  private mutating func readBracket() {
    let open = position
    guard let close = closing(open) else {
      if name.isEmpty { position += 1 } else { readTail(from: open + 1) }
      return
    }
    if isPartOfName(open, close) {
      while position <= close { include() }
      return
    }
    position = close + 1
    guard close > open + 1 else { return }
    if let found = bracketed(at: open), amounts.count < 8 {
      add(found)
    } else if !readBracketedCount(open, close) {
      comment.append(open + 1..<close)
      noteContent(open + 1..<close, isBracket: true)
      noteState(open + 1, isBracket: true)
      noteAlternative(open + 1..<close)
    }
  }

  /// `rolled (old-fashioned) oats`, `fennel leaves (or dill)`: a word or two between the words of the name, or another
  /// food.
  private func isPartOfName(_ open: Int, _ close: Int) -> Bool {
    guard let last = name.last, last.upperBound == open, close > open + 1, close - open <= 4 else { return false }
    let remarks: LineWord = [.preparation, .comment, .optional, .example, .each, .detail, .number, .purpose]
    guard (open + 1..<close).allSatisfy({ isWord($0) && !has($0, remarks) }) else { return false }
    if has(open + 1, .or) { return close > open + 2 && !endsNameAfterConjunction(open + 2) }
    let ending: LineWord = [.or, .and, .comment, .example, .of, .preparation, .adverb]
    return close - open <= 3 && isWord(close + 1) && !has(close + 1, ending)
  }

  /// A number within the name: the amount of a line that names its food first, an amount said twice, or a part of the
  /// name such as `7` of `7 Up`.
  private mutating func readNumberInName() {
    if let stop = ratioEnd(position) {
      while position < stop { include() }
      return
    }
    guard !name.isEmpty, let stop = readTrailingAmount(at: position) else { return include() }
    position = stop
  }

  /// Behind `1:1` and `1-to-1`, which stand in names: how much of it takes the place of another food.
  private func ratioEnd(_ start: Int) -> Int? {
    func isTight(_ index: Int) -> Bool { index < end && !tokens[index].hasSpaceBefore }
    guard kind(start) == .number, isTight(start + 1), isTight(start + 2) else { return nil }
    if kind(start + 1) == .colon { return kind(start + 2) == .number ? start + 3 : nil }
    guard kind(start + 1) == .dash, isWord(start + 2), has(start + 2, .range), isTight(start + 3),
      kind(start + 3) == .dash, isTight(start + 4), kind(start + 4) == .number
    else { return nil }
    return start + 5
  }

  /// `Flour 200 g`, `Salt, 1 tsp`, `Sugar — 1 cup / 200 g`: amounts with a measure before the end or a mark; of a line
  /// without any also a number alone, `Eggs: 3`.
  private mutating func readTrailingAmount(at start: Int) -> Int? {
    guard kind(start) == .number || kind(start) == .tilde || has(start, .approximate), let measured = measure(at: start)
    else { return nil }
    if amounts.isEmpty, let stop = readTrailingCount(measured, from: start) { return stop }
    guard var found = unit(at: measured.end(skippingDashIn: self)), amounts.count < 8 else { return nil }
    var result = Bracketed(amounts: [(measured, found)])
    while kind(found.end) == .slash, result.amounts.count < 4, let (same, unit) = trailingMeasure(at: found.end + 1) {
      result.amounts.append((same, unit))
      found = unit
    }
    if let vessel = unit(at: found.end), vessel.word.role == .container, isEnd(vessel.end) {
      result.amounts.append((Measured(measure: .exact(.one), end: found.end), vessel))
      found = vessel
    }
    let stop = totalEnd(found.end)
    guard isEnd(stop), result.amounts[0].unit.word.role == .measure || amounts.isEmpty else { return nil }
    // `beef in 4 pieces of 150 g`
    if !amounts.isEmpty, isContentOfEach(measured, at: start) {
      comment.append(start..<stop)
      return stop
    }
    if stop > found.end { result.isTotal = true }
    add(result)
    return stop
  }

  /// `1 cup flour plus 2 tbsp`, `½ cup syrup + 1 tbsp`; what is for another purpose, `plus 2 tbsp for dusting`, stays a
  /// remark.
  private mutating func readTrailingPlus(at start: Int) -> Int? {
    guard kind(start) == .plus || has(start, .plus), amounts.count == 1, let first = amounts[0].unit,
      let (measured, found) = trailingMeasure(at: start + 1), found.word.unit?.dimension == first.dimension,
      found.end == end
    else { return nil }
    append(measured, found, .plus)
    return found.end
  }

  private func trailingMeasure(at start: Int) -> (measured: Measured, unit: FoundUnit)? {
    guard let measured = measure(at: start), let unit = unit(at: measured.end(skippingDashIn: self)),
      unit.word.role == .measure
    else { return nil }
    return (measured, unit)
  }

  /// The `3` of `Eggs - 3 large` and of `Onion – 1 medium, chopped`, behind a mark.
  private mutating func readTrailingCount(_ measured: Measured, from start: Int) -> Int? {
    let isMarked = [.comma, .colon, .dash, .times].contains(kind(start - 1))
    // `Lentejas, 400 gr` are no four hundred large ones.
    let isSized = has(measured.end, .size) && (!isWord(measured.end, "gr") || isLargeSize(measured.end, measured))
    let stop = isSized ? measured.end + 1 : measured.end
    // `Flour, 00, sifted` counts nothing.
    guard isMarked, stop == end || isEnd(stop) && kind(start - 1) != .comma else { return nil }
    append(measured, nil, .first)
    keepQualifiers(measured.end..<stop)
    return stop
  }
}
