internal import Foods

/// Words behind which stands what a food is made with: `bread with walnuts`, `fried in lard`, `épinards à la crème`.
enum JoiningWords {
  /// What stands behind each of them, up to the next.
  ///
  /// - Parameter isRemark: the text is what is said about a food, and may begin with such a word.
  static func additions(in text: String, isRemark: Bool) -> [String] {
    let words = NameWords(text)
    let utf8 = Array(text.utf8)
    var result: [String] = []
    var start: Int?
    func keep(to end: Int) {
      guard let first = start, first < end else { return }
      let bytes = utf8[words.words[first].source.lowerBound..<words.words[end - 1].source.upperBound]
      result.append(String(decoding: bytes, as: UTF8.self))
    }
    var index = isRemark ? 0 : 1
    while index < words.words.count {
      let next = end(of: words, at: index)
      if next > index {
        keep(to: index)
        start = next
      }
      index = max(next, index + 1)
    }
    keep(to: words.words.count)
    return result
  }

  /// Behind the joining words that begin at a word; the same place where none do.
  private static func end(of words: NameWords, at index: Int) -> Int {
    if words.isWord(index, in: single) { return index + 1 }
    if words.isWord(index, in: traces), words.isWord(index + 1, in: ofTraces) { return index + 2 }
    return words.isWord(index, in: [toThe]) && words.isWord(index + 1, in: articles) ? index + 2 : index
  }

  /// “à” alone is not among them: it says what a thing is for as often (`cuillère à beurre`).
  private static let single = [
    "with", "in", "contains", "containing", "including", "mit", "im", "enthält", "inklusive", "avec", "aux", "au",
    "dans", "which", "davon", "dont",
    "contient", "con", "en", "al", "contiene", "incluye",
  ]
  .map { NameWords($0).bytes }

  /// `traces of peanuts`, `Spuren von Nüssen`, `traces d’arachide`
  private static let traces = ["trace", "traces", "Spuren", "trazas"].map { NameWords($0).bytes }
  private static let ofTraces = ["of", "von", "de", "d"].map { NameWords($0).bytes }

  private static let toThe = NameWords("à").bytes
  private static let articles = ["la", "l"].map { NameWords($0).bytes }
}
