extension LineParser {
  /// `chicken thighs skin removed`, `shrimp tails and shells removed`: what becomes of a part of the food, without a comma.
  func isPartTakenOff(_ start: Int) -> Bool {
    guard !awaitsNoun else { return false }
    var index = start
    while has(index, .detail), index < start + 6 {
      if Self.takenOff.contains(where: { isWord(index + 1, $0) }) { return true }
      guard has(index + 1, .and) else { return false }
      index += 2
    }
    return false
  }

  private static let takenOff: [StaticString] = ["removed", "discarded", "trimmed", "attached", "intact"]
}
