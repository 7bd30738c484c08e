/// Yields that count people.
public enum ServingWord {
  /// The yield without its word, `4` for `4 servings`; `nil` when it counts something else.
  public static func people(of amount: Amount) -> Amount? {
    guard let unit = amount.unit, words.contains(unit.lowercased()) else { return nil }
    var result = amount
    result.unit = nil
    return result
  }

  /// How many people the first of these yields that counts people feeds; `nil` where none does.
  ///
  /// Of a range the larger number: who writes `6 to 8 servings` beside figures has divided by eight – labels say “1 of 8
  /// servings” –, and where people halve what is there, a serving is never less than it says.
  public static func count(among yields: [Amount]) -> Rational? {
    yields.lazy.compactMap { people(of: $0)?.upperBound }.first { $0 > .zero }
  }

  /// The English word behind a number: `1 serving`, `½ servings`.
  public static func english(for number: Rational) -> String { number == .one ? "serving" : "servings" }

  /// In lower case.
  public static let words: Set<String> = [
    "serving", "servings", "portion", "portions", "people", "persons", "person", "portionen", "personen",
    "personnes", "personne", "parts", "raciones", "ración", "porciones", "porción", "personas", "persona",
  ]
}
