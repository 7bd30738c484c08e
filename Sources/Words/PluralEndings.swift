/// Endings of plurals in English, German, French and Spanish.
///
/// `stems` of `search-words.js` is the same for pages.
public enum PluralEndings {
  /// The longer ones first.
  public static let all = ["es", "en", "er", "s", "n", "e", "x"]

  /// Other numbers of a folded word, as whole words: `tomatoes` → `tomato` and others, `zwiebeln` → `zwiebel`, `cherry` →
  /// `cherries`.
  ///
  /// Of words of four letters `s` alone is taken off: `eggs` are an egg, `lime` is no lim.
  public static func otherNumbers(of word: String) -> [String] {
    if let pair = pairs.first(where: { $0.one == word || $0.several == word }) {
      return [pair.one == word ? pair.several : pair.one]
    }
    guard word.count >= 4 else { return [] }
    let endings =
      word.count > 4 ? all.filter(word.hasSuffix) : word.hasSuffix("s") && !word.hasSuffix("ss") ? ["s"] : []
    var found = endings.map { String(word.dropLast($0.count)) }.filter { $0.count > 2 }
    if word.count > 4, word.hasSuffix("ies") { found.append(word.dropLast(3) + "y") }
    if word.hasSuffix("y") { found.append(word.dropLast() + "ies") }
    return found
  }

  /// Those that change before their ending: of rules for them many more words would be made than there are.
  private static let pairs: [(one: String, several: String)] = [
    ("ei", "eier"), ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("knife", "knives"),
    ("calf", "calves"), ("nuez", "nueces"), ("pez", "peces"), ("raiz", "raices"),
  ]
}
