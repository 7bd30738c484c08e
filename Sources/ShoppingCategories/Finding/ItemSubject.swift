internal import Foods
internal import IngredientLines
internal import KitchenUnits

/// What an item is, whatever is said about it.
struct ItemSubject {
  /// The food of the table it may be.
  private(set) var food: FoodMatch?
  private(set) var categorisation: Categorisation
  /// Only a part of it is known – a noun, the end of a compound –, or a food is guessed, or nothing is known.
  private(set) var isWeak = false

  private let matcher: FoodMatcher
  private let line: IngredientLine
  /// Of the item as written, and of the name in it.
  private let written: LanguageMatches
  private let named: LanguageMatches

  /// - Parameters:
  ///   - item: As written.
  ///   - words: All its words.
  ///   - name: Those of its name, without amount and unit.
  init(
    item: String, words: NameWords, name: NameWords, languages: [FoodLanguage], matcher: FoodMatcher,
    line: IngredientLine
  ) {
    self.matcher = matcher
    self.line = line
    written = LanguageMatches(of: item, matcher)
    named = written.name(of: line)
    categorisation = Categorisation(.uncategorised, reason: .unknown)
    let isPlain = words.bytes == name.bytes || name.words.isEmpty
    let whole = languages.map { ItemPhrase(words, $0) }
    let phrases = isPlain ? whole : languages.map { ItemPhrase(name, $0) }
    if let turned = Self.turned(item), let food = exact(LanguageMatches(of: turned, matcher), languages[...]) {
      self.food = food
      categorisation = categorisation(of: food)
      return
    }
    var products = whole.map { $0.longest(.product) }
    if !isPlain { products = zip(products, phrases).map { $0?.isWhole == true ? $0 : $1.longest(.product) } }
    if let best = products.firstIndex(where: { $0?.isWhole == true }), let hit = products[best] {
      food = betterFood(than: hit, of: best, languages: languages, hasAccents: name.hasAccents)
      categorisation = food.map { categorisation(of: $0) } ?? Self.product(hit)
      isWeak = food == nil && hit.isCompound
      return
    }
    // `chopped tomatoes x4` are sold in tins.
    var known = exact(written, languages[...])
    for text in line.wholeNames where known == nil {
      known = exact(LanguageMatches(of: text, matcher), languages[...])
    }
    food = known ?? match(languages[...], atLeast: .guess)
    let product = products.lazy.compactMap { $0 }.first
    categorisation = categorisation(product: product) { phrases.lazy.compactMap { $0.longest(.noun) }.first }
    switch categorisation.reason {
    case .noun, .unknown: isWeak = true
    case .product: isWeak = true
    default: isWeak = food?.confidence == .guess
    }
  }

  /// `fresh sardines` of `sardines, fresh`.
  private static func turned(_ item: String) -> String? {
    guard let comma = item.firstIndex(of: ",") else { return nil }
    let words = item[item.index(after: comma)...].split(separator: " ")
    return words.count == 1 ? "\(words[0]) \(item[..<comma])" : nil
  }

  /// A food that has the whole item for a name where the product is less sure.
  ///
  /// A single plain word of another language is no better known than a food of the reader's own, and the end of a
  /// compound or the beginning of a longer name no better than a food of its language.
  private func betterFood(
    than hit: ItemPhrase.Hit, of language: Int, languages: [FoodLanguage], hasAccents: Bool
  ) -> FoodMatch? {
    let isPart = hit.isCompound || !hit.coversAll
    let trusted = hit.isSingleWord && !hasAccents ? languages[..<language] : languages[..<min(language, 1)]
    let isForeign = hit.isSingleWord && (!hasAccents || languages[0] != .en)
    return (isForeign ? match(trusted, atLeast: .exact, strictly: true) : nil)
      ?? (isPart ? exact(written, languages[...language], strictly: true) : nil)
      ?? (isPart && hit.isSingleWord && NameWords(line.phrase).words.count > 1
        ? exact(LanguageMatches(of: line.phrase, matcher), languages[...language], strictly: true) : nil)
      ?? (hit.entry.isDerived ? match(languages[...language], atLeast: .good) : nil)
  }

  /// - Parameter strictly: whether words with endings of another language count for nothing.
  private func exact(
    _ matches: LanguageMatches, _ languages: ArraySlice<FoodLanguage>, strictly: Bool = false
  ) -> FoodMatch? {
    var foreign: FoodMatch?
    for language in languages {
      guard let found = matches[language], found.confidence == .exact else { continue }
      if !isForeign(found, of: matches.text) { return found }
      foreign = foreign ?? found
    }
    return strictly ? nil : foreign
  }

  /// Whether the one word of a match has an ending of another language than the name that it matched.
  private func isForeign(_ match: FoodMatch, of item: String) -> Bool {
    let word = match.matchedText(in: item)
    return match.ownName(word, in: matcher.book).map { WordForms.isForeign(word, $0, match.language) } ?? false
  }

  /// What is known best: a food whose name is told whole, a product, a food, a noun, a food that is guessed.
  private func categorisation(product: ItemPhrase.Hit?, noun: () -> ItemPhrase.Hit?) -> Categorisation {
    if let food, food.confidence >= .good { return categorisation(of: food) }
    if let product { return foodOfMoreWords(than: product).map { categorisation(of: $0) } ?? Self.product(product) }
    if let food, food.confidence >= .fair { return categorisation(of: food) }
    if let noun = noun() { return Categorisation(noun.entry.category, reason: .noun(noun.entry.phrase)) }
    return food.map { categorisation(of: $0) } ?? categorisation
  }

  /// `Jif peanut butter` is no butter: a food of two words outdoes a product of one.
  private func foodOfMoreWords(than product: ItemPhrase.Hit) -> FoodMatch? {
    guard product.isSingleWord, !product.isCompound, let food, food.confidence >= .fair,
      NameWords(food.matchedText(in: line.phrase)).words.count > 1
    else { return nil }
    return food
  }

  private static func product(_ hit: ItemPhrase.Hit) -> Categorisation {
    Categorisation(hit.entry.category, reason: .product(hit.entry.phrase))
  }

  private func categorisation(of match: FoodMatch) -> Categorisation {
    let food = matcher.book.foods[match.index]
    return Categorisation(food.category, reason: .food(food.name))
  }

  /// The match of the name that can be trusted most; of equals that of the earlier language, but for words with endings of another.
  private func match(
    _ languages: ArraySlice<FoodLanguage>, atLeast limit: FoodMatch.Confidence, strictly: Bool = false
  ) -> FoodMatch? {
    var best: FoodMatch?
    var foreign: FoodMatch?
    for language in languages {
      guard let match = named[language], match.confidence >= limit else { continue }
      if isForeign(match, of: line.phrase) {
        if !strictly, foreign.map({ match.confidence > $0.confidence }) ?? true { foreign = match }
        continue
      }
      if match.confidence >= .good { return match }
      if best.map({ match.confidence > $0.confidence }) ?? true { best = match }
    }
    return best ?? foreign
  }
}
