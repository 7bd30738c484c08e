internal import Words

/// The words of a name as bytes that compare: folded, in the singular, with one space between each two.
///
/// Words are letters and digits; everything else parts them, so that no word is ever found inside another. An
/// apostrophe parts after one letter or `qu` (`d’ail`, whose words are `de` and `ail`) and counts for nothing elsewhere
/// (`goats’`). An ending in parentheses belongs to its word (`oeuf(s)`).
package struct NameWords {
  /// What stands before a word.
  package enum Gap: UInt8 {
    case space, comma, slash
  }

  package struct Word {
    /// A text may have hundreds of thousands: places are numbers of four bytes.
    private var bounds: (start: UInt32, end: UInt32)
    private var sourceBounds: (start: UInt32, end: UInt32)
    package var gap: Gap
    /// In parentheses.
    package var isAside: Bool

    package init(range: Range<Int>, source: Range<Int>, gap: Gap, isAside: Bool) {
      bounds = (UInt32(range.lowerBound), UInt32(range.upperBound))
      sourceBounds = (UInt32(source.lowerBound), UInt32(source.upperBound))
      self.gap = gap
      self.isAside = isAside
    }

    /// In `bytes`.
    package var range: Range<Int> {
      get { Int(bounds.start)..<Int(bounds.end) }
      set { bounds = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
    }
    /// In the UTF-8 of the text.
    package var source: Range<Int> { Int(sourceBounds.start)..<Int(sourceBounds.end) }
  }

  package private(set) var bytes: [UInt8] = []
  package private(set) var words: [Word] = []
  /// Whether a letter is none of ASCII.
  package private(set) var hasAccents = false

  private var start = 0
  private var sourceStart = 0
  private var gap = Gap.space
  private var depth = 0
  /// Where the last “é” ended: it is never a mute e.
  private var accentEnd = -1

  package init(_ text: String) {
    var text = text
    bytes.reserveCapacity(text.utf8.count + 8)
    words.reserveCapacity(8)
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch NameWords.classes[Int(byte)] {
      case .letter:
        begin(index)
        bytes.append(byte)
        index += 1
      case .capital:
        begin(index)
        bytes.append(byte | 0x20)
        index += 1
      case .other:
        if let ending = optionalEnding(text, index) {
          bytes += ending
          index += ending.count + 2
        } else {
          separate(text, at: index)
          index += 1
        }
      case .beyondASCII: index = scanScalar(text, index)
      }
    }
    endWord(at: text.count)
    if !words.isEmpty { bytes.removeLast() }
  }

  private mutating func begin(_ index: Int) {
    if start == bytes.count { sourceStart = index }
  }

  /// `(s)` or `(en)`, directly behind a letter.
  private func optionalEnding(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> [UInt8]? {
    guard text[index] == UInt8(ascii: "("), bytes.count > start else { return nil }
    let ending = text[(index + 1)...].prefix { (0x61...0x7A).contains($0) }
    guard (1...2).contains(ending.count), ending.endIndex < text.count, text[ending.endIndex] == UInt8(ascii: ")")
    else {
      return nil
    }
    return Array(ending)
  }

  /// What a byte that is no letter does; a slash in a fraction and a hyphen in a word only part words.
  private mutating func separate(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    let before = index > 0 ? text[index - 1] : 0x20
    let after = index + 1 < text.count ? text[index + 1] : 0x20
    switch text[index] {
    case UInt8(ascii: "-") where before == 0x20 && after == 0x20:
      endWord(at: index)
      gap = .comma
    case UInt8(ascii: "/") where (0x30...0x39).contains(before): endWord(at: index)
    case UInt8(ascii: "'"): apostrophe(at: index)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      endWord(at: index)
      gap = .comma
    case UInt8(ascii: "/"), UInt8(ascii: "|"):
      endWord(at: index)
      if gap == .space { gap = .slash }
    case UInt8(ascii: "("), UInt8(ascii: "["):
      endWord(at: index)
      depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      endWord(at: index)
      depth = max(0, depth - 1)
    case UInt8(ascii: "&"), UInt8(ascii: "+"):
      endWord(at: index)
      sourceStart = index
      bytes += "and".utf8
      endWord(at: index + 1)
    default: endWord(at: index)
    }
  }

  /// Parts `d’ail`, joins `goat’s`.
  private mutating func apostrophe(at index: Int) {
    let count = bytes.count - start
    guard count == 1 || (count == 2 && bytes[start] == UInt8(ascii: "q")) else { return }
    if bytes[start] == UInt8(ascii: "d") { bytes.append(UInt8(ascii: "e")) }
    endWord(at: index)
  }

  private mutating func scanScalar(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var end = index
    let scalar = TextFolding.scalar(text, at: &end)
    if let letters = TextFolding.folded(scalar) {
      if !letters.isEmpty { begin(index) }
      bytes += letters.utf8
      hasAccents = true
      if scalar == "é" || scalar == "É" { accentEnd = bytes.count }
    } else if scalar == "’" || scalar == "‘" {
      apostrophe(at: index)
    } else if scalar == "–" || scalar == "—" {
      endWord(at: index)
      gap = .comma
    } else if scalar.properties.isAlphabetic {
      begin(index)
      bytes += scalar.properties.lowercaseMapping.utf8
    } else {
      endWord(at: index)
    }
    return end
  }

  private mutating func endWord(at index: Int) {
    guard bytes.count > start else { return }
    Self.makeSingular(&bytes, from: start, accentEnd: accentEnd)
    words.append(Word(range: start..<bytes.count, source: sourceStart..<index, gap: gap, isAside: depth > 0))
    bytes.append(UInt8(ascii: " "))
    start = bytes.count
    accentEnd = -1
    gap = .space
  }

  /// Whether a word is a number.
  func isNumber(_ word: Word) -> Bool { bytes[word.range].allSatisfy { (0x30...0x39).contains($0) } }

  /// The same without the words that are numbers; `nil` where that leaves the same, or nothing.
  var withoutNumbers: NameWords? {
    keeping { !isNumber($0) }
  }

  /// The same without what stands in parentheses; `nil` where that leaves the same, or nothing.
  var withoutAsides: NameWords? {
    keeping { !$0.isAside }
  }

  /// Adds a word of another name.
  mutating func append(_ word: Word, of other: NameWords, source: Range<Int>) {
    append(Array(other.bytes[word.range]), of: Word(range: word.range, source: source, gap: .space, isAside: false))
  }

  /// Adds letters in place of those of a word that stands where it stood.
  mutating func append(_ letters: [UInt8], of word: Word) {
    if !words.isEmpty { bytes.append(UInt8(ascii: " ")) }
    var moved = word
    moved.range = bytes.count..<bytes.count + letters.count
    bytes += letters
    words.append(moved)
  }

  func keeping(_ isKept: (Word) -> Bool) -> NameWords? {
    guard words.contains(where: { !isKept($0) }) else { return nil }
    let kept = words.filter(isKept)
    guard !kept.isEmpty else { return nil }
    var result = self
    (result.bytes, result.words) = ([], [])
    for word in kept { result.append(Array(bytes[word.range]), of: word) }
    return result
  }

  /// Takes off what regular plurals of English, French and Spanish add, and with it what would else tell the singular
  /// apart: a final s or the x of -ux, then a mute e; f becomes v, -i becomes -y and z becomes c.
  ///
  /// `berries`, `berry` → `berry`; `tomatoes` → `tomato`; `leaves`, `leaf` → `leav`; `nueces`, `nuez` → `nuec`;
  /// `choux` → `chou`. The result is no word of any language: names are compared by it, never shown.
  static func makeSingular(_ bytes: inout [UInt8], from start: Int, accentEnd: Int) {
    guard bytes.count > start else { return }
    let (end, last) = singularEnd(of: bytes, from: start, accentEnd: accentEnd)
    bytes.removeLast(bytes.count - end)
    bytes[end - 1] = last
  }

  /// Where the singular of a word ends, and the byte it ends with; all before that stays.
  static func singularEnd(of bytes: [UInt8], from start: Int = 0, accentEnd: Int = -1) -> (end: Int, last: UInt8) {
    var end = bytes.count
    func last(_ back: Int = 0) -> UInt8 { bytes[end - 1 - back] }
    if end - start >= 4 {
      let isPlural =
        last() == UInt8(ascii: "s") && last(1) != UInt8(ascii: "s")
        || last() == UInt8(ascii: "x") && last(1) == UInt8(ascii: "u")
      if isPlural { end -= 1 }
    }
    if end - start >= 4, last() == UInt8(ascii: "e"), end != accentEnd { end -= 1 }
    guard end - start >= 3 else { return (end, last()) }
    switch last() {
    case UInt8(ascii: "f"): return (end, UInt8(ascii: "v"))
    case UInt8(ascii: "z"): return (end, UInt8(ascii: "c"))
    case UInt8(ascii: "i") where !vowels.contains(last(1)): return (end, UInt8(ascii: "y"))
    default: return (end, last())
    }
  }

  /// A folded word in the singular.
  package static func singular(_ word: [UInt8]) -> [UInt8] {
    var word = word
    makeSingular(&word, from: 0, accentEnd: -1)
    return word
  }

  private static let vowels = Set("aeiou".utf8)

  private enum ByteClass: UInt8 {
    case letter, capital, other, beyondASCII
  }

  private static let classes: [ByteClass] = (0...255).map { byte in
    switch byte {
    case 0x30...0x39, 0x61...0x7A: .letter
    case 0x41...0x5A: .capital
    case 0x80...: .beyondASCII
    default: .other
    }
  }
}

/// What names are compared by.
enum FoodKey {
  /// Equal for names that differ in case, accents, number or hyphens only.
  static func text(of name: String) -> String { String(decoding: NameWords(name).bytes, as: UTF8.self) }
}
