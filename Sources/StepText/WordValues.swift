internal import Words

/// A value for each of some words.
struct WordValues<Value: Sendable>: Sendable {
  private let table: WordTable
  private let values: [Value]

  init(_ rows: [(Value, String)]) {
    var keys: [String] = []
    var values: [Value] = []
    for (value, words) in rows {
      for word in words.split(separator: " ") {
        keys.append(String(word))
        values.append(value)
      }
    }
    table = WordTable(keys)
    self.values = values
  }

  /// All words.
  var words: [String] { table.strings }

  subscript(word: ArraySlice<UInt8>, hash: UInt32) -> Value? {
    table.number(of: word, hash: hash).map { values[$0] }
  }
}
