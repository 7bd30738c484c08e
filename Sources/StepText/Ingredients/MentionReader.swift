internal import Foods

/// Goes through the words of one step.
struct MentionReader {
  /// Words that name one ingredient, or one of several.
  struct Phrase {
    let words: Range<Int>
    let ingredients: [Int]
    let use: MentionUse
  }

  let text: [UInt8]
  let phrases: FoodPhrases
  let list: IngredientNames
  /// The group that the heading above the step names.
  let headed: Int?
  /// The method has several headings, so that “all the ingredients” are those of one of them, whichever they are.
  let isUnderOneOfSeveralHeadings: Bool
  let before: MentionWords
  let named: NamedPlaces
  /// The number of the step in the method, from 0.
  let step: Int
  /// Ingredients that steps before named.
  let seen: Set<Int>
  /// Sugars that steps before took together with what is not dry.
  let creamed: Set<Int>
  /// What the step before named last, where it took a share of it.
  let shared: Int?
  /// Where the step has a word for all there is, `everything` or `ingredients`.
  private(set) var collectives: [Int] = []
  /// Words that say what is left out.
  private(set) var excepted: Set<Int> = []

  var words: [NameWords.Word] { phrases.words.words }
  private static let longest = 4

  init(
    _ text: [UInt8], _ phrases: FoodPhrases, _ list: IngredientNames, group: Int?, isUnderOneOfSeveralHeadings: Bool,
    named: NamedPlaces, step: Int, seen: Set<Int>, creamed: Set<Int>, shared: Int?
  ) {
    self.creamed = creamed
    self.seen = seen
    self.shared = shared
    self.named = named
    self.step = step
    self.isUnderOneOfSeveralHeadings = isUnderOneOfSeveralHeadings
    self.text = text
    self.phrases = phrases
    self.list = list
    headed = group
    before = MentionWords.before(phrases.language)
    collectives = words.indices.filter { isEverything($0) || isIngredientWord($0) }
    excepted = Set(collectives.compactMap { exception(behind: $0) }.joined())
  }

  func read() -> [FoundMention] {
    var found: [Phrase] = []
    let isBackwards = phrases.language.hasNounLast
    var index = isBackwards ? words.count - 1 : 0
    while words.indices.contains(index) {
      guard let range = phrase(at: index) else {
        index += isBackwards ? -1 : 1
        continue
      }
      found += read(range)
      index = isBackwards ? range.lowerBound - 1 : range.upperBound
    }
    let first = seen.isEmpty ? found.map(\.words.lowerBound).min() ?? words.count : 0
    found += groupPhrases(nothingNamedBefore: first, besides: found) + seasoningPhrases()
    found.sort { $0.words.lowerBound < $1.words.lowerBound }
    return chosen(withRests(found))
  }

  // MARK: Phrases

  /// The longest name, of the list or of any food, that ends at a word, or starts there where nouns come first.
  private func phrase(at index: Int) -> Range<Int>? {
    let isBackwards = phrases.language.hasNounLast
    guard phrases.language != .de || isCapital(index), !isPlainWord(index), !isSpoon(index) else { return nil }
    // “All spices” are not allspice.
    if collective(index)?.isAll == true, isJoined(index), role(index - 1) == .all { return index..<index + 1 }
    let limit = joined(from: index, backwards: isBackwards)
    var count = list.match(phrases.words, at: index, limit: limit)
    let single = index..<index + 1
    let isFood = list.food(single, in: phrases) != nil
    guard
      count > 0 || isFood || collective(index) != nil || list.endsCompound(phrases.words, index)
        || endsFoodOfList(index, limit: limit) || list.goesBy(phrases.words, index)
    else { return nil }
    count = max(count, 1)
    for length in stride(from: limit, to: count, by: -1) {
      let range = isBackwards ? index - length + 1..<index + 1 : index..<index + length
      if phrases.food(range) != nil, !isPairOfLines(range), !endsInPreposition(range) {
        count = length
        break
      }
    }
    return isBackwards ? index - count + 1..<index + 1 : index..<index + count
  }

  /// The `lait sur` of `versez le lait sur la farine`, which is no sour milk.
  private func endsInPreposition(_ range: Range<Int>) -> Bool {
    !phrases.language.hasNounLast && phrases.kinds[range.upperBound - 1] == .stop && isJoined(range.upperBound)
  }

  /// The `extract` of `vanilla extract`, where the list has vanilla.
  private func endsFoodOfList(_ index: Int, limit: Int) -> Bool {
    guard phrases.language.hasNounLast, limit > 1 else { return false }
    return (2...limit).contains { length in
      phrases.food(index - length + 1..<index + 1).map { food in list.names.contains { $0.food == food } } ?? false
    }
  }

  /// The `soupe` of `2 c. à soupe`, the `café` of `cuillère à café`.
  private func isSpoon(_ index: Int) -> Bool {
    guard phrases.language == .fr, role(index) == .measure, index > 1, isJoined(index) else { return false }
    return phrases.words.bytes[words[index - 1].range].elementsEqual("a".utf8) && role(index - 2) == .measure
  }

  /// Words such as `eine`, whose stem may be that of a food.
  private func isPlainWord(_ index: Int) -> Bool {
    switch role(index) {
    case nil, .measure, .product, .taken: false
    default: true
    }
  }

  /// How many words stand together, up to a word or from it on.
  private func joined(from index: Int, backwards: Bool) -> Int {
    var count = 1
    while count < Self.longest, backwards ? isJoined(index - count + 1) : isJoined(index + count) { count += 1 }
    return count
  }

  /// In German nouns have capitals, and verbs and adjectives have none.
  private func isCapital(_ index: Int) -> Bool {
    let start = words[index].source.lowerBound
    return text[start] < 0x61 || (text[start] == 0xC3 && start + 1 < text.count && text[start + 1] < 0xA0)
  }

  private func read(_ range: Range<Int>) -> [Phrase] {
    guard !isPart(range), !isOther(range), !isGreasing(range), !isWashing(range), !isInAddress(range.lowerBound),
      !isExcepted(range),
      let use = use(of: list.behindPart(range, in: phrases) ?? range)
    else { return [] }
    let all = collectedAll(range)
    guard all.isEmpty else { return all.map { Phrase(words: range, ingredients: [$0], use: use) } }
    let isKind = range.count == 1 && isPlural(range.lowerBound) && (isMass(range) || !list.isNamed(range, in: phrases))
    let kinds = isKind ? list.kinds(range, in: phrases) : []
    let ingredients = withoutGround(list.ingredients(range, in: phrases) + collected(range), range)
    let every = ingredients + kinds.filter { !ingredients.contains($0) }
    if ingredients.count == 1, every.count > 1 {
      return withoutGround(every, range).map { Phrase(words: range, ingredients: [$0], use: use) }
    }
    if !ingredients.isEmpty { return [Phrase(words: range, ingredients: ingredients, use: use)] }
    guard range.count == 1 else { return [] }
    if let left = leftOver(of: range) { return [Phrase(words: range, ingredients: [left], use: use)] }
    if isJoined(range.lowerBound), role(range.lowerBound - 1) == .definite {
      let iced = list.iced(range.lowerBound, in: phrases)
      if !iced.isEmpty { return [Phrase(words: range, ingredients: iced, use: use)] }
    }
    guard isPlural(range.lowerBound) || list.isFreshPepper(phrases.words, range.lowerBound) else { return [] }
    return withoutGround(list.kinds(range, in: phrases), range).map {
      Phrase(words: range, ingredients: [$0], use: use)
    }
  }

  /// `salt and pepper` is a food of the table, and two lines of most lists; so is `Mehl mit Backpulver`.
  private func isPairOfLines(_ range: Range<Int>) -> Bool {
    guard let joint = range.first(where: { phrases.kinds[$0] == .and || phrases.kinds[$0] == .stop }),
      joint > range.lowerBound,
      joint + 1 < range.upperBound
    else { return false }
    return list.ingredients(range, in: phrases).isEmpty
  }

  /// `the peppers`, `les farines`: of several kinds all are meant. German plurals have no one ending.
  private func isPlural(_ index: Int) -> Bool {
    let source = words[index].source
    return phrases.language != .de && source.count > 3 && text[source.upperBound - 1] | 0x20 == 0x73
      && phrases.words.bytes[words[index].range].last != 0x73
  }

  /// “Sugar” is the caster sugar where only the icing sugar is called by its name, and later.
  private func leftOver(of range: Range<Int>) -> Int? {
    let kinds = list.kinds(range, in: phrases)
    guard kinds.count > 1 else { return nil }
    let here = NamedPlaces.Place(step: step, word: range.lowerBound)
    let left = kinds.filter { !named.isNamed($0, after: here) }
    return left.count == 1 && !kinds.contains { named.isNamed($0, before: here) } ? left[0] : nil
  }

  /// Of sugars there are several, where of onions there may be two.
  private func isMass(_ range: Range<Int>) -> Bool {
    MentionWords.mass.role(phrases.words.bytes, words[range.lowerBound].range) != nil
  }

  // MARK: Words

  func role(_ index: Int) -> MentionWords.Role? { before.role(phrases.words.bytes, words[index].range) }

  func isRest(_ index: Int) -> Bool {
    let role = role(index)
    return role == .rest || role == .reserved
  }
  func isLink(_ index: Int) -> Bool { phrases.kinds[index] == .link }

  /// Whether nothing but a space, a hyphen, an apostrophe or emphasis parts a word from the one before it.
  func isJoined(_ index: Int) -> Bool {
    guard index > 0, index < words.count, words[index].gap == .space, words[index].isAside == words[index - 1].isAside
    else { return false }
    return text[words[index - 1].source.upperBound..<words[index].source.lowerBound].allSatisfy { byte in
      switch byte {
      // The bytes of ’ and of the space that does not break.
      case 0x20, 0x2D, 0x27, 0x2A, 0x5F, 0xE2, 0x80, 0x98, 0x99, 0xC2, 0xA0: true
      default: false
      }
    }
  }
}
