internal import Words

/// The names under which people look for a food, as few as find it by the beginnings of their words.
///
/// A name that only adds words to another, or letters to its last word, is found by that one and left out: `olive oil`
/// stands for `mild olive oil`, `tomato` for `tomatoes`.
public struct FoodSynonyms: Sendable {
  private let languages: [FoodLanguage]

  /// - Parameter tags: of the site's recipes, its own first.
  public init(languages tags: [String]) {
    var languages: [FoodLanguage] = []
    for case let language? in tags.map(FoodLanguage.init(tag:)) where !languages.contains(language) {
      languages.append(language)
    }
    self.languages = languages
  }

  /// Names of more words are descriptions rather than names.
  private static let longestName = 2
  /// Of other languages than the site's the first names do, which are the common ones: they keep the index small.
  private static let foreignNames = 4
  /// Of the site's own language: several times what any food of the table has. Each name is compared with the others.
  private static let ownNames = 200

  /// In the languages of the site's recipes, the shortest first within each.
  public func names(of food: Food) -> [String] {
    var kept: [Candidate] = []
    for (index, language) in languages.enumerated() {
      let names = food.names(in: language).prefix(index == 0 ? Self.ownNames : Self.foreignNames)
        .map { Candidate(name: $0, words: Self.words($0)) }.filter { $0.words.count <= Self.longestName }
      for candidate in names.enumerated().sorted(by: Self.isShorter).map(\.element)
      where !kept.contains(where: { Self.finds($0.words, candidate.words) }) {
        kept.append(candidate)
      }
    }
    return kept.map(\.name)
  }

  private struct Candidate {
    let name: String
    /// Folded, in UTF-8.
    let words: [ArraySlice<UInt8>]
  }

  private static func words(_ name: String) -> [ArraySlice<UInt8>] {
    let folded = Array(TextFolding.folded(name).utf8)
    guard folded.contains(where: { $0 >= 0x80 }) else {
      return folded.split { !isLetterOrDigit($0) }
    }
    return String(decoding: folded, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map { ArraySlice($0.utf8) }
  }

  /// Of folded ASCII, where looking up what Unicode says of a character would take most of the time.
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func isShorter(
    _ left: (offset: Int, element: Candidate), _ right: (offset: Int, element: Candidate)
  ) -> Bool {
    let lengths = (left.element.name.utf8.count, right.element.name.utf8.count)
    return lengths.0 == lengths.1 ? left.offset < right.offset : lengths.0 < lengths.1
  }

  /// Whether every word of one name is, or begins, a word of the other.
  private static func finds(_ name: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> Bool {
    name.allSatisfy { word in other.contains { $0.starts(with: word) } }
  }
}
