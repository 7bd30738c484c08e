internal import Words

extension IngredientLineReader {
  /// Whether words say only how a food is, so that its noun is still to come: the `boneless` of `boneless, skinless
  /// chicken breast`.
  public static func isWithoutNoun(_ words: String) -> Bool {
    guard words.utf8.count <= lengthLimit else { return false }
    var scanner = LineScanner(Array(words.utf8), decimalComma: LineLanguage(nil).hasDecimalComma)
    // Of most names the first word is another one, and tells.
    let areAll = scanner.scan { $0.kind == .word && $0.roles.contains(.adjective) || $0.kind == .comma }
    return areAll && !scanner.tokens.isEmpty
  }

  /// Whether a part of a line says only how a food is, how much of it, or what it is for, and names none: `finely
  /// chopped`, `to taste`, `for the tin`.
  public static func saysHow(_ part: String, language: String? = nil) -> Bool {
    guard part.utf8.count <= lengthLimit else { return false }
    let parser = LineParser(Array(part.utf8), language: LineLanguage(language))
    let words = parser.tokens.indices.filter { parser.isWord($0) }
    guard let first = words.first else { return true }
    if parser.has(first, [.comment, .purpose, .needed, .bound, .example, .approximate]) { return true }
    // `cooked according to the packet`, `made up of 6 stalks`
    if parser.has(first, done),
      words.dropFirst().prefix(2).contains(where: { how in manners.contains { parser.isWord(how, $0) } })
    {
      return true
    }
    return words.allSatisfy { parser.has($0, notNaming) }
  }

  private static let done: LineWord = [.preparation, .groundLike, .state, .stateBehind, .behindNoun, .romance]
  private static let manners: [StaticString] = [
    "according", "following", "per", "as", "up", "with", "in", "to", "until", "into", "from", "for", "nach", "laut",
    "wie",
    "mit", "im", "aus", "selon", "comme", "avec", "dans", "en", "segun", "como", "con",
  ]

  private static let notNaming: LineWord = [
    .preparation, .adverb, .groundLike, .adjective, .preserved, .state, .stateBehind, .behindNoun, .romance, .cutShape,
    .size, .shape, .fill, .number, .article, .approximate, .dozen, .each, .some, .little, .bound, .total, .part,
    .detail,
    .comment, .optional, .needed, .purpose, .room, .of, .the, .or, .and, .plus, .range,
  ]

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
