internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// `6 ¼-inch-thick slices ham`, `1 ¼-ounce package yeast`: how many there are and what one is were taken for one number,
  /// six and a quarter. A plural counts more than the fraction, and yeast comes in packs of a quarter ounce; in all other lines
  /// (`1 ½-inch piece ginger`) the number is a mixed one.
  mutating func readJoinedCount() -> Bool {
    guard kind(position) == .number, kind(position + 1) == .dash, !tokens[position + 1].hasSpaceBefore,
      let blank = bytes[tokens[position].start..<tokens[position].end].firstIndex(of: 0x20),
      let found = unit(at: position + 2), found.word.role == .measure, let size = found.word.unit
    else { return false }
    let value = numbers[tokens[position].link]
    let (count, behind) = (Rational(value.roundedDown), lengthEnd(found.end))
    guard let part = value.subtracting(count), isCounted(count, part, size, behind) else { return false }
    let measured = Measured(measure: .exact(count), start: position, end: position + 1)
    let number = tokens[position].start..<blank
    position = behind
    appendCount(measured, LineAmount.Content(measure: .exact(part), unit: size), .first)
    let last = amounts.count - 1
    amounts[last].place = amounts[last].place.map { LineAmount.Place(number: number, unit: $0.unit) }
    return true
  }

  private func isCounted(_ count: Rational, _ part: Rational, _ size: KitchenUnit, _ behind: Int) -> Bool {
    let counted = qualifiedUnit(at: behind)
    if count == .one {
      guard size == .ounce, part == Rational(1, 4), counted?.unit.word.role == .container else { return false }
      return (behind..<min(end, behind + 6)).contains { index in Self.inSmallPacks.contains { isWord(index, $0) } }
    }
    if let counted { return counted.unit.word.role != .measure && isPlural(counted.unit) }
    let stop = (behind..<end).first { !isWord($0) } ?? end
    return size.dimension == .length && stop > behind && stop < behind + 5 && foldedWord(stop - 1).last == 0x73
  }

  private static let inSmallPacks: [StaticString] = ["yeast", "gelatin", "gelatine"]
}
