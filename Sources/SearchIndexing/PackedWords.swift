/// The words of many texts: each word once, and of each text the numbers of its words, packed.
///
/// A text takes little more than a byte for each of its words, so that those of a large site can be kept.
public struct PackedWords: Sendable {
  /// By their numbers.
  public private(set) var vocabulary: [String] = []
  private var numbers: [String: Int] = [:]
  /// Of each text how many words it has, their numbers ascending, each as the step from the one before.
  private var bytes: [UInt8] = []
  /// Where each text begins.
  private var places: [Int: Int] = [:]

  public init() {}

  /// - Parameter key: what tells this text from all others; one that is there already is left as it is.
  public mutating func add(_ words: some Sequence<String>, as key: Int) {
    if !has(key) { add(numbers: words.map { number(of: $0) }, as: key) }
  }

  /// - Parameter numbers: of words, each once.
  public mutating func add(numbers: [Int], as key: Int) {
    guard !has(key) else { return }
    let own = numbers.map(UInt32.init).sorted()
    places[key] = bytes.count
    NumberList.append(number: own.count, to: &bytes)
    NumberList.appendSteps(own, to: &bytes)
  }

  public func has(_ key: Int) -> Bool { places[key] != nil }

  /// The numbers of the words of a text, ascending; none of one that is not there.
  public func numbers(of key: Int) -> [Int] {
    guard var place = places[key] else { return [] }
    let count = NumberList.number(at: &place, in: bytes)
    var next = 0
    return (0..<count).map { _ in
      let number = next + NumberList.number(at: &place, in: bytes)
      next = number + 1
      return number
    }
  }

  /// The number of a word, which gets one where it has none.
  public mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    let number = vocabulary.count
    numbers[word] = number
    vocabulary.append(word)
    return number
  }
}
