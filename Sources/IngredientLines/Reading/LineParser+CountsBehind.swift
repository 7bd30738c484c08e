internal import KitchenUnits
internal import Quantities

/// Amounts that lines have behind the name, where nothing before it says how much.
extension LineParser {
  /// `Eggs (2 large)`, `Eggs (3)`, in a line that says nothing else of how much; `Butter (2)` leads to a note, as does `(1)`.
  mutating func readBracketedCount(_ open: Int, _ close: Int) -> Bool {
    guard amounts.isEmpty, !name.isEmpty, close == end - 1, kind(open + 1) != .open,
      let measured = measure(at: open + 1),
      has(measured.end, .size) && measured.end + 1 == close || measured.end == close && isCount(measured, of: open - 1)
    else { return false }
    append(measured, nil, .first)
    keepQualifiers(measured.end..<close)
    return true
  }

  /// Whether a number that stands alone counts what a word, in its plural, names.
  private func isCount(_ measured: Measured, of word: Int) -> Bool {
    guard isWord(word), !measured.isApproximate, let most = measured.measure.upperBound, most > .one,
      most <= Self.mostTrailing, most.isInteger
    else { return false }
    let written = foldedWord(word)
    return written.count > 3 && Self.pluralEnds.contains { written.ends($0) }
      && !Self.singularEnds.contains { written.ends($0) }
  }

  /// `Butter` and `Sahne` end as German plurals may: only endings that hardly any singular has.
  private static let pluralEnds = ["s", "eln", "eier", "ten", "ben"].map { Array($0.utf8) }
  private static let singularEnds = ["ss", "us", "is"].map { Array($0.utf8) }

  /// `parsley a small bunch, chopped`, `mint a sprig`: an article and a unit behind the name.
  mutating func readAmountBehindName() -> Bool {
    // Steps begin with a capital: `In a bowl, mix …`, `Add a pinch`.
    guard amounts.isEmpty, given == nil, let first = name.first, has(position, .article), !awaitsNoun,
      (0x61...0x7A).contains(bytes[tokens[first.lowerBound].start]),
      let measured = measure(at: position), let found = qualifiedUnit(behindName: measured.end), isEnd(found.unit.end)
    else { return false }
    keepQualifiers(found.qualifiers)
    append(measured, found.unit, .first)
    position = found.unit.end
    return true
  }

  /// A unit that no food follows, as where it ends the line.
  private func qualifiedUnit(behindName start: Int) -> QualifiedUnit? {
    var index = start
    while index < start + 3, has(index, [.fill, .size]), unit(at: index) == nil { index += 1 }
    guard let unit = unit(at: index), unit.word.role != .cut else { return nil }
    return QualifiedUnit(unit: unit, qualifiers: start..<index)
  }
}
