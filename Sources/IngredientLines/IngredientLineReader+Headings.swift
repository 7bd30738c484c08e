internal import Words

extension IngredientLineReader {
  /// Whether words say only how a food is, so that its noun is still to come: the `boneless` of `boneless, skinless
  /// chicken breast`.
  public static func isWithoutNoun(_ words: String) -> Bool {
    guard words.utf8.count <= lengthLimit else { return false }
    let parser = LineParser(Array(words.utf8), language: LineLanguage(nil))
    return !parser.tokens.isEmpty
      && parser.tokens.indices.allSatisfy { parser.has($0, .adjective) || parser.kind($0) == .comma }
  }

  /// Whether a line of a list names no food but what follows it: `Caramelized onions:`, `Ingredients`, `To serve`.
  public static func isHeading(_ line: String) -> Bool {
    guard line.utf8.count <= lengthLimit else { return false }
    let parser = LineParser(Array(line.utf8), language: LineLanguage(nil))
    guard let last = parser.tokens.last, !parser.tokens.contains(where: { $0.kind == .number }) else { return false }
    if last.kind == .colon { return true }
    let words = parser.tokens.indices.filter { parser.isWord($0) && !parser.has($0, .optional) }
    let text = words.map { String(decoding: parser.foldedWord($0), as: UTF8.self) }.joined(separator: " ")
    return headings.contains(text)
  }

  private static let headings = Set(
    [
      "ingredients", "to serve", "for serving", "to garnish", "for garnish", "to finish", "garnish", "garnishes",
      "topping", "toppings", "optional toppings", "optional", "equipment", "Zutaten", "zum Servieren", "zum Garnieren",
      "zum Bestreuen", "außerdem", "ausserdem", "ingrédients", "pour servir", "pour décorer", "garniture",
      "ingredientes", "para servir", "para decorar", "para acompañar",
    ]
    .map { TextFolding.folded($0) })
}
