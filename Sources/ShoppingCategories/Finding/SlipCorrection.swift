internal import Foods
internal import IngredientLines
internal import Words

/// Finds the product or food that is meant where one letter of an item is wrong: “brocolli”, “Zwibeln”, “mantequila”.
///
/// A slip is one letter too many, too few or another, or two that changed places, in a word of at least five letters
/// that nobody knows, behind its first letter; or a first letter that sounds the same, or a doubling elsewhere. The likeliest slip counts – a letter that is doubled or not, then letters
/// in the wrong order, then the rest –; where equally likely ones lead to several categories, none does.
struct SlipCorrection {
  let languages: [FoodLanguage]
  let foods: FoodBook
  /// Whether words beside the one with the slip may be left out, since nothing else is known of the item.
  let allowsOtherWords: Bool

  private struct Candidate {
    var cost: Int
    var categorisation: Categorisation
  }

  func corrected(_ item: String, words: NameWords, line: IngredientLine) -> Categorisation? {
    let named = NameWords(line.name)
    let (name, text) = named.words.isEmpty ? (words, item) : (named, line.name)
    var best: [Candidate] = []
    for (rank, language) in languages.enumerated() {
      let phrase = ItemPhrase(name, language)
      guard (1...Self.mostWords).contains(phrase.core.count) else { continue }
      for word in phrase.core where phrase.kinds[word] == .unknown {
        for candidate in candidates(for: word, in: phrase, of: text, language, rank) {
          if let cost = best.first?.cost, candidate.cost > cost { continue }
          if let cost = best.first?.cost, candidate.cost < cost { best = [] }
          best.append(candidate)
        }
      }
    }
    guard let first = best.first, best.allSatisfy({ $0.categorisation.category == first.categorisation.category })
    else { return nil }
    return first.categorisation
  }

  private func candidates(
    for word: Int, in phrase: ItemPhrase, of text: String, _ language: FoodLanguage, _ rank: Int
  ) -> [Candidate] {
    let words = phrase.words
    let range = words.words[word].range
    let source = words.words[word].source
    guard source.count >= Self.shortest, range.count <= Self.longest else { return [] }
    let core =
      words.words[phrase.core.lowerBound].range.lowerBound..<words.words[phrase.core.upperBound - 1].range.upperBound
    let before = words.bytes[core.lowerBound..<range.lowerBound]
    let after = words.bytes[range.upperBound..<core.upperBound]
    let key = Array(words.bytes[range])
    // A plural, or a mute e at the end, is gone from the key and may be what is wrong.
    let written = Array(TextFolding.folded(String(decoding: Array(text.utf8)[source], as: UTF8.self)).utf8)
    // `tomatos sliced`: the other words say what is known of the food.
    let isAlone =
      allowsOtherWords && phrase.core.count > 1
      && phrase.core.allSatisfy { $0 == word || phrase.kinds[$0] != .unknown }
    let slips = Slips(of: key, bySound: true).all + (written == key ? [] : Slips(of: written, bySound: true).all)
    return slips.compactMap { slip in
      let key = NameWords(String(decoding: before + slip.word + after, as: UTF8.self)).bytes
      guard let found = categorisation(of: key, language) ?? (isAlone ? categorisation(of: slip.word, language) : nil)
      else { return nil }
      return Candidate(cost: slip.cost * languages.count + rank, categorisation: found)
    }
  }

  /// No product has a longer name, and every slip is looked for with all words around it.
  private static let mostWords = 8
  /// In letters. Short words are too near to one another.
  private static let shortest = 5
  private static let longest = 24

  private func categorisation(of key: [UInt8], _ language: FoodLanguage) -> Categorisation? {
    if let food = foods.food(named: key, in: language) {
      return Categorisation(foods.foods[food].category, reason: .food(foods.foods[food].name))
    }
    return CategoryLexicon.standard.entry(key, 0..<key.count, language, .product).map {
      Categorisation($0.category, reason: .product($0.phrase))
    }
  }
}
