public import Quantities

/// Words that lines are read by, for pages that read what people type.
extension IngredientLineReader {
  /// The words of English, German, French and Spanish for numbers, folded, articles and `few` among them.
  public static var numberWords: [(word: String, value: Rational)] { NumberWord.all }

  /// Words before a number that is not exact, folded: `about`, `ca`.
  public static var approximateWords: [String] { LineWord.words(as: .approximate) }
}
