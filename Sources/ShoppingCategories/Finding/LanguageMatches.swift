internal import Foods
internal import IngredientLines

/// The food that a text names in each language, looked up when it is asked for first.
///
/// Most items are a name and nothing else, and what nobody knows is asked for as it is written and again as a name.
final class LanguageMatches {
  let text: String
  private let line: IngredientLine?
  private let matcher: FoodMatcher
  /// None where the text is too long for a food.
  private lazy var words = text.utf8.count <= FoodMatcher.lengthLimit ? NameWords(text) : nil
  private var known: [FoodLanguage: FoodMatch?] = [:]

  /// - Parameter line: The line whose name the text is: its remark and its unit choose the form of the food.
  init(of text: String, in line: IngredientLine? = nil, _ matcher: FoodMatcher) {
    self.text = text
    self.line = line
    self.matcher = matcher
  }

  subscript(language: FoodLanguage) -> FoodMatch? {
    if let found = known[language] { return found }
    let found = words.flatMap {
      matcher.match($0, comment: line?.comment, unit: line?.amounts.first?.unit, language: language)
    }
    known[language] = .some(found)
    return found
  }

  /// Those of the name of a line, the same as these where the line holds nothing else.
  func name(of line: IngredientLine) -> LanguageMatches {
    let isAll = line.phrase == text && line.comment == nil && line.amounts.first?.unit == nil
    return isAll ? self : LanguageMatches(of: line.phrase, in: line, matcher)
  }
}
