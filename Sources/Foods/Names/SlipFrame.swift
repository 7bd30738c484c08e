package import Words

/// What stands around a word in which a slip is looked for, and what the phrases it may be part of begin and end with.
///
/// A letter that is wrong leaves the others: all that stands before it begins a phrase, and all behind it ends one.
///
/// A class, because it is asked of hundreds of spellings.
package final class SlipFrame {
  private let edges: PhraseEdges
  private let isSingular: Bool
  /// The hash of what stands before the word.
  private let before: UInt32
  private let after: ArraySlice<UInt8>
  /// How many letters the word has.
  private let count: Int
  /// The most letters of the word a phrase has behind what stands before it; -1 where no phrase begins so.
  private let head: Int
  /// The first letter of the word from which on a phrase has it before what stands behind; one more than it has letters
  /// where no phrase ends so.
  private let tail: Int

  /// - Parameters:
  ///   - before: What stands before the word, with the space that parts them.
  ///   - after: What stands behind it, with the space.
  ///   - isSingular: Whether slips are looked up in the singular, which changes up to three letters at the end of a word
  ///     by the last four.
  package init(
    of word: [UInt8], between before: ArraySlice<UInt8> = [], and after: ArraySlice<UInt8> = [],
    in edges: PhraseEdges, isSingular: Bool = false
  ) {
    self.edges = edges
    self.isSingular = isSingular
    self.before = before.reduce(PhraseEdges.none, PhraseEdges.hash)
    self.after = after
    count = word.count
    head = Self.head(of: word, behind: self.before, in: edges)
    tail = Self.tail(of: isSingular ? NameWords.singular(word) : word, before: after, in: edges) ?? count + 1
  }

  private static func head(of word: [UInt8], behind before: UInt32, in edges: PhraseEdges) -> Int {
    var head = -1
    var hash = before
    while edges.mayBegin(hash), head < word.count {
      head += 1
      if head < word.count { hash = PhraseEdges.hash(hash, word[head]) }
    }
    return head
  }

  private static func tail(of key: [UInt8], before after: ArraySlice<UInt8>, in edges: PhraseEdges) -> Int? {
    var hash = after.reversed().reduce(PhraseEdges.none, PhraseEdges.hash)
    guard edges.mayEnd(hash) else { return nil }
    var tail = key.count
    while tail > 0 {
      hash = PhraseEdges.hash(hash, key[tail - 1])
      guard edges.mayEnd(hash) else { return tail }
      tail -= 1
    }
    return tail
  }

  /// Whether there may be a phrase with the first letters of the word, some others, and those from a place on.
  func mayHold(head: Int, letters: Int, tail: Int) -> Bool {
    guard self.head >= 0, self.tail <= count else { return false }
    guard isSingular else { return head <= self.head && tail >= self.tail }
    let length = head + letters + count - tail
    let keepsEnd = tail <= count - 4 && length >= 5
    return min(head, max(0, length - 3)) <= self.head && (!keepsEnd || tail >= self.tail)
  }

  /// Whether there may be a phrase with another word in the place of the word.
  ///
  /// - Parameter singular: of that word, as `NameWords.singularEnd` has it.
  func mayHold(_ slip: [UInt8], singular: (end: Int, last: UInt8)) -> Bool {
    guard head >= 0, tail <= count else { return false }
    var hash = before
    if isSingular {
      for place in 0..<singular.end - 1 { hash = PhraseEdges.hash(hash, slip[place]) }
      hash = PhraseEdges.hash(hash, singular.last)
    } else {
      for byte in slip { hash = PhraseEdges.hash(hash, byte) }
    }
    for byte in after { hash = PhraseEdges.hash(hash, byte) }
    return edges.mayBegin(hash)
  }
}
