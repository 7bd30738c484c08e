/// Words and signs between things of which each counts: `salt and pepper`, `200 g + 2`.
enum JoiningWords {
  /// Folded as `TextFolding` does it.
  static let all: Set<String> = ["and", "und", "et", "y", "e", "&", "+"]
}
