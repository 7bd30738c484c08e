/// Endings of plurals in English, German, French and Spanish, with umlauts and accents taken away.
///
/// `templates/assets/search-words.js` has them, too, for what is typed in a page; tests compare the two.
public enum PluralEndings {
  /// The longer ones first.
  public static let all = ["es", "en", "er", "s", "n", "e", "x"]

  /// What a folded word may be the plural of: `tomatoes` → `tomato` and others, `zwiebeln` → `zwiebel`.
  public static func singulars(of word: String) -> [String] {
    guard word.count >= 5 else { return [] }
    var found = all.filter(word.hasSuffix).map { String(word.dropLast($0.count)) }
    if word.hasSuffix("ies") { found.append(word.dropLast(3) + "y") }
    return found.filter { $0.count > 2 }
  }
}
