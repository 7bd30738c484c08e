internal import Words

/// What tells a number of servings or pieces from other texts.
extension LabelledFacts {
  /// Whether a text is a number of servings and nothing else: `4 Pers.`, `6 people`, `Portionen`.
  static func isYieldAlone(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }
    // `2인분`, `4人分`
    if words.count == 1, let word = words.first?.drop(while: \.isNumber), word.count < words[0].count {
      return yields.contains(word)
    }
    let isShort = (1...3).contains(words.count) && words.count { $0.allSatisfy(\.isNumber) } == words.count - 1
    return isShort && words.last.map { yields.contains($0) } ?? false
  }

  /// Whether a folded word is one for servings or those who eat them: `personas`, `Portionen`.
  static func countsPeople(_ word: Substring) -> Bool { yields.contains(word) }

  /// Whether a folded word is one for pieces: `slices`, `Stück`.
  static func isPiece(_ word: Substring) -> Bool { pieces.contains(word) }

  /// Whether a text is a number of pieces and nothing else: `8 bitar`, `ca. 12 Stück`.
  static func countsPieces(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }.drop { abouts.contains($0) }
    guard words.count == 2, let number = words.first, number.allSatisfy(\.isNumber) else { return false }
    return words.last.map(pieces.contains) ?? false
  }

  /// Whether a text is a number that is only nearly so: `about 24`, `env. 10`.
  static func countsRoughly(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }
    return words.count == 2 && abouts.contains(words[0]) && words[1].allSatisfy(\.isNumber)
  }

  /// `Nombre de parts : 6`, `Anzahl Stücke: 12`
  static func asksHowMany(_ words: [Substring]) -> Bool {
    let of = words.count == 3 && words[1] == "de" ? 2 : 1
    return words.count == of + 1 && ["nombre", "numero", "anzahl", "aantal"].contains(words[0])
      && pieces.contains(words[of])
  }
}
