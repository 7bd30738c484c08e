internal import SourceText
internal import Words

/// The words of a search.
enum FoodWords {
  /// Folded as the database folds them: lower case, no accents, everything but letters and digits a gap.
  static func words(_ text: String) -> [String] {
    TextFolding.folded(text).split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  static func nearest(to word: String, among terms: [String]) -> String? {
    word.utf8.count < 3 ? nil : NearMiss.suggestion(for: word, among: terms)
  }
}
