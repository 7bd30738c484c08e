internal import Cookbook
internal import IngredientLines
package import Quantities

/// Yields counted in servings.
package enum ServingsText {
  /// So many servings, in the word of a language.
  static func amount(_ count: Rational, language: String? = nil) -> Amount {
    Amount(count, unit: unit(count, language: language))
  }

  private static func unit(_ count: Rational, language: String?) -> String {
    let isOne = count == .one
    switch language.map(LanguageTag.primary) {
    case "de": return isOne ? "Portion" : "Portionen"
    case "fr": return isOne ? "portion" : "portions"
    case "es": return isOne ? "ración" : "raciones"
    default: return isOne ? "serving" : "servings"
    }
  }

  /// Whether a yield counts servings, in any of the languages.
  package static func counts(_ amount: Amount) -> Bool {
    amount.unit.map { words.contains($0.lowercased()) } ?? true
  }

  /// Reads a yield in words: `4 servings`, `4`, `Serves 4`, `Makes 12 cookies`, `one 9-inch cake`; a bare number counts
  /// servings, and so does one behind which it is said for what, `Serves 4 as a starter`.
  package static func read(_ text: String, language: String? = nil) -> Amount? {
    var words = PlainText.folded(text).split(separator: " ")[...]
    while let first = words.first, first.unicodeScalars.first?.properties.numericType == nil, words.count > 1,
      isLeadIn(first)
    {
      words = words.dropFirst()
    }
    // “A few” is no number.
    if words.count > 1, let first = words.first, !["a", "an"].contains(first.lowercased()),
      let count = IngredientLineReader.number(inWord: String(first)), count.isInteger
    {
      return Amount(count, unit: words.dropFirst().joined(separator: " "))
    }
    guard let reading = try? AmountReader.read(words.joined(separator: " ").utf8),
      let bound = reading.amount.upperBound, bound > .zero
    else { return nil }
    var amount = reading.amount
    let isSaidForWhat = amount.unit?.split(separator: " ").first.map { purposes.contains($0.lowercased()) } ?? true
    if isSaidForWhat { amount.unit = unit(bound, language: language) }
    return amount
  }

  private static func isLeadIn(_ word: Substring) -> Bool {
    let bare = word.hasSuffix(":") ? word.dropLast() : word
    return leadIns.contains(bare.lowercased())
  }

  private static let purposes: Set<String> = ["as", "als", "en", "como", "comme", "generously", "comfortably"]
  private static let leadIns: Set<String> = [
    "serves", "makes", "yield", "yields", "servings", "serving", "for", "für", "ergibt", "reicht", "portionen", "pour",
    "portions", "para", "raciones", "rinde", "donne",
  ]
  private static let words: Set<String> = [
    "serving", "servings", "portion", "portions", "person", "persons", "people", "portionen", "personen", "personne",
    "personnes", "ración", "raciones", "persona", "personas", "porción", "porciones", "part", "parts",
  ]
}
