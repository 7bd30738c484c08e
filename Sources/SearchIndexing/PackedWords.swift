public import Words

/// The words of many texts: each word once, and of each text the numbers of its words, packed.
///
/// A text takes little more than a byte for each of its words, so that those of a large site can be kept.
public struct PackedWords: Sendable {
  private var table = WordTable()
  /// Of each text how many words it has, their numbers ascending, each as the step from the one before.
  private var bytes: [UInt8] = []
  /// Where each text begins.
  private var places: [Int: Int] = [:]

  public init() {}

  /// - Parameter key: what tells this text from all others; one that is there already is left as it is.
  public mutating func add(_ words: WordTable, as key: Int) {
    guard !has(key) else { return }
    let own = table.insert(wordsOf: words).map { UInt32($0) }.sorted()
    places[key] = bytes.count
    NumberList.append(number: own.count, to: &bytes)
    NumberList.appendSteps(own, to: &bytes)
  }

  /// Adds a text as `packed` gave it, of words that have the same numbers here.
  /// - Returns: whether it is such a text.
  public mutating func add(packed text: ArraySlice<UInt8>, as key: Int) -> Bool {
    guard isText(text) else { return false }
    if !has(key) {
      places[key] = bytes.count
      bytes += text
    }
    return true
  }

  /// A text as it is held; empty where it is not there.
  public func packed(_ key: Int) -> ArraySlice<UInt8> {
    guard let place = places[key] else { return [] }
    var end = place
    for _ in 0..<NumberList.number(at: &end, in: bytes) { _ = NumberList.number(at: &end, in: bytes) }
    return bytes[place..<end]
  }

  private func isText(_ text: ArraySlice<UInt8>) -> Bool {
    var (place, next) = (text.startIndex, 0)
    func number() -> Int? {
      var (number, shift) = (0, 0)
      while place < text.endIndex, shift < 35 {
        let byte = text[place]
        place += 1
        number |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return number }
        shift += 7
      }
      return nil
    }
    guard let count = number() else { return false }
    for _ in 0..<count {
      guard let step = number(), step < table.count - next else { return false }
      next += step + 1
    }
    return place == text.endIndex
  }

  public func has(_ key: Int) -> Bool { places[key] != nil }

  /// The numbers of the words of a text, ascending; none of one that is not there.
  public func numbers(of key: Int) -> [Int] {
    var numbers: [Int] = []
    visit(key) { numbers.append($0) }
    return numbers
  }

  /// Calls with the numbers of the words of a text, ascending.
  func visit(_ key: Int, _ body: (Int) -> Void) {
    guard var place = places[key] else { return }
    var next = 0
    for _ in 0..<NumberList.number(at: &place, in: bytes) {
      next += NumberList.number(at: &place, in: bytes)
      body(next)
      next += 1
    }
  }

  /// Gives a word the next number where it has none.
  public mutating func add(word: String) { _ = number(of: word) }

  private mutating func number(of word: String) -> Int { table.insert(Array(word.utf8)) }

  /// How many words have numbers.
  public var wordCount: Int { table.count }

  /// - Parameter number: below `wordCount`.
  public func word(_ number: Int) -> String { String(decoding: table.word(number), as: UTF8.self) }
}
