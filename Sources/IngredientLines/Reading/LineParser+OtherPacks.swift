internal import KitchenUnits

extension LineParser {
  /// `1 large can (28 oz) or 2 small cans (15 oz each)`: the other packs are a remark, with all that is said of them.
  mutating func readOtherPacks() -> Bool {
    guard let first = amounts.first, Self.isContainer(first), let stop = otherPacksEnd(position) else { return false }
    comment.append(position..<stop)
    otherCounts.append(position + 1)
    position = stop
    return true
  }

  /// Behind other packs of the same food, which begin with a word for or and a number: `or 2 (14 oz) cans`; `nil` where no
  /// food is named behind them, `or 2 cans chickpeas` apart, or nothing of that kind begins here.
  func otherPacksEnd(_ or: Int) -> Int? {
    guard has(or, .or), kind(or + 1) == .number, let measured = measure(at: or + 1) else { return nil }
    var index = closing(measured.end).map { $0 + 1 } ?? measured.end
    if let size = weight(at: index) { index = size.end }
    while has(index, [.size, .shape]) { index += 1 }
    guard let pack = unit(at: index), pack.word.role == .container else { return nil }
    let stop = closing(pack.end).map { $0 + 1 } ?? pack.end
    guard isWord(stop), !has(stop, [.comment, .or, .and, .plus]) || has(stop, .of) else { return nil }
    return stop
  }

  /// `normal` beside large ones: a size that is said only where another is.
  func saysUsualSize(_ index: Int) -> Bool { Self.usualSizes.contains { isWord(index, $0) } }

  private static let usualSizes: [StaticString] = [
    "normal", "regular", "average", "ordinary", "standard", "normale", "normalen", "normales", "normaux", "moyennes",
  ]

  /// Whether a bracket is that of an alternative with an amount of its own: `or 1 1/2 cups (250 g) cooked chickpeas`.
  func isOfAlternative(_ open: Int, since start: Int) -> Bool {
    (start..<open).contains { has($0, .or) && (kind($0 + 1) == .number || has($0 + 1, .number)) }
  }

  /// The `and` of `and/or`, which is one word for or with it.
  func isPartOfAndOr(_ index: Int) -> Bool {
    has(index, .and) && kind(index + 1) == .slash && has(index + 2, .or)
  }
}
