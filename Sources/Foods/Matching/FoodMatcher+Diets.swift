internal import KitchenUnits
internal import Words

/// Foods that a remark makes others of: `mince (vegan)`, `spaghetti, gluten-free`, `milk (oat)`.
extension FoodMatcher {
  /// The food that the name and a word of the remark mean together, or a guess where the name alone means one that the word
  /// rules out; `nil` where no remark says such a thing.
  ///
  /// The word must be a remark by itself: `vegan if you like` and `gluten-free or regular` leave the choice.
  func matchOfDiet(
    _ words: NameWords, comment: String?, unit: KitchenUnit?, _ language: FoodLanguage
  ) -> FoodMatch? {
    guard let comment, comment.utf8.count <= Self.longestRemark else { return nil }
    for part in comment.split(whereSeparator: { ",;()".contains($0) }) {
      let text = TextFolding.folded(part.split(separator: " ").joined(separator: " "))
      guard let (text, word) = Self.diet(text) else { continue }
      if let other = match(words, turnedBy: text, unit: unit, language) { return other }
      guard let diet = word.diet, var plain = plainMatch(words, comment: comment, unit: unit, language) else {
        continue
      }
      if diet.rulesOut(book.foods[plain.index]) { plain.confidence = .guess }
      return plain
    }
    return nil
  }

  /// The match of the name with the word in its place, as far as the word is part of what is found.
  private func match(
    _ words: NameWords, turnedBy word: String, unit: KitchenUnit?, _ language: FoodLanguage
  ) -> FoodMatch? {
    guard let first = words.words.first, let last = words.words.last else { return nil }
    let source = first.source.lowerBound..<last.source.upperBound
    let isBefore = language.hasNounLast
    for isJoined in language == .de ? [false, true] : [false] {
      let turned = isJoined ? Self.joined(word, words) : Self.turned(word, words, isBefore: isBefore, source: source)
      let search = PhraseSearch(book: book, words: turned, language: language)
      guard let hit = search.run(comment: nil).hit, hit.confidence >= .good, hit.words.count > (isJoined ? 0 : 1),
        isBefore ? hit.words.lowerBound == 0 : hit.words.upperBound == turned.words.count
      else { continue }
      var match = FormChoice(book: book, search: search, comment: nil, unit: unit).apply(to: hit)
      match.span = source
      return match
    }
    return nil
  }

  private static func turned(_ word: String, _ words: NameWords, isBefore: Bool, source: Range<Int>) -> NameWords {
    let diet = NameWords(word)
    let parts = isBefore ? [diet, words] : [words, diet]
    var result = NameWords("")
    for part in parts { for word in part.words { result.append(word, of: part, source: source) } }
    return result
  }

  /// `Milch (Hafer)` is one word.
  private static func joined(_ word: String, _ words: NameWords) -> NameWords {
    NameWords(word + String(decoding: words.bytes, as: UTF8.self))
  }

  /// The word that a remark is; of `oat or soy` the first, since both are of the same kind.
  private static func diet(_ remark: String) -> (text: String, word: Word)? {
    if let word = diets[remark] { return (remark, word) }
    let parts = remark.split(separator: " ")
    guard parts.count == 3, ors.contains(parts[1]), let first = diets[String(parts[0])], first.diet == nil,
      diets[String(parts[2])].map({ $0.diet == nil }) ?? false
    else { return nil }
    return (String(parts[0]), first)
  }

  private static let ors: Set<Substring> = ["or", "oder", "ou", "o"]

  /// In bytes; longer ones say what to do.
  private static let longestRemark = 80

  /// What a word of a remark asks for.
  private struct Word {
    /// `nil` for the plants that milk and flour are made of: a name that knows none of them is what it says.
    var diet: Diet?
  }

  private enum Diet {
    case vegan, vegetarian
    case without(Allergen)

    /// Whether a food by its plain name is none of the diet.
    func rulesOut(_ food: Food) -> Bool {
      switch self {
      case .vegan: food.origin != .vegan
      case .vegetarian: food.origin != .vegan && food.origin != .vegetarian
      case .without(let allergen): food.contains.contains(AllergenSet(allergen))
      }
    }
  }

  private static let diets: [String: Word] = {
    let rows: [(Diet?, String)] = [
      (
        .vegan,
        """
        vegan, plant-based, plant based, vegane, veganer, veganes, veganen, pflanzlich, pflanzliche, \
        pflanzlicher, pflanzliches, végane, végétal, végétale, végétalien, végétalienne, vegano, vegana, \
        vegetal
        """
      ),
      (
        .vegetarian,
        """
        vegetarian, veggie, meat-free, meatless, vegetarisch, vegetarische, vegetarischer, vegetarisches, \
        fleischlos, végétarien, végétarienne, vegetariano, vegetariana
        """
      ),
      (
        .without(.gluten),
        """
        gluten-free, gluten free, gf, glutenfrei, glutenfreie, glutenfreier, glutenfreies, sans gluten, \
        sin gluten
        """
      ),
      (
        .without(.milk),
        """
        dairy-free, dairy free, non-dairy, nondairy, milk-free, milchfrei, sans lait, sans produits laitiers, \
        sin lácteos, sin leche
        """
      ),
      (
        .without(.eggs),
        """
        egg-free, eggless, eifrei, sans œuf, sans oeuf, sans œufs, sans oeufs, sin huevo
        """
      ),
      (
        nil,
        """
        lactose-free, lactose free, laktosefrei, sans lactose, sin lactosa, oat, soy, soya, almond, rice, \
        coconut, cashew, hazelnut, hafer, soja, mandel, reis, kokos, dinkel, avoine, amande, riz, coco, \
        avena, almendra, almendras, arroz
        """
      ),
    ]
    return Dictionary(
      rows.flatMap { row in row.1.split(separator: ", ").map { (TextFolding.folded(String($0)), Word(diet: row.0)) } },
      uniquingKeysWith: { $1 })
  }()
}
