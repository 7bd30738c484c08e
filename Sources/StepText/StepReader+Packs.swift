internal import KitchenUnits
internal import Quantities

/// What one pack holds, and amounts that are said twice.
extension StepReader {
  /// `15-ounce can`, `(15 oz) cans`, `12 oz. package`, `can (15 oz)`, `2-quart saucepan`: a mass or volume beside a vessel, which
  /// brackets may part from it.
  mutating func readPackSize(at index: Int) -> Int? {
    guard let (measure, afterNumber) = measure(at: index) else { return nil }
    let isJoined = isSign(afterNumber, 0x2D)
    guard let unit = unit(at: isJoined ? afterNumber + 1 : afterNumber),
      unit.unit.dimension == .mass || unit.unit.dimension == .volume
    else { return nil }
    // `12 oz.` before a package does not end a sentence.
    let end = isSign(unit.next, 0x2E) && !isCapital(unit.next + 1) ? unit.next + 1 : unit.next
    let isInBrackets = isSign(index - 1, 0x28)
    guard isSign(end, 0x29) == isInBrackets,
      vessel(at: isInBrackets ? end + 1 : end) != nil || isInBrackets && vessel(at: index - 2) != nil
        || !isInBrackets && isSizedTool(at: isSign(end, 0x2D) ? end + 1 : end)
    else { return nil }
    let (words, start) = rangeWords(of: measure, at: index)
    reading.sizes.append(
      StepSize(
        range: range(start, before: end), measure: measure, unit: unit.unit, isJoined: isJoined, words: words,
        article: article(before: start)))
    return end
  }

  /// The `(15 oz) cans` behind the number of `2 (15 oz) cans`.
  func sizedVessel(at index: Int) -> (unit: KitchenUnit?, next: Int)? {
    guard isSign(index, 0x28), let (_, afterNumber) = measure(at: index + 1),
      let unit = unit(at: isSign(afterNumber, 0x2D) ? afterNumber + 1 : afterNumber), isSign(unit.next, 0x29),
      let vessel = vessel(at: unit.next + 1)
    else { return nil }
    return (vessel.unit, unit.next + 2)
  }

  /// The same amount in another unit, in brackets or behind a stroke: `1 cup (240 ml)`, `1 cup/240 ml`.
  func otherUnit(at index: Int) -> (start: Int, measure: Amount.Measure, unit: KitchenUnit, next: Int)? {
    let isInBrackets = isSign(index, 0x28)
    guard isInBrackets || isSign(index, 0x2F), let (measure, afterNumber) = measure(at: index + 1),
      let unit = unit(at: afterNumber), !isInBrackets || isSign(unit.next, 0x29)
    else { return nil }
    return (index + 1, measure, unit.unit, isInBrackets ? unit.next + 1 : unit.next)
  }

  func vessel(at index: Int) -> UnitWord? {
    guard tokens.indices.contains(index), case .word(let range, let hash) = tokens[index].kind else { return nil }
    return UnitLexicon.word(folded[range], hash: hash, isBritish: isBritish).flatMap {
      $0.role == .container ? $0 : nil
    }
  }

  private func isCapital(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    return (0x41...0x5A).contains(bytes[tokens[index].range.lowerBound])
  }
}
