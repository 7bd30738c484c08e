public import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Words

/// Sorts the items of a shopping list into the categories of a shop.
///
/// An item may be anything people write: amounts, packs, descriptions, in English, German, French or Spanish. In this
/// order it is looked for: in the user's aisle file, among the products of the lexicon, among the foods of the table,
/// and by its noun alone. Words such as “frozen” or “sugar-free” move a food where the shop keeps it. Words match as a
/// whole, in any case, with or without accents, in the singular or plural; what nobody knows is uncategorised.
///
/// It has no state: use it from any thread.
public struct ItemCategoriser: Sendable {
  private let matcher: FoodMatcher
  private let aisles: AisleIndex?
  private let languages: [FoodLanguage]
  private let stated: FoodLanguage?
  private let near: NearPhrases

  /// - Parameter language: A BCP 47 tag: the language tried first; English where it is none of the four.
  public init(foods: FoodBook, aisles: AisleFile? = nil, language: String? = nil) {
    matcher = FoodMatcher(foods)
    self.aisles = aisles.map { AisleIndex($0, matcher: FoodMatcher(foods)) }
    stated = language.flatMap(FoodLanguage.init(tag:))
    let first = stated ?? .en
    near = NearPhrases([CategoryLexicon.standard.keys, foods.nameKeys])
    languages = [first] + FoodLanguage.allCases.filter { $0 != first }
  }

  /// - Parameter item: One that is too long for a food is none.
  public func categorise(_ item: String) -> Categorisation {
    guard item.utf8.count <= FoodMatcher.lengthLimit else { return Categorisation(.uncategorised, reason: .unknown) }
    let plain = categoriseAsWritten(item)
    let words = NameWords(item)
    if let brand = brandOfVariety(plain, words) { return brand }
    if let length = FlavouredProducts.length(in: words, besides: plain.categorisation),
      let product = product(words, length, of: item)
    {
      return CueRules(item: item, words: words, line: plain.line).apply(to: product)
    }
    guard plain.isWeak || plain.isPart else { return plain.categorisation }
    let parts = ItemParts(item, words)
    // `Brot vom Bäcker` is bread before it is what the whole resembles in another language.
    if let found = surely(parts.beforePreposition) {
      return CueRules(item: item, words: words, line: plain.line).apply(to: found)
    }
    guard plain.isWeak else { return plain.categorisation }
    if let brand = brand(in: words, besides: plain.categorisation.reason) { return brand }
    let correction = SlipCorrection(
      languages: languages, isUnstated: stated == nil, foods: matcher.book, near: near,
      allowsOtherWords: plain.categorisation.reason == .unknown)
    let slip =
      correction.corrected(item, words: words, line: plain.line)
      ?? parts.withoutCut.flatMap {
        correction.corrected($0, words: NameWords($0), line: IngredientLineReader.read($0))
      }
    if let slip { return CueRules(item: item, words: words, line: plain.line).apply(to: slip) }
    if let first = firstOfSeveral(item) { return first }
    guard plain.categorisation.reason == .unknown, let found = surely(parts.shortened) else {
      return plain.categorisation
    }
    return CueRules(item: item, words: words, line: plain.line).apply(to: found)
  }

  /// The brand at the beginning of an item that names a variety of what the brand makes: `Philadelphia Kräuter`,
  /// `Bonduelle maïs`, `Danette vanille`.
  private func brandOfVariety(_ plain: Plain, _ words: NameWords) -> Categorisation? {
    guard let (brand, length) = brand(at: 0, in: words), length < words.words.count else { return nil }
    if FlavouredProducts.areFlavours(words, from: length) { return brand }
    let category = plain.categorisation.category
    // Makers of tins and jars sell no fresh vegetables: `Green Giant sweetcorn`.
    if brand.category == .pantry, category == .vegetablesAndFruits { return brand }
    return plain.isPart && isVariety(category, of: brand.category) ? brand : nil
  }

  /// Whether a food behind a brand says what it tastes of: fruit and vegetables always, nuts and milk where sweets and ice
  /// cream are made (`Milka Haselnuss`, `Magnum Mandel`), meat and fish where dishes, sauces and crisps are
  /// (`Iglo Lachs`, `Doritos queso`). What bakers call after its use is bread (`Jacquet burger`), and a flower sweets
  /// (`Cadbury Roses`).
  private func isVariety(_ food: ShoppingCategory, of brand: ShoppingCategory) -> Bool {
    switch food {
    case .vegetablesAndFruits: true
    case .pantry: brand == .sweets || brand == .refrigeratedItems
    case .milkProducts: brand == .sweets || brand == .refrigeratedItems || brand == .pantry
    case .meatAndSeafood: brand == .refrigeratedItems || brand == .pantry || brand == .breadProducts
    case .other: brand == .sweets
    default: false
    }
  }

  /// What the first words alone are.
  private func product(_ words: NameWords, _ length: Int, of item: String) -> Categorisation? {
    guard words.words.count >= length, length > 0 else { return nil }
    let source = words.words[0].source.lowerBound..<words.words[length - 1].source.upperBound
    let found = categoriseAsWritten(String(decoding: Array(item.utf8)[source], as: UTF8.self)).categorisation
    return found.reason == .unknown ? nil : found
  }

  /// The category of the first part that is known for sure.
  private func surely(_ parts: [String]) -> Categorisation? {
    for part in parts {
      let found = categoriseAsWritten(part)
      if !found.isWeak, found.categorisation.reason != .unknown { return found.categorisation }
    }
    return nil
  }

  private struct Plain {
    var categorisation: Categorisation
    var line: IngredientLine
    /// Nothing but a noun, or the end of a compound, is known of it.
    var isWeak: Bool
    /// Words of it say something that nobody knows.
    var isPart = false
  }

  private func categoriseAsWritten(_ item: String) -> Plain {
    let line = IngredientLineReader.read(item)
    let words = NameWords(item)
    let sure = { Plain(categorisation: $0, line: line, isWeak: false) }
    guard !words.words.isEmpty else { return sure(Categorisation(.uncategorised, reason: .unknown)) }
    let named = NameWords(line.name)
    if let aisles, let own = aisles.entry(words) ?? aisles.entry(named) { return sure(own) }
    if line.comment == nil, line.amounts.allSatisfy({ $0.unit == nil }),
      let own = WrittenWords.category(of: line.name, first: languages[0], stated: stated)
    {
      return sure(Categorisation(own, reason: .product(line.name)))
    }
    if let brand = CategoryLexicon.brands.entry(words.bytes, 0..<words.bytes.count, .en, .product) {
      return sure(Categorisation(brand.category, reason: .product(brand.phrase)))
    }
    if isEverydayThing(line, NameWords(line.name)) { return sure(Categorisation(.uncategorised, reason: .unknown)) }
    let subject = ItemSubject(
      item: item, words: words, name: named, languages: ItemLanguages.order(languages, for: words, of: item),
      matcher: matcher, line: line)
    if let aisles, let food = subject.food, food.confidence >= .good, let own = aisles.entry(food: food.index) {
      return sure(own)
    }
    let categorisation = CueRules(item: item, words: words, line: line).apply(to: subject.categorisation)
    let isPart = subject.isWeak || subject.food.map { $0.confidence < .good } ?? false
    return Plain(categorisation: categorisation, line: line, isWeak: subject.isWeak, isPart: isPart)
  }

  /// Something that is no product, though a food has nearly its name.
  private func isEverydayThing(_ line: IngredientLine, _ name: NameWords) -> Bool {
    guard line.comment == nil, line.amounts.allSatisfy({ $0.unit == nil }),
      EverydayWords.standard.contains(written: line.name)
    else { return false }
    let bytes = 0..<name.bytes.count
    let products = languages.compactMap { CategoryLexicon.standard.entry(name.bytes, bytes, $0, .product) }
    let noun = CategoryLexicon.standard.entry(name.bytes, bytes, languages[0], .noun)
    return (products + [noun].compactMap { $0 }).allSatisfy(\.isDerived)
  }

  /// A brand anywhere in the item, the longest name of the earliest word. Beside a word of the item that says
  /// something itself (`Cadbury dairy milk`, `Bimbo pan`) it is one of several words, or the first of two.
  private func brand(in words: NameWords, besides reason: Categorisation.Reason) -> Categorisation? {
    if case .food = reason { return nil }
    for start in words.words.indices {
      guard let found = brand(at: start, in: words) else { continue }
      let isSure = reason == .unknown || found.length > 1 || start == 0 && words.words.count == 2 && isNoun(reason)
      if isSure { return found.categorisation }
    }
    return nil
  }

  /// The longest name of a brand that begins at a word.
  private func brand(at start: Int, in words: NameWords) -> (categorisation: Categorisation, length: Int)? {
    for end in stride(from: min(start + 3, words.words.count), to: start, by: -1) {
      let bytes = words.words[start].range.lowerBound..<words.words[end - 1].range.upperBound
      guard let entry = CategoryLexicon.brands.entry(words.bytes, bytes, .en, .product) else { continue }
      return (Categorisation(entry.category, reason: .product(entry.phrase)), end - start)
    }
    return nil
  }

  private func isNoun(_ reason: Categorisation.Reason) -> Bool {
    if case .noun = reason { return true }
    return false
  }

  /// `rock salt and black pepper`: things that are named together stand together; but `garlic and herb goat cheese` is
  /// one thing, which is called by its last words.
  private func firstOfSeveral(_ item: String) -> Categorisation? {
    let words = NameWords(item)
    for (index, word) in words.words.enumerated().dropFirst() where index + 1 < words.words.count {
      let isAnd = languages.contains { WordLexicon.standard.kind(words.bytes, word.range, $0) == .and }
      guard isAnd else { continue }
      let bytes = Array(item.utf8)
      let last = categoriseAsWritten(String(decoding: bytes[word.source.upperBound...], as: UTF8.self))
      let isOneThing = index + 2 < words.words.count && last.isPart && last.categorisation.reason != .unknown
      if isOneThing { return last.categorisation }
      let first = categoriseAsWritten(String(decoding: bytes[..<word.source.lowerBound], as: UTF8.self))
      return first.isWeak ? nil : first.categorisation
    }
    return nil
  }
}
