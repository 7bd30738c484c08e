internal import Foods
internal import IngredientLines
internal import Words

/// Finds the product or food that is meant where one letter of an item is wrong: “brocolli”, “Zwibeln”, “mantequila”.
///
/// A slip is one letter too many, too few or another, or two that changed places, in a word of at least five letters, or
/// four within a name, that nobody knows, behind its first letter; or a first letter that sounds the same, or a doubling
/// elsewhere. The likeliest slip counts – a letter that is doubled or not, then letters in the wrong order, then the rest –;
/// where equally likely ones lead to several categories, none does.
///
/// Most short words are a letter away from a food in one of four languages: `timer`, `washer`, `Brille`. So a word of less than
/// seven letters that stands alone has only slips that sound the same (``SoundAlikes``), doublings and letters in the wrong
/// order, and is compared with the reader's own language. What is known by itself, and everyday things that are no food
/// (``EverydayWords``), have none.
struct SlipCorrection {
  let languages: [FoodLanguage]
  /// Nobody said which language is the reader's.
  let isUnstated: Bool
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
    /// A short word without others that would tell what it is.
    var isShort: Bool
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
    phrase.core.filter { phrase.kinds[$0] == .unknown && !isKnown($0, phrase) }.map { word in
      let length = phrase.words.words[word].source.count
      let isAlone =
        allowsOtherWords && phrase.core.count > 1 && length >= Self.shortest
        && phrase.core.allSatisfy { $0 == word || phrase.kinds[$0] != .unknown }
      let isShort = phrase.core.count == 1 && length < Self.shortestOfAnySlip
      return Place(word: word, core: phrase.core, isAlone: isAlone, isShort: isShort)
    }
  }

  /// A product or food of the language by itself, or an everyday thing.
  private func isKnown(_ word: Int, _ phrase: ItemPhrase) -> Bool {
    let range = phrase.words.words[word].range
    if EverydayWords.standard.contains(phrase.words, word) { return true }
    return [languages[0], phrase.language].contains { language in
      CategoryLexicon.standard.entry(phrase.words.bytes, range, language, .product) != nil
        || CategoryLexicon.standard.entry(phrase.words.bytes, range, language, .noun) != nil
        || foods.food(named: Array(phrase.words.bytes[range]), in: language) != nil
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
      let all = Slips.parted(word, in: frames) + Slips(of: word, bySound: true, in: frames).all
      let slips = all.filter { !place.isShort || $0.cost <= Self.mostOfOrder || SoundAlikes.areOne(word, $0.word) }
      spellings.all += slips.map { slip in (slip, before + NameWords.singular(slip.word) + after) }
    }
    return spellings
  }

  private func candidates(_ spellings: Spellings, _ language: FoodLanguage, _ rank: Int) -> [Candidate] {
    spellings.all.compactMap { slip, key in
      if spellings.place.isShort, rank > 0, !isUnstated || slip.cost > Self.mostOfDoubling { return nil }
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
  /// From here on a word without others may have any slip.
  private static let shortestOfAnySlip = 7
  /// The costs of slips (``Slips``) that double a letter or do not, and of those that change the order, too.
  private static let mostOfDoubling = 1
  private static let mostOfOrder = 2
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
