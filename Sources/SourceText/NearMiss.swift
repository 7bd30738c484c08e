/// Finds what somebody probably meant.
public enum NearMiss {
  /// The candidate closest to a misspelt word, or `nil` when none is close enough to be worth a suggestion.
  ///
  /// Distance is optimal string alignment (insertions, deletions, substitutions and swaps of neighbours, one each)
  /// over case-folded text; at most a third of the word's length, and at least one, may differ. Of equally close
  /// candidates the first in the given order wins.
  public static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let target = Array(word.lowercased().unicodeScalars)
    let limit = max(1, target.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard abs(scalars.count - target.count) <= limit else { continue }
      let wanted = min(limit, (best?.distance ?? .max) - 1)
      let distance = alignmentDistance(target, scalars, upTo: wanted)
      if distance <= wanted { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// How many insertions, deletions, substitutions and swaps of neighbours make one text of another.
  public static func distance(_ a: String, _ b: String) -> Int {
    alignmentDistance(Array(a.unicodeScalars), Array(b.unicodeScalars))
  }

  /// The same of two words in UTF-8 that are folded to ASCII letters, as far as they can be.
  public static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int { alignmentDistance(a, b) }

  /// - Parameter limit: what is further is only known to be so.
  static func alignmentDistance<Element: Equatable>(_ a: [Element], _ b: [Element], upTo limit: Int = .max) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = beforeLast
    var nearest = 0
    for i in 1...a.count {
      row[0] = i
      var least = i
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
        least = min(least, row[j])
      }
      // A row follows from the two above it, and a swap counts one more than the upper of them.
      if least > limit, nearest >= limit { return least }
      nearest = least
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[b.count]
  }
}
