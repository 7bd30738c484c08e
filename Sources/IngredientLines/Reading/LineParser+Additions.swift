internal import Words

/// Foods that a line asks for on top of its first, each with an amount of its own.
extension LineParser {
  /// The most of one line that are told apart.
  private static let most = 6

  /// `1 yolk` of `2 eggs plus 1 yolk`, the oil of `100 g butter and 1 tbsp olive oil`; `2 tbsp for dusting` names no food.
  ///
  /// - Parameter first: the name of the line, whose eggs a yolk alone is one of.
  func writtenAdditions(to first: String) -> [IngredientLine] {
    guard readsAlternatives else { return [] }
    var result: [IngredientLine] = []
    var remarks = comment[...]
    while let range = remarks.popFirst(), result.count < Self.most {
      guard let start = startOfAddition(range) else { continue }
      var parser = LineParser(self, start..<range.upperBound)
      var line = parser.line()
      guard let amount = line.amounts.first?.place, !amount.number.isEmpty, parser.namesFood else { continue }
      if let whole = EggPart.whole(line.name, of: first) {
        (line.name, line.phrase, line.foodName) = (whole, whole, whole)
      }
      result.append(line)
      remarks = parser.comment[...] + remarks
    }
    return result
  }

  /// Where the amount begins behind “plus”, “and” or a plus sign.
  private func startOfAddition(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, kind(index) == .comma || kind(index) == .plus || has(index, [.plus, .and]) {
      index += 1
    }
    return index > range.lowerBound && index < range.upperBound && measure(at: index) != nil ? index : nil
  }

  /// Whether a word of the name says what it is, and not only how.
  private var namesFood: Bool {
    if nameStart >= end || has(nameStart, [.comment, .purpose, .example]) { return false }
    return name.joined().contains { index in
      isWord(index) && !has(index, [.preparation, .adjective, .size, .adverb, .comment, .purpose, .of, .the])
        && !Self.furtherWords.contains { isWord(index, $0) }
    }
  }
}

/// The parts of eggs, which a line that has eggs already calls by a word of their own: `plus 1 yolk`, `+ 1 jaune`.
enum EggPart {
  /// The whole name of a part; `nil` of what is none, and beside other foods.
  static func whole(_ name: String, of first: String) -> String? {
    let words = TextFolding.folded(first).split { !$0.isLetter }
    guard words.contains(where: { eggs.contains(String($0)) }) else { return nil }
    return parts[TextFolding.folded(name)]
  }

  private static let eggs: Set<String> = Set(["egg", "eggs", "œuf", "œufs", "huevo", "huevos"].map(TextFolding.folded))
  private static let parts = [
    "yolk": "egg yolk", "yolks": "egg yolks", "white": "egg white", "whites": "egg whites",
    "jaune": "jaune d’œuf", "jaunes": "jaunes d’œufs", "blanc": "blanc d’œuf", "blancs": "blancs d’œufs",
    "yema": "yema de huevo", "yemas": "yemas de huevo", "clara": "clara de huevo", "claras": "claras de huevo",
  ]
}
