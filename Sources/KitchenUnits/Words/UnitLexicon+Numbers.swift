internal import Words

extension UnitLexicon {
  /// A word for one and for several of a unit, where the lexicon has both: `package`, `packages` of either.
  ///
  /// Abbreviations, which cooks write alike for any number, have no other form.
  static func numbers(of word: String, language: String?) -> (one: String, other: String)? {
    guard isWhole(word), let meaning = self.word(word, language: language) else { return nil }
    func isSame(_ other: String) -> Bool { other != word && self.word(other, language: language) == meaning }
    for (one, other) in endings where !changesVowel(word, other) {
      if word.hasSuffix(other), case let single = String(word.dropLast(other.count)) + one, isSame(single) {
        return (single, word)
      }
      if word.hasSuffix(one), case let several = String(word.dropLast(one.count)) + other, isSame(several) {
        return (word, several)
      }
    }
    return nil
  }

  /// Of one and of several, in the four languages; the longest first, so that `boxes` is no plural of `boxe`.
  private static let endings = [
    ("y", "ies"), ("f", "ves"), ("ión", "iones"), ("", "es"), ("", "en"), ("", "er"), ("", "s"), ("", "n"), ("", "e"),
    ("", "x"),
  ]

  /// Before these endings German vowels change, which is lost where words are folded: `Glas`, `Gläser`.
  private static func changesVowel(_ word: String, _ ending: String) -> Bool {
    let stem = word.hasSuffix(ending) ? word.dropLast(ending.count) : word[...]
    return (ending == "e" || ending == "er") && TextFolding.folded(String(stem)).contains { "aou".contains($0) }
  }

  /// A word of at least four letters, or three that are read as one, and no sign.
  private static func isWhole(_ word: String) -> Bool {
    word.utf8.count > 2 && !word.contains(".") && !word.hasSuffix(" oz")
      && TextFolding.folded(word).contains { "aeiou".contains($0) }
      && (word.utf8.count > 3 || self.word(word)?.role != .measure)
  }
}
