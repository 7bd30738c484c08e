internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// `1 pint mason jar` counts jars, and says what one holds; of `2 quart jar` with a kind before it the number is part of
  /// the size.
  mutating func readVesselByItself() {
    guard amounts.count == 1, amounts[0].content == nil, let size = amounts[0].unit, size.dimension == .volume,
      let last = name.last, case let index = last.upperBound - 1, index > last.lowerBound,
      let vessel = unit(at: index), vessel.word.role == .container, vessel.end == index + 1,
      isVesselKind(index - 1)
    else { return }
    let (count, held) = isPlural(vessel) ? (amounts[0].measure, .exact(.one)) : (.exact(.one), amounts[0].measure)
    amounts[0].measure = count
    amounts[0].content = LineAmount.Content(measure: held, unit: size)
    (amounts[0].unit, amounts[0].unitText, amounts[0].unitLabel) = (nil, nil, nil)
  }

  /// `zip` begins bags with several names.
  private func isVesselKind(_ index: Int) -> Bool {
    Self.vesselKinds.contains { isWord(index, $0) } || isWord(index) && foldedWord(index).starts(with: "zip".utf8)
  }

  /// Vessels that are bought empty.
  private static let vesselKinds: [StaticString] = [
    "mason", "kilner", "canning", "preserving", "storage", "freezer", "top", "ziploc", "ziplock", "lock", "resealable",
    "sealable", "plastic",
  ]
}
