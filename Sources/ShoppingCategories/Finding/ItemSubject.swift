internal import Foods
internal import IngredientLines
internal import KitchenUnits

/// What an item is, whatever is said about it.
struct ItemSubject {
  /// The food of the table it may be.
  let food: FoodMatch?
  let categorisation: Categorisation

  /// - Parameters:
  ///   - item: All words of the item.
  ///   - name: Those of its name, without amount and unit.
  init(item: NameWords, name: NameWords, languages: [FoodLanguage], matcher: FoodMatcher, line: IngredientLine) {
    let isPlain = item.bytes == name.bytes || name.words.isEmpty
    let whole = languages.map { ItemPhrase(item, $0) }
    let phrases = isPlain ? whole : languages.map { ItemPhrase(name, $0) }
    var products = whole.map { $0.longest(.product) }
    if !isPlain { products = zip(products, phrases).map { $0?.isWhole == true ? $0 : $1.longest(.product) } }
    let best = products.lazy.compactMap { $0 }.first(where: \.isWhole)
    let food = best == nil ? Self.food(line, languages, matcher) : nil
    self.food = food
    categorisation =
      best.map(Self.product) ?? food.flatMap { $0.confidence >= .good ? Self.food($0, matcher.book) : nil }
      ?? products.lazy.compactMap { $0 }.first.map(Self.product)
      ?? food.flatMap { $0.confidence >= .fair ? Self.food($0, matcher.book) : nil }
      ?? phrases.lazy.compactMap { $0.longest(.noun) }.first.map {
        Categorisation($0.entry.category, reason: .noun($0.entry.phrase))
      }
      ?? food.map { Self.food($0, matcher.book) } ?? Categorisation(.uncategorised, reason: .unknown)
  }

  private static func product(_ hit: ItemPhrase.Hit) -> Categorisation {
    Categorisation(hit.entry.category, reason: .product(hit.entry.phrase))
  }

  private static func food(_ match: FoodMatch, _ book: FoodBook) -> Categorisation {
    let food = book.foods[match.index]
    return Categorisation(food.category, reason: .food(food.name))
  }

  /// The match that can be trusted most; of equals that of the earlier language.
  private static func food(
    _ line: IngredientLine, _ languages: [FoodLanguage], _ matcher: FoodMatcher
  ) -> FoodMatch? {
    var best: FoodMatch?
    for language in languages {
      let match = matcher.match(
        line.phrase, comment: line.comment, unit: line.amounts.first?.unit, language: language.code)
      guard let match, match.confidence > best?.confidence ?? .guess || best == nil else { continue }
      if match.confidence >= .good { return match }
      best = match
    }
    return best
  }
}
