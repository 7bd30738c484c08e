/// The words that are one slip away from a word, and how likely each slip is: the less it costs, the likelier.
///
/// A word has hundreds of them, and hardly any makes a name of it. Those that cannot, by what the phrases looked for begin
/// and end with (``SlipFrame``), are left out before anybody looks them up.
package struct Slips {
  package struct Slip: Equatable {
    package var word: [UInt8]
    package var cost: Int
  }

  package private(set) var all: [Slip] = []

  private let word: [UInt8]
  private let frames: [SlipFrame]
  /// The slip that is looked at, and its singular.
  private var slip: [UInt8] = []
  private var singular: [UInt8] = []

  private static let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
  private static let vowels = Set("aeiouy".utf8)

  /// - Parameters:
  ///   - word: Folded letters; its first letter stays. A word with letters of another script has no slips.
  ///   - bySound: Or is another that sounds the same: `sebolla`, `vanane`. Letters that are doubled in the wrong place
  ///     count as one slip, too: `brocolli`.
  ///   - frames: A slip counts that fits one of them.
  package init(of word: [UInt8], bySound: Bool = false, in frames: [SlipFrame]) {
    self.word = word
    self.frames = frames
    guard !word.isEmpty, word.allSatisfy({ $0 < 0x80 }) else { return }
    for index in 1..<word.count {
      drop(index)
      swap(index)
      replace(index)
    }
    for index in 1...word.count { insert(before: index) }
    if bySound {
      replaceFirst()
      moveDoubling()
    }
  }

  /// The word as two, each of three letters at least, as likely as no slip at all: a space is what is lost most easily.
  package static func parted(_ word: [UInt8]) -> [Slip] {
    guard word.count >= 7 else { return [] }
    return (3...word.count - 3).map { Slip(word: word[..<$0] + [0x20] + word[$0...], cost: 0) }
  }

  /// Takes in the word with other letters from one place to another, where a frame has room for it.
  private mutating func add(_ head: Int, _ letters: UInt8..., and tail: Int, cost: Int) {
    slip.removeAll(keepingCapacity: true)
    slip += word[..<head]
    slip += letters
    slip += word[tail...]
    take(cost)
  }

  private mutating func take(_ cost: Int) {
    singular.removeAll(keepingCapacity: true)
    singular += slip
    NameWords.makeSingular(&singular, from: 0, accentEnd: -1)
    guard frames.contains(where: { $0.mayHold(slip, singular: singular) }) else { return }
    all.append(Slip(word: slip, cost: cost))
  }

  /// Whether a frame has room for the first and the last letters of the word with some letters between them.
  private func isOpen(_ head: Int, _ letters: Int, _ tail: Int) -> Bool {
    frames.contains { $0.mayHold(head: head, letters: letters, tail: tail) }
  }

  private mutating func replaceFirst() {
    let first = word[0]
    for sound in Self.sounds where sound.contains(first) {
      for letter in sound where letter != first { add(0, letter, and: 1, cost: 3) }
    }
    add(0, UInt8(ascii: "h"), and: 0, cost: 3)
    if first == UInt8(ascii: "h") { add(0, and: 1, cost: 3) }
  }

  private static let sounds = ["bv", "csz", "ck", "gj", "kq"].map { Array($0.utf8) }

  private mutating func moveDoubling() {
    for double in word.indices.dropFirst() where word[double] == word[double - 1] {
      var single = word
      single.remove(at: double)
      for index in 1..<single.count where single[index] != word[double] {
        slip = single
        slip.insert(single[index], at: index)
        take(2)
      }
    }
  }

  private mutating func drop(_ index: Int) {
    guard isOpen(index, 0, index + 1) else { return }
    let isDouble = word[index] == word[index - 1]
    add(index, and: index + 1, cost: isDouble ? 1 : 3)
  }

  private mutating func swap(_ index: Int) {
    guard index + 1 < word.count, word[index] != word[index + 1], isOpen(index, 2, index + 2) else { return }
    add(index, word[index + 1], word[index], and: index + 2, cost: 2)
  }

  private mutating func replace(_ index: Int) {
    guard isOpen(index, 1, index + 1) else { return }
    for letter in Self.letters where letter != word[index] {
      let isVowel = Self.vowels.contains(letter) && Self.vowels.contains(word[index])
      add(index, letter, and: index + 1, cost: isVowel ? 3 : 4)
    }
  }

  private mutating func insert(before index: Int) {
    guard isOpen(index, 1, index) else { return }
    for letter in Self.letters {
      let isDouble = letter == word[index - 1] || index < word.count && letter == word[index]
      add(index, letter, and: index, cost: isDouble ? 1 : 3)
    }
  }
}
