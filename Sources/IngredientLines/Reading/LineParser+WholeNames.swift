internal import KitchenUnits

/// What stands behind the amounts as it is written, for whoever has a list of names.
///
/// Reading takes `mashed potatoes`, `Milch (1,5 %)` and `glass noodles` apart, which are whole names of foods.
extension LineParser {
  /// The texts from the first word behind the amounts to the end, a comma or a bracket, the longest first, and the same
  /// with a word that was read as a vessel, or as a piece of the food (`gousse de vanille`); without texts that are the
  /// name itself.
  ///
  /// A size is part of them only where the food is weighed or measured: three small tomatoes are tomatoes.
  func wholeNames(besides phrase: String) -> [String] {
    var starts = [nameStart]
    if let firstUnit, firstUnit.end < nameStart, !has(firstUnit.end, .of) { starts.insert(firstUnit.end, at: 0) }
    if let firstUnit, firstUnit.word.role != .measure { starts.append(firstUnit.range.lowerBound) }
    if starts.count == 1, name.count == 1, name[0] == nameStart..<end { return [] }
    var texts: [String] = []
    let begins = starts.map(startOfWholeName)
    // `finely ground turkey` is ground turkey.
    for start in begins + begins.filter({ has($0, .adverb) && has($0 + 1, .groundLike) }).map({ $0 + 1 }) {
      let marks = (start..<end).filter { kind($0) == .comma || kind($0) == .semicolon || kind($0) == .open }
      let comma = marks.first { kind($0) != .open }
      for stop in [end, comma, marks.first].compactMap(\.self) where stop > start && holdsName(before: stop) {
        let text = text(of: start..<stop)
        if !text.isEmpty, text != phrase, !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }

  /// `gehackte, glatte Petersilie`: what stands before the name is no food, whatever it is called.
  private func holdsName(before stop: Int) -> Bool { name.first.map { stop > $0.lowerBound } ?? true }

  private func startOfWholeName(_ start: Int) -> Int {
    var index = start
    if has(index, .of), index + 1 < end { index += 1 }
    while has(index, .the), index + 1 < end { index += 1 }
    let dimension = amounts.first?.unit?.dimension
    guard dimension != .mass, dimension != .volume else { return index }
    while has(index, .size), index + 1 < end { index += 1 }
    return index
  }
}
