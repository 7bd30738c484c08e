/// Words of ingredients and the colours and shapes they are drawn with.
///
/// A stop-gap for a food table: everything the drawing needs of it is a ``CoverPortion``.
struct FoodLexicon {
  static let shared = FoodLexicon()

  /// How one food looks; nil for what disappears in the dish (water, salt, oil, baking powder).
  private struct Look {
    var color: Tint
    var inner: Tint
    var shape: PieceShape
  }

  private let looks: [Look?]
  private let table: WordTable

  private init() {
    var looks: [Look?] = []
    var lines: [(meaning: Int, phrases: Substring)] = []
    for line in Self.words.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { preconditionFailure("not a line of the food lexicon: \(line)") }
      lines.append((looks.count, line[line.index(after: colon)...]))
      looks.append(Self.look(line[..<colon]))
    }
    self.looks = looks
    table = WordTable(lines)
  }

  /// `hidden`, or `rrggbb shape`, or `rrggbb rrggbb shape`.
  private static func look(_ text: Substring) -> Look? {
    if text == "hidden" { return nil }
    let parts = text.split(separator: " ")
    guard let shape = parts.last.flatMap({ PieceShape(rawValue: String($0)) }),
      let color = parts.first.flatMap({ UInt32($0, radix: 16) })
    else { preconditionFailure("not a look: \(text)") }
    let inner = parts.count > 2 ? UInt32(parts[1], radix: 16).map(Tint.init) : nil
    return Look(color: Tint(color), inner: inner ?? Tint(color).lighter(50), shape: shape)
  }

  /// The visible portions of a dish, equal foods joined, in the order they are first named.
  func portions(of ingredients: [CoverIngredient]) -> [CoverPortion] {
    var portions: [CoverPortion] = []
    var meanings: [Int] = []
    for ingredient in ingredients {
      let share = ingredient.share.isFinite ? min(max(ingredient.share, 0.001), 1_000_000_000) : 0.001
      guard let meaning = meaning(of: ingredient.name) else {
        guard let portion = Self.unknown(ingredient.name, share) else { continue }
        portions.append(portion)
        meanings.append(-1)
        continue
      }
      guard let look = looks[meaning] else { continue }
      if let index = meanings.firstIndex(of: meaning) {
        portions[index].share += share
      } else {
        portions.append(CoverPortion(color: look.color, inner: look.inner, shape: look.shape, share: share))
        meanings.append(meaning)
      }
    }
    return portions
  }

  /// The part before the first comma or bracket is the food, the rest is how it is prepared.
  private func meaning(of name: String) -> Int? {
    let head = FoldedText(name) { $0 == 0x2C || $0 == 0x28 || $0 == 0x3B }
    return best(head) ?? best(FoldedText(name))
  }

  /// More words first ("sweet potato"), then the word that decides ("oil"), then the longer, then the earlier.
  private func best(_ text: FoldedText) -> Int? {
    var best: WordTable.Match?
    for match in table.matches(in: text) {
      guard let current = best else {
        best = match
        continue
      }
      if match.count != current.count {
        if match.count > current.count { best = match }
      } else if match.decides != current.decides {
        if match.decides { best = match }
      } else if match.letters > current.letters {
        best = match
      }
    }
    return best?.meaning
  }

  /// A food nobody has named yet: a quiet colour and a common cut, always the same for the same word.
  private static func unknown(_ name: String, _ share: Double) -> CoverPortion? {
    let text = FoldedText(name)
    guard !text.words.isEmpty else { return nil }
    var seed: UInt64 = 0
    for byte in text.bytes { seed = seed &* 31 &+ UInt64(byte) }
    var dice = SplitMix64(seed: seed)
    let color: UInt32 = dice.pick([0xC99A5B, 0xB9744A, 0xD8B56A, 0xA9A55C, 0xC0654B, 0xDDBB8E, 0x9A6A4F, 0x8FA06B])
    return CoverPortion(
      color: Tint(color), inner: Tint(color).lighter(45), shape: dice.pick([.chunk, .dice, .pea, .strip]), share: share)
  }
}
