/// The words that are one slip away from a word, and how likely each slip is: the less it costs, the likelier.
package struct Slips {
  package struct Slip {
    package var word: [UInt8]
    package var cost: Int
  }

  package private(set) var all: [Slip] = []

  private static let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
  private static let vowels = Set("aeiouy".utf8)

  /// - Parameters:
  ///   - word: Folded letters; its first letter stays.
  ///   - bySound: Or is another that sounds the same: `sebolla`, `vanane`. Letters that are doubled in the wrong place
  ///     count as one slip, too: `brocolli`.
  package init(of word: [UInt8], bySound: Bool = false) {
    for index in 1..<max(word.count, 1) {
      drop(index, of: word)
      swap(index, in: word)
      replace(index, in: word)
    }
    for index in 1...max(word.count, 1) { insert(before: index, in: word) }
    if bySound {
      replaceFirst(of: word)
      moveDoubling(in: word)
    }
  }

  private mutating func replaceFirst(of word: [UInt8]) {
    guard let first = word.first else { return }
    for sound in Self.sounds where sound.contains(first) {
      for letter in sound where letter != first { all.append(Slip(word: [letter] + word.dropFirst(), cost: 3)) }
    }
    all.append(Slip(word: [UInt8(ascii: "h")] + word, cost: 3))
    if first == UInt8(ascii: "h") { all.append(Slip(word: Array(word.dropFirst()), cost: 3)) }
  }

  private static let sounds = ["bv", "csz", "ck", "gj", "kq"].map { Array($0.utf8) }

  private mutating func moveDoubling(in word: [UInt8]) {
    for double in word.indices.dropFirst() where word[double] == word[double - 1] {
      var single = word
      single.remove(at: double)
      for index in 1..<single.count where single[index] != word[double] {
        var slip = single
        slip.insert(single[index], at: index)
        all.append(Slip(word: slip, cost: 2))
      }
    }
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
