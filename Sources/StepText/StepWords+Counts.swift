internal import Quantities

/// Numbers in words that count things.
extension StepWords {
  /// From two to twelve in a language; those of other languages are other words in it: `once the onions are soft`.
  ///
  /// - Parameter language: BCP 47 tag.
  static func counts(_ language: String?) -> WordValues<Int>? {
    switch language?.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    default: nil
    }
  }

  static let english = counting("two three four five six seven eight nine ten eleven twelve")
  /// `Mehl sieben` says what to do with it.
  static let german = counting("zwei drei vier funf sechs _ acht neun zehn elf zwolf")
  /// `neuf` is “new” as often.
  static let french = counting("deux trois quatre cinq six sept huit _ dix onze douze")
  static let spanish = counting("dos tres cuatro cinco seis siete ocho nueve diez once doce")

  private static func counting(_ words: String) -> WordValues<Int> {
    WordValues(words.split(separator: " ").enumerated().filter { $1 != "_" }.map { ($0 + 2, String($1)) })
  }

  /// One, and shares of one, in a language; those of others are other words in it: `once` is none of English.
  ///
  /// - Parameter language: BCP 47 tag.
  static func ones(_ language: String?) -> WordValues<Rational>? {
    switch language?.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "en": englishOnes
    case "de": germanOnes
    case "fr": frenchOnes
    case "es": spanishOnes
    default: nil
    }
  }

  static let englishOnes = shares("a an one", halves: "half", quarters: "quarter")
  static let germanOnes = shares(
    "ein eine einen einem einer", halves: "halb halbe halben halber halbes", quarters: "viertel")
  static let frenchOnes = shares("un une", halves: "demi demie", quarters: "quart")
  static let spanishOnes = shares("un una", halves: "medio media", quarters: "cuarto")

  private static func shares(_ ones: String, halves: String, quarters: String) -> WordValues<Rational> {
    WordValues([
      (.one, ones), (Rational(1, 2) ?? .one, halves), (Rational(1, 4) ?? .one, quarters),
    ])
  }

  static let dozens = WordValues<Bool>([(true, "dozen dutzend douzaine docena docenas")])
  /// What stands between a count and the name: `two large eggs`.
  static let sizesOfPieces = WordValues<Bool>([
    (
      true,
      "large medium small big whole extra fresh ripe grosse grossen mittlere mittleren kleine kleinen ganze frische"
    ),
    (true, "gros grosses grands grandes petits petites beaux belles pequenos pequenas"),
  ])
}
