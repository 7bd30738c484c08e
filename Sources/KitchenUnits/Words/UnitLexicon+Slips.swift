internal import Words

extension UnitLexicon {
  /// The measure whose word this is but for one letter that is wrong, missing, too much or swapped with its neighbour:
  /// `teasoon`, `tabelspoon`, `Esslöfel`.
  ///
  /// Long words alone are looked at, which no other word of a kitchen comes near to.
  public static func slip(_ folded: ArraySlice<UInt8>) -> UnitWord? {
    guard (shortestSlip...longestSlip).contains(folded.count), let first = folded.first else { return nil }
    for word in spelledOut where word.first == first && isOneSlip(Array(folded), word) {
      return self.word(String(decoding: word, as: UTF8.self))
    }
    return nil
  }

  private static let shortestSlip = 7
  private static let longestSlip = 13

  private static let spelledOut = [
    "teaspoon", "teaspoons", "tablespoon", "tablespoons", "esslöffel", "teelöffel", "cucharada", "cucharadas",
    "cucharadita", "cucharaditas", "kilogram", "millilitre", "milliliter",
  ]
  .map { Array(TextFolding.folded($0).utf8) }

  private static func isOneSlip(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(word.count - other.count) <= 1 else { return false }
    let start = zip(word, other).prefix { $0 == $1 }.count
    let (left, right) = (word[start...], other[start...])
    if left.count != right.count {
      return left.count < right.count ? left.elementsEqual(right.dropFirst()) : left.dropFirst().elementsEqual(right)
    }
    if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
    return left.count > 1 && left.prefix(2).elementsEqual(right.prefix(2).reversed())
      && left.dropFirst(2).elementsEqual(right.dropFirst(2))
  }
}
