internal import Words

/// The words that are known by what they do, in each language.
///
/// A class, because other modules ask it of every word, and would copy a struct each time.
package final class WordLexicon: Sendable {
  private let words: WordTable
  /// Four for each word, in the order of `FoodLanguage`.
  private let kinds: [WordKind]

  package static let standard = WordLexicon([.en: english, .de: german, .fr: french, .es: spanish])

  private init(_ lists: [FoodLanguage: KeyValuePairs<WordKind, String>]) {
    var entries = Entries()
    for language in FoodLanguage.allCases {
      for (kind, words) in lists[language] ?? [:] { entries.add(words, kind, language) }
    }
    (words, kinds) = (entries.words, entries.kinds)
  }

  package func kind(_ bytes: [UInt8], _ range: Range<Int>, _ language: FoodLanguage) -> WordKind {
    if let first = bytes[range].first, first <= 0x39 { return .modifier }
    guard let number = words.number(of: bytes, in: range) else { return .unknown }
    return kinds[4 * number + Int(language.rawValue)]
  }

  /// A hyphen at the end of a word asks for its endings: of an adjective in German, of its gender in Spanish.
  package static func inflected(_ word: String, _ language: FoodLanguage) -> [String] {
    guard word.hasSuffix("-") else { return [word] }
    let stem = String(word.dropLast())
    switch language {
    case .de: return [stem, stem + "e", stem + "er", stem + "en", stem + "em", stem + "es"]
    case .es: return [stem + "o", stem + "a"]
    default: return [stem]
    }
  }

  private struct Entries {
    var words = WordTable(minimumCapacity: 2048)
    var kinds: [WordKind] = []

    mutating func add(_ list: String, _ kind: WordKind, _ language: FoodLanguage) {
      for word in list.split(whereSeparator: \.isWhitespace) {
        for form in WordLexicon.inflected(String(word), language) { set(NameWords(form).bytes, kind, language) }
      }
    }

    private mutating func set(_ key: [UInt8], _ kind: WordKind, _ language: FoodLanguage) {
      let number = words.insert(key)
      while kinds.count < 4 * words.count { kinds.append(.unknown) }
      kinds[4 * number + Int(language.rawValue)] = kind
    }
  }
}
