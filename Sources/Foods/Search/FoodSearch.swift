internal import SourceText

/// Finds foods by what somebody types: any part of a name, in any language, with typos, without accents.
public struct FoodSearch: Sendable {
  /// How well a food fits, the best first.
  public enum Fit: UInt8, Sendable, Hashable, Comparable {
    /// The words are a name.
    case name
    /// A name starts with the words.
    case start
    /// A name has the words, in any order.
    case words
    /// A name has the words but for typos.
    case typo

    public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  public struct Result: Sendable, Hashable {
    /// The place of the food in `FoodBook.foods`.
    public var index: Int
    public var fit: Fit
    /// The name that fits best, and its language.
    public var name: String
    public var language: FoodLanguage
    /// How many letters differ where it fits but for typos, else 0.
    var distance = 0

    /// The same food at its place in another book.
    public func moved(to index: Int) -> Result {
      var result = self
      result.index = index
      return result
    }
  }

  /// A name of a food, cut into words.
  private struct Name: Sendable {
    let index: Int
    let name: String
    let language: FoodLanguage
    let words: [[UInt8]]
  }

  private let book: FoodBook
  /// Of all foods, in their order.
  private let names: [Name]

  /// Cuts every name of the book into words once, for as many questions as there are.
  public init(_ book: FoodBook) {
    self.book = book
    names = book.foods.indices.flatMap { index in
      FoodLanguage.allCases.flatMap { language in
        book.foods[index].names(in: language).map {
          Name(index: index, name: $0, language: language, words: Self.words($0))
        }
      }
    }
  }

  /// Foods that fit, the best first; of equally good ones the shortest name, then by name. Foods that fit but for typos
  /// are only among them where none fits better.
  public func find(_ text: String, limit: Int = 20) -> [Result] {
    let words = Self.words(text)
    guard !words.isEmpty, words.count <= Self.mostWords else { return [] }
    var results = best(words, allowingTypos: false)
    if results.isEmpty { results = best(words, allowingTypos: true) }
    return Array(results.sorted { precedes($0, $1) }.prefix(limit))
  }

  /// The most words that are looked for: no name has half as many, and each is compared with every name.
  public static let mostWords = 100

  /// Whether nothing is looked for because a text has more words than ``mostWords``.
  public static func isTooLong(_ text: String) -> Bool { words(text).count > mostWords }

  private func precedes(_ left: Result, _ right: Result) -> Bool {
    if left.fit != right.fit { return left.fit < right.fit }
    if left.distance != right.distance { return left.distance < right.distance }
    let (leftLength, rightLength) = (left.name.utf8.count, right.name.utf8.count)
    if leftLength != rightLength { return leftLength < rightLength }
    if left.language != right.language { return left.language.rawValue < right.language.rawValue }
    return book.foods[left.index].name < book.foods[right.index].name
  }

  /// Each food that fits, with the name that fits best.
  private func best(_ words: [[UInt8]], allowingTypos: Bool) -> [Result] {
    var results: [Result] = []
    for name in names {
      var result = Result(index: name.index, fit: .typo, name: name.name, language: name.language)
      if let fit = Self.fit(words, name.words) {
        result.fit = fit
      } else if allowingTypos, let distance = Self.distance(words, name.words) {
        result.distance = distance
      } else {
        continue
      }
      if let last = results.last, last.index == name.index {
        if precedes(result, last) { results[results.count - 1] = result }
      } else {
        results.append(result)
      }
    }
    return results
  }

  private static func words(_ text: String) -> [[UInt8]] {
    let words = NameWords(text)
    return words.words.map { Array(words.bytes[$0.range]) }
  }

  private static func fit(_ words: [[UInt8]], _ name: [[UInt8]]) -> Fit? {
    if words == name || words.joined().elementsEqual(name.joined()) { return .name }
    if begins(name, with: words) { return .start }
    return words.allSatisfy { word in name.contains { $0.starts(with: word) } } ? .words : nil
  }

  /// The last word may be cut off.
  private static func begins(_ name: [[UInt8]], with words: [[UInt8]]) -> Bool {
    guard let last = words.last, words.count <= name.count else { return false }
    return name.starts(with: words.dropLast()) && name[words.count - 1].starts(with: last)
  }

  /// How many letters of the words differ from the nearest words of a name; `nil` where one is near none.
  private static func distance(_ words: [[UInt8]], _ name: [[UInt8]]) -> Int? {
    guard words.count <= name.count else { return nil }
    var sum = 0
    for word in words {
      guard let distance = name.compactMap({ distance($0, typed: word) }).min() else { return nil }
      sum += distance
    }
    return sum
  }

  /// At most a third of the letters typed, and at least one, may differ.
  private static func distance(_ word: [UInt8], typed: [UInt8]) -> Int? {
    if word.starts(with: typed) { return 0 }
    let limit = max(1, typed.count / 3)
    guard typed.count >= 3, abs(word.count - typed.count) <= limit else { return nil }
    let distance = NearMiss.distance(word, typed)
    return distance <= limit ? distance : nil
  }
}
