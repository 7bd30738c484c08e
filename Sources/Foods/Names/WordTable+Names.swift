package import Words

extension WordTable {
  /// Words that are compared as the words of foods are: folded and in the singular.
  ///
  /// - Parameter words: with white space between them.
  package init(names words: String) {
    self.init(names: words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Phrases of such words.
  package init(names phrases: [String]) {
    self.init()
    for phrase in phrases { _ = insert(NameWords(phrase).bytes) }
  }
}
