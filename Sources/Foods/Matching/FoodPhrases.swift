package import Words

/// The foods that phrases of a running text name, such as a step of a method.
///
/// A reader asks for the same phrases again and again; each is looked up once.
package struct FoodPhrases {
  package let words: NameWords
  package let language: FoodLanguage
  private let search: PhraseSearch
  private let known = KnownPhrases()

  /// What was looked up, by the place and the number of the words.
  private final class KnownPhrases {
    var foods: [Int: Int?] = [:]
  }

  package init(_ text: String, in book: FoodBook, language: FoodLanguage) {
    let words = NameWords(text)
    self.words = words
    self.language = language
    search = PhraseSearch(book: book, words: words, language: language)
  }

  /// What each word does where it is no food.
  package var kinds: [WordKind] { search.kinds }

  /// The place in the book of the food that has exactly these neighbouring words as a name.
  package func food(_ range: Range<Int>) -> Int? {
    let key = range.lowerBound << 16 | range.count
    if let food = known.foods[key] { return food }
    let found: Int? = if case .food(let food) = search.meaning(range) { food } else { nil }
    known.foods[key] = .some(found)
    return found
  }
}

extension FoodBook {
  /// All names of foods, folded and in the singular as in `NameWords`.
  package var nameKeys: WordTable { names.keys }

  /// The food with a name of these words, folded and in the singular as in `NameWords`.
  package func food(named key: [UInt8], in language: FoodLanguage) -> Int? {
    if case .food(let food) = names.meaning(of: key, 0..<key.count, language) { food } else { nil }
  }

  /// Whether a food is a form or kind of another: dried parsley of parsley.
  package func isForm(_ food: Int, of other: Int) -> Bool { traits[food].base == other }
}
