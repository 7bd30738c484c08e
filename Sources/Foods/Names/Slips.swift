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
  /// The slip that is looked at.
  private var slip: [UInt8] = []

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
  ///
  /// - Parameter frames: What fits one of them is given.
  package static func parted(_ word: [UInt8], in frames: [SlipFrame]) -> [Slip] {
    guard word.count >= 7 else { return [] }
    return (3...word.count - 3).compactMap { place in
      let parts = Array(word[..<place]) + [0x20] + word[place...]
      let singular = NameWords.singularEnd(of: parts)
      return frames.contains { $0.mayHold(parts, singular: singular) } ? Slip(word: parts, cost: 0) : nil
    }
  }

  /// Begins a slip with the word as it is.
  private mutating func startSlip() {
    slip.removeAll(keepingCapacity: true)
    slip += word
  }

  /// Takes the slip in, where a frame has room for it.
  private mutating func take(_ cost: Int) {
    guard !slip.isEmpty else { return }
    let singular = NameWords.singularEnd(of: slip)
    guard frames.contains(where: { $0.mayHold(slip, singular: singular) }) else { return }
    all.append(Slip(word: slip, cost: cost))
  }

  /// Whether a frame has room for the first and the last letters of the word with some letters between them.
  private func isOpen(_ head: Int, _ letters: Int, _ tail: Int) -> Bool {
    frames.contains { $0.mayHold(head: head, letters: letters, tail: tail) }
  }

  private mutating func replaceFirst() {
    let first = word[0]
    startSlip()
    for sound in Self.sounds where sound.contains(first) {
      for letter in sound where letter != first {
        slip[0] = letter
        take(3)
      }
    }
    startSlip()
    slip.insert(UInt8(ascii: "h"), at: 0)
    take(3)
    guard first == UInt8(ascii: "h") else { return }
    startSlip()
    slip.removeFirst()
    take(3)
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
    startSlip()
    slip.remove(at: index)
    take(word[index] == word[index - 1] ? 1 : 3)
  }

  private mutating func swap(_ index: Int) {
    guard index + 1 < word.count, word[index] != word[index + 1], isOpen(index, 2, index + 2) else { return }
    startSlip()
    slip.swapAt(index, index + 1)
    take(2)
  }

  private mutating func replace(_ index: Int) {
    guard isOpen(index, 1, index + 1) else { return }
    startSlip()
    let isVowel = Self.vowels.contains(word[index])
    for letter in Self.letters where letter != word[index] {
      slip[index] = letter
      take(isVowel && Self.vowels.contains(letter) ? 3 : 4)
    }
  }

  private mutating func insert(before index: Int) {
    guard isOpen(index, 1, index) else { return }
    startSlip()
    slip.insert(0, at: index)
    for letter in Self.letters {
      let isDouble = letter == word[index - 1] || index < word.count && letter == word[index]
      slip[index] = letter
      take(isDouble ? 1 : 3)
    }
  }
}
