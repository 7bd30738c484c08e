internal import Words

extension LineParser {
  /// `For the dressing: 2 tbsp oil`, `For the topping, grated cheese`, `Toppings: grated cheese`: what the food is for,
  /// before it.
  mutating func skipLabel() {
    guard let colon = labelEnd, colon + 1 < end else { return }
    comment.append(position..<colon)
    position = colon + 1
  }

  /// The colon or comma behind a word for a purpose with its noun, or the colon behind a word for what goes on top.
  private var labelEnd: Int? {
    guard isWord(position), !has(position, .number) else { return nil }
    if kind(position + 1) == .colon { return Self.labels.contains { isLabel($0) } ? position + 1 : nil }
    guard Self.purposes.contains(where: { isLabel($0) }) else { return nil }
    return (position + 2..<position + 5).first {
      (kind($0) == .colon || kind($0) == .comma) && (position..<$0).allSatisfy { isWord($0) }
    }
  }

  private func isLabel(_ word: [UInt8]) -> Bool { foldedWord(position).elementsEqual(word) }

  private static let labels = folded(
    "topping toppings garnish garnishes serve decoration dekoration deko garnitur garniture guarnición decoración")
  private static let purposes = folded("for to für zum zur pour para")

  private static func folded(_ words: String) -> [[UInt8]] {
    words.split(separator: " ").map { Array(TextFolding.folded(String($0)).utf8) }
  }
}
