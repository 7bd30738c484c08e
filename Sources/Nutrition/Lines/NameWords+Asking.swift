internal import Foods

extension NameWords {
  /// Whether one of its words is a word, as names are compared.
  func contains(_ word: [UInt8]) -> Bool { words.contains { bytes[$0.range].elementsEqual(word) } }

  /// Whether the word at a place is one of some; `false` behind the last.
  func isWord(_ index: Int, in list: [[UInt8]]) -> Bool {
    index < words.count && list.contains { bytes[words[index].range].elementsEqual($0) }
  }
}
