internal import Cookbook
internal import CookbookReading
internal import WebPages

/// Lines `Author: Ann`, `Catégorie: Dîner` of a text, in the four languages' words for what a recipe says of itself.
///
/// Times, yields and figures of nutrition are written in more ways than these, and read elsewhere.
enum TextFactLines {
  /// Takes them out of a text; the first of each kind counts, what cannot be read stays where it is.
  static func take(from lines: inout [CaptionLine], into draft: inout RecipeDraft) {
    lines.removeAll { line in
      guard line.text.utf8.count < 200, let colon = line.text.firstIndex(of: ":"),
        let key = FactKey(String(line.text[..<colon]).trimmed),
        let value = String(line.text[line.text.index(after: colon)...]).trimmed.nonEmpty
      else { return false }
      return take(key, value, into: &draft)
    }
  }

  /// The same of one line, times and nutrition among them: `Prep time: 30 min`.
  ///
  /// - Returns: whether it is a fact, and taken over.
  static func takeWhole(_ line: String, into draft: inout RecipeDraft) -> Bool {
    guard line.utf8.count < 200, let colon = line.firstIndex(of: ":"),
      let key = FactKey(String(line[..<colon]).trimmed),
      let value = String(line[line.index(after: colon)...]).trimmed.nonEmpty
    else { return false }
    let minutes = TimeText.isBare(value) ? TimeText.minutes(value) : nil
    switch key {
    case .preparationTime where draft.preparationMinutes == nil && minutes != nil: draft.preparationMinutes = minutes
    case .cookingTime where draft.cookingMinutes == nil && minutes != nil: draft.cookingMinutes = minutes
    case .totalTime where draft.statedTotalMinutes == nil && minutes != nil: draft.statedTotalMinutes = minutes
    case .nutrition where draft.nutrients.isEmpty && !ShownNutrition([PageBlock(.text, value)]).nutrients.isEmpty:
      draft.takeNutrition([value])
    default: return take(key, value, into: &draft)
    }
    return true
  }

  /// Whether a word before a colon says that a source follows.
  static func isSource(_ word: String) -> Bool { FactKey(word) == .source }

  private static func take(_ key: FactKey, _ value: String, into draft: inout RecipeDraft) -> Bool {
    switch key {
    case .author where draft.authors.isEmpty: draft.authors = [value]
    case .category where draft.categories.isEmpty: draft.categories = [value]
    case .source where draft.source == nil: draft.source = value
    case .difficulty where draft.difficulty == nil:
      guard let difficulty = FactWords.difficulty(value) else { return false }
      draft.difficulty = difficulty
    case .date where draft.date == nil:
      guard let date = CalendarDate(value) else { return false }
      draft.date = date
    case .language where draft.language == nil:
      guard let language = LanguageTag.read(value) else { return false }
      draft.language = language
    default: return false
    }
    return true
  }
}
