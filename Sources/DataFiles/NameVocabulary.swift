internal import Words

/// The folded words of names by their numbers, each of which is looked at once however many names have it.
struct NameVocabulary {
  private var words = WordTable(minimumCapacity: 1 << 13)

  /// The numbers of a name's words, which are added where they are new.
  mutating func numbers(of name: String) -> [Int32] { numbers(of: SearchWords.words(of: name)) }

  mutating func numbers(of words: [Substring]) -> [Int32] {
    words.map { Int32(truncatingIfNeeded: self.words.insert(Array($0.utf8))) }
  }

  /// For each word its own number and those of its other numbers that are some name's word, as `singulars` of `kitchen.js`
  /// has them; all names have to be in it.
  var forms: [[Int32]] {
    (0..<words.count).map { number in
      let others = PluralEndings.otherNumbers(of: String(decoding: words.word(number), as: UTF8.self))
      return [Int32(truncatingIfNeeded: number)]
        + others.compactMap { words.number(of: $0).map { Int32(truncatingIfNeeded: $0) } }
    }
  }

  /// For each word whether it begins with a digit.
  var areNumbers: [Bool] {
    (0..<words.count).map { words.word($0).first.map { (0x30...0x39).contains($0) } ?? true }
  }
}
