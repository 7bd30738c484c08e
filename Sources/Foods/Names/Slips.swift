/// The words that are one slip away from a word, and how likely each slip is: the less it costs, the likelier.
package struct Slips {
  package struct Slip {
    package var word: [UInt8]
    package var cost: Int
  }

  package private(set) var all: [Slip] = []

  private static let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
  private static let vowels = Set("aeiouy".utf8)

  /// - Parameter word: Folded letters; its first letter stays.
  package init(of word: [UInt8]) {
    for index in 1..<max(word.count, 1) {
      drop(index, of: word)
      swap(index, in: word)
      replace(index, in: word)
    }
    for index in 1...max(word.count, 1) { insert(before: index, in: word) }
  }

  private mutating func drop(_ index: Int, of word: [UInt8]) {
    var slip = word
    slip.remove(at: index)
    let isDouble = word[index] == word[index - 1]
    all.append(Slip(word: slip, cost: isDouble ? 1 : 3))
  }

  private mutating func swap(_ index: Int, in word: [UInt8]) {
    guard index + 1 < word.count, word[index] != word[index + 1] else { return }
    var slip = word
    slip.swapAt(index, index + 1)
    all.append(Slip(word: slip, cost: 2))
  }

  private mutating func replace(_ index: Int, in word: [UInt8]) {
    for letter in Self.letters where letter != word[index] {
      var slip = word
      slip[index] = letter
      let isVowel = Self.vowels.contains(letter) && Self.vowels.contains(word[index])
      all.append(Slip(word: slip, cost: isVowel ? 3 : 4))
    }
  }

  private mutating func insert(before index: Int, in word: [UInt8]) {
    for letter in Self.letters {
      var slip = word
      slip.insert(letter, at: index)
      let isDouble = letter == word[index - 1] || index < word.count && letter == word[index]
      all.append(Slip(word: slip, cost: isDouble ? 1 : 3))
    }
  }
}
