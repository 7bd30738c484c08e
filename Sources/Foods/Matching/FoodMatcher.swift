public import KitchenUnits

/// Finds the food an ingredient's name means.
///
/// A name is read as a cook reads it: the noun decides, whatever stands before it (`smoked cheddar`; in French and
/// Spanish after it, `tomate cerise`), and the longest name of a food that holds the noun wins. Words that change
/// nothing are left out. Where the noun is unknown there is no match: banana liqueur is no banana; and where another
/// food stands beside a noun that is known, there is none either: almond milk is no milk. Words match as a whole, in
/// any case, with or without accents, in the singular or plural.
///
/// It has no state: match from any thread. A match costs about a microsecond.
public struct FoodMatcher: Sendable {
  public let book: FoodBook
  /// The most bytes of a name that is looked up; what is longer is no name of a food.
  ///
  /// Every run of words may be one, so that looking up a megabyte would take minutes.
  public static let lengthLimit = 2_000

  public init(_ book: FoodBook) {
    self.book = book
  }

  /// - Parameters:
  ///   - name: What to buy, without amount and unit; a comma and parentheses set comments apart.
  ///   - comment: What else is said of it: `drained`, `dried`.
  ///   - unit: What it is measured with: a teaspoon of thyme is dried thyme, a can of chickpeas canned ones.
  ///   - language: A BCP 47 tag; English where it is of no language the table has names in. Names of the other
  ///     languages are found, too, if the whole name is one.
  public func match(
    _ name: String, comment: String? = nil, unit: KitchenUnit? = nil, language: String? = nil
  ) -> FoodMatch? {
    guard name.utf8.count <= Self.lengthLimit else { return nil }
    let first = language.flatMap(FoodLanguage.init(tag:)) ?? .en
    if let found = match(NameWords(name), comment: comment, unit: unit, language: first) { return found }
    guard first == .de, let plural = Self.withoutDative(name) else { return nil }
    return match(NameWords(plural), comment: comment, unit: unit, language: first)
  }

  /// `Eier` of `Eiern`, `Nüsse` of `Nüssen`: what German adds to a plural behind “mit” and “von”.
  private static func withoutDative(_ name: String) -> String? {
    name.utf8.count > 4 && ["en", "ern", "eln"].contains(where: name.hasSuffix) ? String(name.dropLast()) : nil
  }

  /// The same of words that were read before; they are no more than ``lengthLimit`` bytes of a text.
  package func match(
    _ words: NameWords, comment: String?, unit: KitchenUnit?, language first: FoodLanguage
  ) -> FoodMatch? {
    guard !words.words.isEmpty else { return nil }
    let found = match(words, comment: comment, unit: unit, in: first)
    guard first == .de, found.map({ $0.confidence < .good }) ?? true, let spelled = words.withUmlauts,
      let other = match(spelled, comment: comment, unit: unit, first)
    else { return found }
    // `Gruene Bohnen` are more than beans.
    return found.map { $0.confidence >= other.confidence ? $0 : other } ?? other
  }

  private func match(
    _ words: NameWords, comment: String?, unit: KitchenUnit?, in first: FoodLanguage
  ) -> FoodMatch? {
    matchOfDiet(words, comment: comment, unit: unit, first)
      ?? plainMatch(words, comment: comment, unit: unit, first)
  }

  func plainMatch(
    _ words: NameWords, comment: String?, unit: KitchenUnit?, _ first: FoodLanguage
  ) -> FoodMatch? {
    // Some names have numbers (“type 405”), but most numbers in a name are amounts that were left there.
    match(words, comment: comment, unit: unit, first)
      ?? words.withShareFirst.flatMap { match($0, comment: comment, unit: unit, first) }
      ?? words.withoutShare.flatMap { match($0, comment: comment, unit: unit, first) }
      ?? words.withoutNumbers.flatMap { match($0, comment: comment, unit: unit, first) }
      ?? words.withoutAsides.flatMap { match($0, comment: comment, unit: unit, first) }
      ?? words.withoutWholeGrain.flatMap { matchOfGrain($0, comment: comment, unit: unit, first) }
  }

  /// A kind of pasta or bread that nobody has told of whole grain: its gluten is in both.
  private func matchOfGrain(
    _ words: NameWords, comment: String?, unit: KitchenUnit?, _ first: FoodLanguage
  ) -> FoodMatch? {
    guard var found = match(words, comment: comment, unit: unit, first),
      book.foods[found.index].contains.contains(AllergenSet(.gluten))
    else { return nil }
    found.confidence = .guess
    return found
  }

  /// The food one of whose own names in the language a text is, every word of it.
  public func matchWhole(_ name: String, unit: KitchenUnit? = nil, language: String? = nil) -> FoodMatch? {
    guard name.utf8.count <= Self.lengthLimit else { return nil }
    let words = NameWords(name)
    guard !words.words.isEmpty else { return nil }
    let search = PhraseSearch(
      book: book, words: words, language: language.flatMap(FoodLanguage.init(tag:)) ?? .en)
    return search.outcome(0..<words.words.count, .exact)?.hit.map { hit in
      FormChoice(book: book, search: search, comment: nil, unit: unit).apply(to: hit)
    }
  }

  /// `poivrons jaunes` of `poivrons rouges et jaunes`: the adjective that French and Spanish join to another, with the
  /// noun of both; `nil` where the two name no food.
  public func sharingNoun(_ adjective: String, with first: String, language: String?) -> String? {
    guard let language = language.flatMap(FoodLanguage.init(tag:)), !language.hasNounLast, !adjective.contains(" "),
      let noun = first.split(separator: " ").first, noun.count < first.count,
      let whole = matchWhole("\(noun) \(adjective)", language: language.code), whole.confidence == .exact
    else { return nil }
    return "\(noun) \(adjective)"
  }

  /// The food whose name a name would be but for one wrong letter, where nothing matches it as it is written.
  ///
  /// Always a guess. Of the hundreds of spellings those are looked up that may be names: some ten microseconds.
  public func matchOfSlip(
    _ name: String, comment: String? = nil, unit: KitchenUnit? = nil, language: String? = nil
  ) -> FoodMatch? {
    guard name.utf8.count <= Self.lengthLimit else { return nil }
    let search = PhraseSearch(
      book: book, words: NameWords(name), language: language.flatMap(FoodLanguage.init(tag:)) ?? .en)
    return search.slip().map { hit in
      var match = FormChoice(book: book, search: search, comment: comment, unit: unit).apply(to: hit)
      match.isSlip = true
      return match
    }
  }

  private func match(
    _ words: NameWords, comment: String?, unit: KitchenUnit?, _ first: FoodLanguage
  ) -> FoodMatch? {
    let search = PhraseSearch(book: book, words: words, language: first)
    let outcome = search.run(comment: comment)
    if case .nothing = outcome { return nil }
    guard let found = best(outcome.hit, search), isSpelled(found, words) else { return nil }
    return FormChoice(book: book, search: search, comment: comment, unit: unit).apply(to: found)
  }

  /// Whether a word of three letters is a name as it stands: names are compared without a mute e, and a Mac is no mace.
  private func isSpelled(_ hit: PhraseHit, _ words: NameWords) -> Bool {
    guard hit.words.count == 1, let word = words.words[hit.words].first, word.source.count == 3, word.range.count == 3
    else { return true }
    let own = words.bytes[word.range]
    return FoodLanguage.allCases.contains { language in
      book.foods[hit.food].names(in: language).contains { name in
        let (utf8, called) = (Array(name.utf8), NameWords(name))
        return called.words.contains { word in
          called.bytes[word.range].elementsEqual(own)
            && (word.source.count <= 3 || utf8[word.source].last != UInt8(ascii: "e"))
        }
      }
    }
  }

  /// A whole name of another language outdoes a part of the name in this one: “Peanut Butter” in a German recipe.
  private func best(_ own: PhraseHit?, _ search: PhraseSearch) -> PhraseHit? {
    guard let own else { return search.foreign() }
    guard own.confidence < .good, let foreign = search.foreign(), foreign.confidence >= own.confidence else {
      return own
    }
    return foreign
  }
}
