internal import Foods
internal import Words

/// Values by words, which compare as the words of foods do: folded and in the singular.
struct StemTable<Value: Sendable>: Sendable {
  private var keys = WordTable()
  private var values: [Value] = []

  /// - Parameter rows: words with spaces between them; of a word in several rows the first counts.
  init(_ rows: [(Value, String)]) {
    for (value, words) in rows {
      for word in words.split(whereSeparator: \.isWhitespace) {
        let number = keys.insert(NameWords(String(word)).bytes)
        if number == values.count { values.append(value) }
      }
    }
  }

  func value(_ bytes: [UInt8], _ range: Range<Int>) -> Value? {
    keys.number(of: bytes, in: range).map { values[$0] }
  }
}
