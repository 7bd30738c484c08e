internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// `2 (400 g) tins`, `2 x 400g tins`, `2 14-oz cans`: a count of containers and what one holds.
  ///
  /// Without a container behind it (`1 3-pound whole fish`) the pieces themselves have that size.
  mutating func readContent(of measured: Measured, _ relation: LineAmount.Relation) -> Bool {
    // `1 (14 1/2 oz can diced tomatoes`, whose bracket nobody closed.
    if kind(position) == .open, closing(position) == nil, kind(position + 1) == .number { position += 1 }
    if kind(position) == .open { return readBracketedContent(of: measured, relation) }
    if let numbered = numberedCan(at: position) {
      position = numbered.can
      appendCount(measured, numbered.content, relation)
      return true
    }
    var start = position
    while has(start, .size) { start += 1 }
    let described = descriptionEnd(start)
    if described > start { return readDescribedContent(of: measured, start..<described, relation) }
    let isEach = isWord(start, "a") && kind(start + 1) == .number
    let isTimes = kind(start) == .times || isEach && (kind(start - 1) == .number || start == 0 && given != nil)
    if isTimes || isCommaBeforeContainer(start) { start += 1 }
    guard
      kind(start) == .number || has(start, .approximate) && kind(start + 1) == .number
        || has(start, .number) && (kind(start + 1) == .dash || !has(start, .article) && isWeight(start)),
      let inner = measure(at: start)
    else { return readTimes(measured, isTimes, relation) }
    let unitStart = inner.end(skippingDashIn: self)
    if readInches(measured, inner, relation) || isTimes && readProduct(measured, inner, unitStart, relation) {
      return true
    }
    guard let unit = unit(at: unitStart), unit.word.role == .measure, let size = unit.word.unit else { return false }
    let sizeEnd = (position..<start).first { !has($0, .size) } ?? start
    if position < sizeEnd { keepQualifiers(position..<sizeEnd) }
    // `2 x 1lb 2oz chickens`
    let whole = joined(inner, unit, before: end)
    position = afterSame(whole?.unit.end ?? unit.end)
    appendCount(
      measured,
      LineAmount.Content(measure: whole?.measured.measure ?? inner.measure, unit: whole?.unit.word.unit ?? size),
      relation)
    return true
  }

  /// The `whole` of `1 whole 2kg chicken`, the `boneless` of `1 boneless 2-pound roast`.
  private func descriptionEnd(_ start: Int) -> Int {
    var index = start
    while index < start + 2, has(index, .adjective), !has(index, [.size, .number]) { index += 1 }
    return kind(index) == .number && isWeight(index) ? index : start
  }

  private mutating func readDescribedContent(
    of measured: Measured, _ description: Range<Int>, _ relation: LineAmount.Relation
  ) -> Bool {
    guard let inner = measure(at: description.upperBound),
      let unit = unit(at: inner.end(skippingDashIn: self)), let size = unit.word.unit, followedByFood(unit.end)
    else { return false }
    name.append(description)
    position = unit.end
    appendCount(measured, LineAmount.Content(measure: inner.measure, unit: size), relation)
    return true
  }

  /// `2kg`, `twelve ounce`
  private func isWeight(_ index: Int) -> Bool {
    guard let inner = measure(at: index), let unit = unit(at: inner.end(skippingDashIn: self)) else { return false }
    return unit.word.role == .measure && unit.word.unit?.dimension == .mass
  }

  /// `1 2" piece ginger`, `2 3” cinnamon sticks`
  private mutating func readInches(_ measured: Measured, _ inner: Measured, _ relation: LineAmount.Relation) -> Bool {
    guard kind(inner.end) == .quote, followedByFood(inner.end + 1) else { return false }
    position = inner.end + 1
    appendCount(measured, LineAmount.Content(measure: inner.measure, unit: .inch), relation)
    return true
  }

  /// `1, 14 oz can of tomatoes`
  private func isCommaBeforeContainer(_ comma: Int) -> Bool {
    guard kind(comma) == .comma, kind(comma + 1) == .number, let inner = measure(at: comma + 1),
      let unit = unit(at: inner.end(skippingDashIn: self)), unit.word.role == .measure
    else { return false }
    return self.unit(at: afterSame(unit.end))?.word.role == .container
  }

  /// `3 x eggs`
  private mutating func readTimes(_ measured: Measured, _ isTimes: Bool, _ relation: LineAmount.Relation) -> Bool {
    guard isTimes, followedByFood(position + 1) else { return false }
    position += 1
    readUnit(of: measured, relation: relation)
    return true
  }

  /// `2 x 6 eggs`, `2 × 4 slices toast`: a number of times as many pieces; packs and weights hold what stands before them.
  private mutating func readProduct(
    _ measured: Measured, _ inner: Measured, _ next: Int, _ relation: LineAmount.Relation
  ) -> Bool {
    guard kind(position) == .times, next == inner.end, case .exact(let times) = measured.measure,
      case .exact(let count) = inner.measure, let product = times.multiplied(by: count), followedByFood(next),
      unit(at: next).map({ $0.word.role != .measure && $0.word.role != .container }) ?? true
    else { return false }
    var all = measured
    all.measure = .exact(product)
    position = next
    readUnit(of: all, relation: relation)
    return true
  }

  private mutating func readBracketedContent(of measured: Measured, _ relation: LineAmount.Relation) -> Bool {
    guard let close = closing(position) else { return false }
    guard let found = bracketed(at: position, inCans: true), let unit = found.amounts[0].unit.word.unit else {
      return readBracketBeforeUnit(measured, close, relation)
    }
    position = close + 1
    if isTotal(found, of: measured) {
      append(measured, nil, relation)
      for (measured, unit) in found.amounts { append(measured, unit, .same) }
      return true
    }
    appendCount(
      measured, LineAmount.Content(measure: found.amounts[0].measured.measure, unit: unit), relation,
      of: found.container)
    return true
  }

  /// `2 to 3 (1 pound) eggplants`: nobody buys two or three of exactly that weight each, unless they come in tins.
  private func isTotal(_ found: Bracketed, of measured: Measured) -> Bool {
    if found.isTotal { return true }
    // `(6-ounce)` is said of one.
    guard !found.isEach, found.container == nil, kind(found.amounts[0].measured.end) != .dash,
      qualifiedUnit(at: position) == nil
    else {
      return false
    }
    if case .range = measured.measure { return true }
    return isTooHeavyForEach(found, of: measured)
  }

  /// `6 (24 oz) pork chops`: four kilograms are what nobody buys of pieces, and the bracket is of all.
  private func isTooHeavyForEach(_ found: Bracketed, of measured: Measured) -> Bool {
    guard case .exact(let count) = measured.measure, count >= Rational(4),
      case .exact(let size) = found.amounts[0].measured.measure, let unit = found.amounts[0].unit.word.unit,
      unit.dimension == .mass, let grams = unit.size?.multiplied(by: size), let all = grams.multiplied(by: count)
    else { return false }
    return all > Rational(3000)
  }

  /// `1 (heaped) tablespoon flour`
  private mutating func readBracketBeforeUnit(
    _ measured: Measured, _ close: Int, _ relation: LineAmount.Relation
  ) -> Bool {
    guard close > position + 1, let found = qualifiedUnit(at: close + 1) else { return false }
    comment.append(position + 1..<close)
    keepQualifiers(found.qualifiers)
    append(measured, found.unit, relation)
    position = found.unit.end
    return true
  }

  /// Behind the second half of `225g/8oz`.
  private func afterSame(_ start: Int) -> Int {
    var index = start
    while kind(index) == .slash || kind(index) == .dash || has(index, .shape) || kind(index) == .number {
      if kind(index) == .number {
        // `15 ounce 425 g can`
        guard let (_, unit) = measuredSize(at: index), self.unit(at: unit.end)?.word.role == .container else { break }
        index = unit.end
      } else if kind(index) == .slash {
        guard let second = measure(at: index + 1), let unit = unit(at: second.end(skippingDashIn: self)) else { break }
        index = rangeEnd(partEnd(of: unit))
      } else {
        index += 1
      }
    }
    return index
  }

  /// Behind the `4oz` of `2lb 4oz`.
  private func partEnd(of unit: FoundUnit) -> Int {
    guard kind(unit.end) == .number, let inner = measure(at: unit.end), let part = self.unit(at: inner.end),
      isPart(part, of: unit)
    else { return unit.end }
    return part.end
  }

  /// Behind the `–2lb 10oz` of `2lb 4oz–2lb 10oz`.
  private func rangeEnd(_ start: Int) -> Int {
    guard kind(start) == .dash || has(start, .range), kind(start + 1) == .number, let upper = measure(at: start + 1),
      let unit = unit(at: upper.end), unit.word.role == .measure
    else { return start }
    return partEnd(of: unit)
  }

  /// `2 Schnitzel à 150 g`, `4 Filets je ca. 120 g`, `2 dorades d'environ 400 g chacune`, `2 trout of 300 g`: what one of
  /// the pieces weighs.
  mutating func readSizeOfEach() -> Bool {
    guard !name.isEmpty, amounts.count == 1, amounts[0].content == nil, amounts[0].unit?.size == nil,
      amounts[0].measure != .unmeasured, !has(position - 1, .total),
      has(position, .each) || Self.joinsSize.contains(where: { isWord(position, $0) }),
      let inner = measure(at: has(position + 1, .each) ? position + 2 : position + 1),
      let found = unit(at: inner.end(skippingDashIn: self)), found.word.role == .measure, let unit = found.word.unit,
      unit.dimension == .mass || unit.dimension == .volume
    else { return false }
    var stop = found.end
    while let next = eachEnd(stop) ?? (has(stop, .approximate) ? stop + 1 : nil) { stop = next }
    // `1 poulet d'environ 1,5 kg coupé en morceaux`
    guard isEnd(stop) || preparationEnd(stop) != nil else { return false }
    amounts[0].content = LineAmount.Content(measure: inner.measure, unit: unit)
    position = stop
    return true
  }

  private static let joinsSize: [StaticString] = ["a", "de", "d'", "of", "von"]

  /// - Parameter container: what is counted where no word behind says it.
  mutating func appendCount(
    _ measured: Measured, _ content: LineAmount.Content, _ relation: LineAmount.Relation,
    of container: FoundUnit? = nil
  ) {
    let counted = qualifiedUnit(at: position).flatMap { $0.unit.word.role == .measure ? nil : $0 }
    if let counted {
      keepQualifiers(counted.qualifiers)
      position = counted.unit.end
    }
    append(measured, counted?.unit ?? container, relation)
    amounts[amounts.count - 1].content = content
    guard counted == nil, container == nil, Self.isCan(content) else { return }
    (amounts[amounts.count - 1].unit, amounts[amounts.count - 1].unitLabel) = (.can, "can")
  }

  /// `two 14.5-ounce diced tomatoes`: sizes that nothing but American cans have.
  private static func isCan(_ content: LineAmount.Content) -> Bool {
    guard content.unit == .ounce, case .exact(let size) = content.measure else { return false }
    return canSizes.contains(size)
  }

  private static let canSizes = Set(
    [Rational(21, 2), Rational(43, 4), Rational(29, 2), Rational(31, 2)].compactMap(\.self))
}
