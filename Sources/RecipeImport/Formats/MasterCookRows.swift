internal import SourceText

/// Whether a row of MasterCook's ingredients that has no amount goes on with the one before, though no comma says so.
///
/// A row by itself is an ingredient, `salt and pepper`: only words that can neither end nor begin one join two of them.
enum MasterCookRows {
  enum Kind {
    /// `cut into`, `1-inch chunks`
    case within
    /// `chicken thighs`, `cut into pieces`
    case withPreparation
  }

  static func goesOn(_ before: String, in text: String) -> Kind? {
    let next = text.split(separator: " ").map { $0.lowercased() }
    guard let first = next.first, let last = before.split(separator: " ").last?.lowercased() else { return nil }
    if open.contains(last) || last.hasSuffix("ly") && last.utf8.count > 4 && !foods.contains(last) { return .within }
    if text.first?.isLowercase != true && text.first != "&" { return nil }
    if joining.contains(first) { return next.count > 1 ? .within : nil }
    guard preparations.contains(first) else { return nil }
    return next.count == 1 || following.contains(next[1]) ? .withPreparation : nil
  }

  /// What no ingredient ends with.
  private static let open: Set<String> = [
    "and", "or", "&", "with", "into", "in", "of", "from", "for", "to", "at", "by", "the", "a", "an", "about", "such",
    "as", "plus", "very", "not", "cut", "each", "your", "on", "if",
  ]

  /// What ends so and is food.
  private static let foods: Set<String> = ["jelly", "belly"]

  /// What none begins with.
  private static let joining: Set<String> = [
    "and", "or", "&", "with", "in", "into", "for", "to", "at", "by", "if", "such",
  ]

  /// What is done with one: the only word, or before one that tells how.
  private static let preparations: Set<String> = [
    "beaten", "blanched", "boned", "broken", "chilled", "chopped", "cleaned", "cooked", "cooled", "cored", "crumbled",
    "crushed", "cubed", "cut", "deveined", "diced", "divided", "drained", "finely", "grated", "ground", "halved",
    "hulled", "julienned", "mashed", "melted", "minced", "optional", "packed", "patted", "peeled", "pitted", "pressed",
    "quartered", "rinsed", "roasted", "scrubbed", "seeded", "separated", "shredded", "sifted", "sliced", "slivered",
    "softened", "squeezed", "stemmed", "thawed", "thinly", "coarsely", "toasted", "torn", "trimmed", "warmed", "washed",
  ]

  /// What may stand behind these.
  private static let following: Set<String> = [
    "and", "or", "&", "by", "into", "in", "to", "at", "with", "on", "for", "from", "thin", "thinly", "thick", "small",
    "fine", "finely", "coarsely", "lengthwise", "crosswise", "diagonally", "well", "very", "until", "if", "chopped",
    "sliced", "diced", "minced", "grated", "shredded", "crushed", "cut",
  ]
}
