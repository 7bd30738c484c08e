internal import KitchenUnits
internal import Quantities

/// Pieces that are told by their length: `2-inch piece of ginger`.
extension LineParser {
  /// `2" piece of ginger`
  mutating func readInches(_ measured: Measured, _ relation: LineAmount.Relation) -> Bool {
    // `4 "vegan eggs"` is in quotes.
    guard kind(position) == .quote, followedByFood(position + 1),
      !(position + 1..<max(position + 1, end)).contains(where: { kind($0) == .quote })
    else { return false }
    position += 1
    if let counted = qualifiedUnit(at: position), counted.unit.word.role != .measure {
      appendPiece(measured, .inch, counted, relation)
    } else {
      append(measured, nil, relation)
      let last = amounts.count - 1
      (amounts[last].unit, amounts[last].unitText, amounts[last].unitLabel) = (.inch, "\"", "inch")
    }
    return true
  }

  /// One piece as long as was read, where a length is followed by what has it.
  mutating func readPiece(_ measured: Measured, of length: FoundUnit, _ relation: LineAmount.Relation) -> Bool {
    guard let unit = length.word.unit, unit.dimension == .length,
      let counted = qualifiedUnit(at: lengthEnd(length.end)), counted.unit.word.role != .measure
    else { return false }
    appendPiece(measured, unit, counted, relation)
    return true
  }

  /// Behind `5cm/2in` and `2-inch-long`.
  func lengthEnd(_ start: Int) -> Int {
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
    _ measured: Measured, _ length: KitchenUnit, _ counted: QualifiedUnit, _ relation: LineAmount.Relation
  ) {
    keepQualifiers(counted.qualifiers)
    append(
      Measured(measure: .exact(.one), start: measured.start, end: measured.start ?? position), counted.unit, relation)
    amounts[amounts.count - 1].content = LineAmount.Content(measure: measured.measure, unit: length)
    position = counted.unit.end
  }
}
