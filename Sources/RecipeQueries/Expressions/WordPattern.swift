internal import SitePlanning
internal import Words

/// Words to look for, without case and accents.
public struct WordPattern: Sendable, Equatable {
  /// How a word is found in another.
  enum Word: Sendable, Equatable {
    case prefix(String)
    case whole(String)
    case part(String)
  }

  let words: [Word]
  /// Other numbers of a word alone: `lentils` also finds `lentil`, `leaf` also `leaves`.
  private let otherNumbers: [String]
  /// As `words`, where the whole value has to fit and only stars leave room.
  private let wholeWords: [Word]

  /// `nil` when nothing but punctuation is in it.
  init?(_ text: String) {
    let parts = text.split { $0 == " " || $0 == "\t" }
    var found: [Word] = []
    var whole: [Word] = []
    for part in parts {
      let startsOpen = part.hasPrefix("*")
      let endsOpen = part.hasSuffix("*")
      let words = FoldedWords.words(of: String(part))
      for (index, word) in words.enumerated() {
        let isFirst = index == 0
        let isLast = index == words.count - 1
        let open: Word? = isFirst && startsOpen ? .part(word) : isLast && endsOpen ? .prefix(word) : nil
        whole.append(open ?? .whole(word))
        found.append(open ?? .whole(word))
      }
    }
    guard let last = found.last else { return nil }
    // Only the last word is open at its end: `olive oi` is found in “olive oil”, `ol oil` is not.
    if case .whole(let word) = last {
      found[found.count - 1] = FoldedWords.hasNoSpaces(word) ? .part(word) : .prefix(word)
    }
    words = found
    wholeWords = whole
    if found.count == 1, case .prefix(let word) = found[0] {
      otherNumbers = PluralEndings.otherNumbers(of: word)
    } else {
      otherNumbers = []
    }
  }

  /// Whether the words stand in a text, one after the other.
  func isFound(in text: FoldedWords) -> Bool {
    if !otherNumbers.isEmpty, text.words.contains(where: otherNumbers.contains) { return true }
    guard text.words.count >= words.count else { return false }
    return (0...(text.words.count - words.count)).contains { start in
      zip(words, text.words[start...]).allSatisfy { Self.fits($0, $1) }
    }
  }

  /// Whether a word alone stands among the words of a recipe's text; of those nobody knows which stand side by side.
  func isFound(among words: @autoclosure () -> Set<String>) -> Bool {
    guard self.words.count == 1 else { return false }
    let text = words()
    return otherNumbers.contains(where: text.contains) || text.contains { Self.fits(self.words[0], $0) }
  }

  /// Whether the words are the whole of a text.
  func isWhole(_ text: FoldedWords) -> Bool {
    text.words.count == wholeWords.count && zip(wholeWords, text.words).allSatisfy { Self.fits($0, $1) }
  }

  private static func fits(_ pattern: Word, _ word: String) -> Bool {
    switch pattern {
    case .prefix(let start): word.hasPrefix(start)
    case .whole(let other): word == other
    case .part(let part): word.contains(part)
    }
  }
}

/// A text as folded words.
public struct FoldedWords: Sendable, Equatable {
  let words: [String]

  init(_ text: String) { words = Self.words(of: text) }

  public static func words(of text: String) -> [String] { SearchWords.words(of: text).map(String.init) }

  /// Whether a word is in a script that puts no spaces between words, where any part of a run may be a word.
  static func hasNoSpaces(_ word: String) -> Bool { word.unicodeScalars.contains(where: UnspacedScripts.contains) }
}
