/// Yields that count people.
public enum ServingWord {
  /// The yield without its word, `4` for `4 servings`; `nil` when it counts something else.
  public static func people(of amount: Amount) -> Amount? {
    guard let unit = amount.unit, words.contains(unit.lowercased()) else { return nil }
    var result = amount
    result.unit = nil
    return result
  }

  private static let words: Set<String> = [
    "serving", "servings", "portion", "portions", "people", "persons", "person", "portionen", "personen",
    "personnes", "personne", "parts", "raciones", "ración", "porciones", "porción", "personas", "persona",
  ]
}
