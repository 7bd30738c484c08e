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

  /// `3 vasos de yogur de harina`, `2 medidas del vasito del yogur de azúcar`, `1 pot de yaourt de sucre`: the pot of a
  /// yogurt measures what follows.
  mutating func readYogurtPot() {
    guard let last = amounts.indices.last, amounts[last].content == nil, amounts[last].unit?.dimension != .mass,
      amounts[last].unit?.dimension != .volume
    else { return }
    var index = position
    while index < position + 6, has(index, [.of, .the]) || isYogurtVessel(index) { index += 1 }
    guard index > position, Self.yogurts.contains(where: { isWord(index, $0) }), has(index + 1, .of),
      followedByFood(index + 1)
    else { return }
    amounts[last].content = LineAmount.Content(measure: .exact(Rational(125)), unit: .millilitre)
    if amounts[last].unit == nil {
      let written = text(of: position..<position + 1)
      (amounts[last].unit, amounts[last].unitText, amounts[last].unitLabel) = (.glass, written, "glass")
    }
    position = index + 1
  }

  private func isYogurtVessel(_ index: Int) -> Bool { Self.yogurtVessels.contains { isWord(index, $0) } }

  private static let yogurts: [StaticString] = ["yogur", "yogurt", "yaourt", "yoghourt"]
  private static let yogurtVessels: [StaticString] = [
    "medida", "medidas", "vaso", "vasos", "vasito", "vasitos", "pot", "pots",
  ]

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
