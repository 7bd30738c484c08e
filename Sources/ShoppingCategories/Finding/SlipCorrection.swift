internal import Foods
internal import IngredientLines
internal import Words

/// Finds the product or food that is meant where one letter of an item is wrong: “brocolli”, “Zwibeln”, “mantequila”.
///
/// A slip is one letter too many, too few or another, or two that changed places, in a word of at least five letters, or
/// four within a name, that nobody knows, behind its first letter; or a first letter that sounds the same, or a doubling
/// elsewhere. The likeliest slip counts – a letter that is doubled or not, then letters in the wrong order, then the rest –;
/// where equally likely ones lead to several categories, none does.
struct SlipCorrection {
  let languages: [FoodLanguage]
  let foods: FoodBook
  /// The names of foods and products.
  let near: NearPhrases
  /// Whether words beside the one with the slip may be left out, since nothing else is known of the item.
  let allowsOtherWords: Bool

  private struct Candidate {
    var cost: Int
    var categorisation: Categorisation
  }

  /// A word with a slip, and the words around it.
  private struct Place: Equatable {
    var word: Int
    var core: Range<Int>
    /// `tomatos sliced`: the other words say what is known of the food.
    var isAlone: Bool
  }

  /// The spellings of a word, each with the name it makes of the words around it.
  private struct Spellings {
    var place: Place
    var all: [(slip: Slips.Slip, key: [UInt8])]
  }

  func corrected(_ item: String, words: NameWords, line: IngredientLine) -> Categorisation? {
    let named = NameWords(line.name)
    let (name, text) = named.words.isEmpty ? (words, item) : (named, line.name)
    var best: [Candidate] = []
    var known: [Spellings] = []
    for (rank, language) in languages.enumerated() {
      let phrase = ItemPhrase(name, language)
      guard (1...Self.mostWords).contains(phrase.core.count) else { continue }
      for place in places(in: phrase) {
        // Most words are unknown in all languages, or in none.
        let index = known.firstIndex { $0.place == place } ?? known.count
        if index == known.count { known.append(spellings(at: place, in: name, of: text)) }
        for candidate in candidates(known[index], language, rank) {
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

  private func places(in phrase: ItemPhrase) -> [Place] {
    phrase.core.filter { phrase.kinds[$0] == .unknown }.map { word in
      let isAlone =
        allowsOtherWords && phrase.core.count > 1 && phrase.words.words[word].source.count >= Self.shortest
        && phrase.core.allSatisfy { $0 == word || phrase.kinds[$0] != .unknown }
      return Place(word: word, core: phrase.core, isAlone: isAlone)
    }
  }

  private func spellings(at place: Place, in words: NameWords, of text: String) -> Spellings {
    var spellings = Spellings(place: place, all: [])
    let range = words.words[place.word].range
    let source = words.words[place.word].source
    let shortest = place.core.count > 1 ? Self.shortestOfSeveral : Self.shortest
    guard source.count >= shortest, range.count <= Self.longest else { return spellings }
    let core =
      words.words[place.core.lowerBound].range.lowerBound..<words.words[place.core.upperBound - 1].range.upperBound
    let before = words.bytes[core.lowerBound..<range.lowerBound]
    let after = words.bytes[range.upperBound..<core.upperBound]
    let key = Array(words.bytes[range])
    // A plural, or a mute e at the end, is gone from the key and may be what is wrong.
    let written = Array(TextFolding.folded(String(decoding: Array(text.utf8)[source], as: UTF8.self)).utf8)
    for word in written == key ? [key] : [key, written] {
      var frames = [SlipFrame(of: word, between: before, and: after, in: near.edges, isSingular: true)]
      if place.isAlone { frames.append(SlipFrame(of: word, in: near.edges)) }
      let slips = Slips.parted(word, in: frames) + Slips(of: word, bySound: true, in: frames).all
      spellings.all += slips.map { slip in (slip, before + NameWords.singular(slip.word) + after) }
    }
    return spellings
  }

  private func candidates(_ spellings: Spellings, _ language: FoodLanguage, _ rank: Int) -> [Candidate] {
    spellings.all.compactMap { slip, key in
      let alone = spellings.place.isAlone ? slip.word : nil
      guard let found = categorisation(of: key, language) ?? alone.flatMap({ categorisation(of: $0, language) })
      else { return nil }
      return Candidate(cost: slip.cost * languages.count + rank, categorisation: found)
    }
  }

  /// No product has a longer name, and every slip is looked for with all words around it.
  private static let mostWords = 8
  /// In letters. Short words are too near to one another.
  private static let shortest = 5
  /// Beside other words of a name that is known: `sumo de naranja`.
  private static let shortestOfSeveral = 4
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
