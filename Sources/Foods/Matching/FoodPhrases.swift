package import Words

/// The foods that phrases of a running text name, such as a step of a method.
///
/// A reader asks for the same phrases again and again; each is looked up once.
package struct FoodPhrases {
  package let words: NameWords
  package let language: FoodLanguage
  private let search: PhraseSearch
  private let known = KnownPhrases()

  /// What was looked up of phrases of few words: for each word a place for each length.
  private final class KnownPhrases {
    static let longest = 4
    static let isUnknown: Int32 = -2
    static let isNone: Int32 = -1
    var foods: [Int32] = []
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
    guard search.mayBeName(range) else { return nil }
    guard (1...KnownPhrases.longest).contains(range.count) else { return lookedUp(range) }
    if known.foods.isEmpty {
      known.foods = Array(repeating: KnownPhrases.isUnknown, count: words.words.count * KnownPhrases.longest)
    }
    let place = range.lowerBound * KnownPhrases.longest + range.count - 1
    let found = known.foods[place]
    if found != KnownPhrases.isUnknown { return found == KnownPhrases.isNone ? nil : Int(found) }
    let food = lookedUp(range)
    known.foods[place] = food.map { Int32(truncatingIfNeeded: $0) } ?? KnownPhrases.isNone
    return food
  }

  private func lookedUp(_ range: Range<Int>) -> Int? {
    if case .food(let food) = search.meaning(range) { food } else { nil }
  }
}

extension FoodBook {
  /// All names of foods, folded and in the singular as in `NameWords`.
  package var nameKeys: WordTable { names.keys }

  /// The food with a name of these words, folded and in the singular as in `NameWords`.
  package func food(named key: [UInt8], in language: FoodLanguage) -> Int? {
    names.food(of: key, language)
  }

  /// Whether a food is a form or kind of another: dried parsley of parsley.
  package func isForm(_ food: Int, of other: Int) -> Bool { traits[food].base == other }
}
