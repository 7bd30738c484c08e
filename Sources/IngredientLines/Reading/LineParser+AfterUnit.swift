internal import KitchenUnits
internal import Quantities

/// What may stand behind the unit of an amount and still belongs to it.
extension LineParser {
  /// `110g-175g`, `1 tsp to 1 tbsp`: a range whose bounds have their own units becomes one in the first.
  mutating func readRangeAfterUnit() {
    let last = amounts[amounts.count - 1]
    guard case .exact(let lower) = last.measure, kind(position) == .dash || has(position, .range),
      !has(position, .or), kind(position + 1) == .number, let second = measure(at: position + 1),
      case .exact = second.measure, let found = unit(at: second.end)
    else { return }
    // `2lb 4oz–2lb 10oz`
    let whole = joined(second, found, before: end) ?? (measured: second, unit: found)
    guard case .exact(let sum) = whole.measured.measure,
      let upper = sum.converted(from: whole.unit.word.unit, to: last.unit), upper > lower
    else { return }
    amounts[amounts.count - 1].measure = .range(lower, upper)
    position = whole.unit.end
    extendPlace(to: position)
  }

  /// `1 taza y media de arroz`, `1 taza y 1/4 de leche`, `1 cup and a half`
  mutating func readHalfAfterUnit() {
    guard case .exact(let whole) = amounts[amounts.count - 1].measure, whole.isInteger, has(position, .and) else {
      return
    }
    var index = position + 1
    if has(index, .article) { index += 1 }
    guard has(index + 1, .of) || index > position + 1 || index + 1 == end, let half = part(at: index),
      let sum = whole.adding(half)
    else { return }
    amounts[amounts.count - 1].measure = .exact(sum)
    position = index + 1
    extendPlace(to: position)
  }

  /// A number below one, in digits or as a word.
  func part(at index: Int) -> Rational? {
    let value =
      kind(index) == .number
      ? numbers[tokens[index].link]
      : has(index, .number) ? NumberWord.value(of: foldedWord(index), hash: tokens[index].hash)?.value : nil
    return value.flatMap { $0 < .one ? $0 : nil }
  }

  /// `a pinch or two of salt`
  mutating func readOrTwoAfterUnit() {
    // `½ cup or so of sugar`
    if has(position, .or), isWord(position + 1, "so"), position + 2 < end {
      amounts[amounts.count - 1].isApproximate = true
      position += 2
      return
    }
    guard case .exact(let few) = amounts[amounts.count - 1].measure, has(position, .or),
      has(position + 2, .of)
        || isVague(amounts[amounts.count - 1]) && isWord(position + 2) && unit(at: position + 2) == nil,
      has(position + 1, .number),
      let more = NumberWord.value(of: foldedWord(position + 1), hash: tokens[position + 1].hash)?.value, more > few
    else { return }
    amounts[amounts.count - 1].measure = .range(few, more)
    position += 2
    extendPlace(to: position)
  }

  /// A pinch or a handful, of which nobody says a number and a measure in its place.
  private func isVague(_ amount: LineAmount) -> Bool {
    amount.unit.map { $0 == .pinch || $0 == .handful } ?? false
  }

  /// `3 EL gehäuft Mehl`
  mutating func readFillAfterUnit() {
    let start = kind(position) == .comma ? position + 1 : position
    // `4 tranches fines de jambon`, `2 gousses moyennes d’ail`
    if has(start, [.shape, .size]), has(start + 1, .of), start + 2 < end {
      keepQualifiers(start..<start + 1)
      position = start + 1
      return
    }
    guard has(start, .fill), has(start, .preparation), isWord(start + 1) else { return }
    comment.append(start..<start + 1)
    position = start + 1
  }

  /// `1 can of 400 g tomatoes`: what one of the containers holds.
  mutating func readContentAfterUnit() {
    let start = has(position, .of) ? position + 1 : position
    guard Self.isContainer(amounts[amounts.count - 1]), start > position || kind(start) == .number,
      let inner = measure(at: start), let unit = unit(at: inner.end(skippingDashIn: self)),
      unit.word.role == .measure, let size = unit.word.unit
    else { return }
    // `1 sachet de 50 g (2 oz) de soupe`: the same in another system.
    let stop = closing(unit.end).flatMap { bracketed(at: unit.end) == nil ? nil : $0 + 1 } ?? unit.end
    let food = has(stop, .of) ? stop + 1 : stop
    guard isWord(food), followedByFood(food) else { return }
    amounts[amounts.count - 1].content = LineAmount.Content(measure: inner.measure, unit: size)
    position = stop
  }

  /// `1 cup minus 1 tbsp flour`: less by so much.
  mutating func readLessAfterUnit() {
    guard amounts.count == 1, case .exact(let whole) = amounts[0].measure,
      isWord(position, "minus") || isWord(position, "less") || isWord(position, "weniger") || isWord(position, "moins"),
      kind(position + 1) == .number, let taken = measure(at: position + 1), case .exact(let value) = taken.measure,
      let found = unit(at: taken.end), found.end < end,
      let part = value.converted(from: found.word.unit, to: amounts[0].unit), part < whole,
      let rest = whole.subtracting(part)
    else { return }
    amounts[0].measure = .exact(rest)
    position = found.end
    extendPlace(to: position)
  }

  /// The `tin` of `400g tin tomatoes`: the weight is the amount, and one tin that holds it the same.
  mutating func readVessel() {
    var index = position
    if kind(index) == .dash, !tokens[index].hasSpaceBefore { index += 1 }
    if kind(index) == .slash, let second = measure(at: index + 1), let other = unit(at: second.end) {
      guard let vessel = unit(at: other.end), vessel.word.role == .container, followedByFood(vessel.end) else { return }
      append(second, other, .same)
      index = other.end
    }
    guard let vessel = unit(at: index), isVessel(vessel), followedByFood(vessel.end) else { return }
    append(Measured(measure: .exact(.one), start: index, end: index), vessel, .same)
    position = vessel.end
    // One tin that holds 400 g, of which shops have others.
    guard vessel.word.role == .container, let unit = amounts[0].unit,
      unit.dimension == .mass || unit.dimension == .volume
    else { return }
    amounts[amounts.count - 1].content = LineAmount.Content(measure: amounts[0].measure, unit: unit)
  }
}

extension LineParser {
  /// Tins and bags, and what some foods are sold in without any: `8 oz block cream cheese`, `20 g bunch basil`, `500 g piece
  /// pork belly`; the `St` of `200 g St George’s mushrooms` is no piece.
  private func isVessel(_ unit: FoundUnit) -> Bool {
    unit.word.role == .container
      || !isPlural(unit)
        && ([.block, .bar, .ball, .loaf, .bunch, .knob].contains(unit.word.unit)
          || unit.word.label == "piece" && isSpelledOut(unit))
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
