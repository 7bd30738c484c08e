internal import KitchenUnits

extension LineParser {
  /// `juice of 1 lemon`, `leaves from 4 sprigs thyme`: what is taken of the food goes into the comment.
  mutating func readPartOf() {
    guard given == nil, isWord(position), !has(position, .number) else { return }
    guard unit(at: position)?.word.standsAlone != true, qualifiedUnit(at: position)?.unit.word.standsAlone != true
    else { return }
    guard let end = partEnd() else { return }
    comment.append(position..<end)
    position = end
  }

  /// Behind the words that say what is taken; `nil` where no amount of a food follows them.
  private func partEnd() -> Int? {
    var (index, hasPart) = (position, false)
    while index < min(end, position + 7), isWord(index), !has(index, .number) {
      hasPart = hasPart || has(index, .part)
      if index > position, has(index, .of) || isWord(index, "from"), isAmount(index + 1, hasPart) { return index + 1 }
      // `zest from lemon`
      if hasPart, index > position, isWord(index, "from"), isWord(index + 1) { return index + 1 }
      index += 1
    }
    guard hasPart, index > position else { return nil }
    // `zest 1 lemon`, `Saft einer Zitrone`
    // `zest 1` says how many.
    let isNumber = kind(index) == .number && index < position + 7 && index + 1 < end
    return isNumber || has(index, .number) && index <= position + 3 ? index : nil
  }

  private func isAmount(_ index: Int, _ hasPart: Bool) -> Bool {
    guard kind(index) == .number || hasPart && has(index, .number) || has(index, .approximate) else { return false }
    return measure(at: index) != nil
  }
}
