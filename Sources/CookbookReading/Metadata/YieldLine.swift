internal import SourceText

/// A line that is nothing but a yield, without asterisks and without a colon: `Serves 6`, `Makes about 2 dozen cookies`,
/// `Für 4 Personen`, `4-6 servings`.
///
/// It begins with a word that says so, and then has a number and at most three words, or it is a number and a word that
/// counts servings. Sentences are none: “Serves 4 hungry people after a long day out” stays description.
enum YieldLine {
  /// The yield without the word before it, in the file; `nil` for every other line.
  static func value(in range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    var line = bytes[range].trimmingSpaces
    while let last = line.last, last == 0x2E || last == 0x5C { line = line.dropLast().trimmingSpaces }
    guard line.count <= 60, !line.contains(where: sentenceMarks.contains) else { return nil }
    var words = line.split(separator: 0x20)
    guard let first = words.first.map(folded) else { return nil }
    let isOpen = openLabels.contains(first)
    let isLabelled = isOpen || servingLabels.contains(first)
    if isLabelled { words.removeFirst() }
    guard let start = words.first?.startIndex, let end = words.last?.endIndex else { return nil }
    if let word = words.first.map(folded), about.contains(word) { words.removeFirst() }
    let unit = words.drop { !isWord($0) || $0.elementsEqual(dash) }
    let numbers = words.dropLast(unit.count)
    guard !numbers.isEmpty, numbers.count <= 3, numbers.allSatisfy(isNumber), unit.count <= 3,
      unit.allSatisfy(isWord),
      let amount = ServingsText.read(String(decoding: bytes[start..<end], as: UTF8.self))
    else { return nil }
    if isOpen { return start..<end }
    return !(unit.isEmpty && !isLabelled) && unit.count <= 1 && ServingsText.counts(amount) ? start..<end : nil
  }

  /// Behind these anything may be counted.
  private static let openLabels: Set<String> = [
    "serves", "makes", "yield", "yields", "servings", "ergibt", "portionen", "portions", "raciones", "rinde", "donne",
  ]
  /// Behind these only people are: “für 2 Stunden” is no yield.
  private static let servingLabels: Set<String> = ["for", "für", "pour", "para"]
  private static let about: Set<String> = ["about", "approx.", "ca.", "ca", "etwa", "environ", "unos"]
  private static let sentenceMarks = Set(Array(",;!?*_[]()<>`|".utf8))
  private static let dash = Array("–".utf8)

  private static func folded(_ word: ArraySlice<UInt8>) -> String {
    String(decoding: word, as: UTF8.self).lowercased()
  }

  private static func isWord(_ word: ArraySlice<UInt8>) -> Bool {
    String(decoding: word, as: UTF8.self).unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == "-" || $0 == "'" || $0 == "’" || $0 == "."
    } && !isDashes(word)
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    isDashes(word)
      || String(decoding: word, as: UTF8.self).unicodeScalars.allSatisfy {
        $0.properties.numericType != nil || "-–/.,".unicodeScalars.contains($0)
      }
  }

  private static func isDashes(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual(dash) || word.elementsEqual([0x2D])
  }
}
