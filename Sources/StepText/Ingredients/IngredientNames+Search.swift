internal import Foods

/// Finds the ingredients that words of a step can mean.
extension IngredientNames {
  /// How many words up to this one, or from it on, are words of a name at its end or start; 0 when none are.
  func match(_ words: NameWords, at index: Int, limit: Int) -> Int {
    let word = range(words, index)
    guard mayEndName(words.bytes[word]) else { return 0 }
    var longest = 0
    for name in names {
      longest = max(longest, match(words, at: index, limit, name.words))
      if let short = name.withoutCut { longest = max(longest, match(words, at: index, limit, short)) }
    }
    return longest
  }

  private func match(_ words: NameWords, at index: Int, _ limit: Int, _ name: [Key]) -> Int {
    var count = 0
    while count < name.count, count < limit {
      let key = language.hasNounLast ? name[name.count - 1 - count] : name[count]
      let place = language.hasNounLast ? index - count : index + count
      guard words.bytes[range(words, place)].elementsEqual(key) else { break }
      count += 1
    }
    return count
  }

  /// The ingredients a phrase can mean; several only where the list has several of that very name.
  func ingredients(_ phrase: Range<Int>, in phrases: FoodPhrases) -> [Int] {
    let words = phrase.map { key(phrases.words, $0) }
    let food = food(phrase, in: phrases)
    let isVague = isVague(phrase, in: phrases)
    let exact = names.filter { name in
      name.words == words
        || food != nil && name.food == food && (!isVague || name.isPlain && noun(name.words) == noun(words))
        || isVague && name.isBare && noun(name.words) == noun(words)
    }
    if !exact.isEmpty { return distinct(exact) }
    if let food, !isVague {
      let related = names.filter { isRelated($0, to: food) }
      if !related.isEmpty { return single(related) }
    }
    if let shorter = shortened(phrase, in: phrases) {
      let found = ingredients(shorter, in: phrases)
      if !found.isEmpty { return found }
    }
    guard phrase.count > 1 || !phrases.kinds[phrase.lowerBound].isPart else { return [] }
    let kinds = names.filter { isKind($0, of: words, phrase, in: phrases) }
    if !kinds.isEmpty { return single(kinds) }
    return phrase.count == 1 ? single(names.filter { isCalled($0, by: words[0]) || isTaken(from: $0, words[0]) }) : []
  }

  /// The lines whose food is one of a kind.
  func lines(with holds: (Food) -> Bool) -> Set<Int> {
    Set(names.filter { name in name.food.map { holds(foods.foods[$0]) } ?? false }.map(\.ingredient))
  }

  var hasFlour: Bool { !lines(with: { $0.name.hasSuffix("flour") }).isEmpty }

  /// Whether a line has exactly these words as its name.
  func isNamed(_ phrase: Range<Int>, in phrases: FoodPhrases) -> Bool {
    let words = phrase.map { key(phrases.words, $0) }
    return names.contains { $0.words == words }
  }

  /// Lines that words call by the whole of a name of several words, and the last or first of these words.
  func named(in phrases: FoodPhrases) -> [(ingredient: Int, word: Int)] {
    let words = phrases.words.words
    return words.indices.flatMap { index -> [(ingredient: Int, word: Int)] in
      guard mayEndName(phrases.words.bytes[range(phrases.words, index)]) else { return [] }
      let limit = language.hasNounLast ? index + 1 : words.count - index
      return names.compactMap { name in
        guard name.words.count > 1, match(phrases.words, at: index, limit, name.words) == name.words.count else {
          return nil
        }
        return (name.ingredient, index)
      }
    }
  }

  /// The ice water that “the water” means.
  func iced(_ word: Int, in phrases: FoodPhrases) -> [Int] {
    let word = key(phrases.words, word)
    let found = distinct(names.filter { $0.isIced && noun($0.words) == word })
    return found.count == 1 ? found : []
  }

  /// Whether the name of a line has a word for its noun: mixed herbs are herbs.
  func hasNoun(_ word: Int, in phrases: FoodPhrases) -> Bool {
    let word = key(phrases.words, word)
    return names.contains { noun($0.words) == word }
  }

  /// Every ingredient that is a kind of what one word says.
  func kinds(_ phrase: Range<Int>, in phrases: FoodPhrases) -> [Int] {
    guard !phrases.kinds[phrase.lowerBound].isPart, !isVague(phrase, in: phrases) else { return [] }
    let words = phrase.map { key(phrases.words, $0) }
    let food = food(phrase, in: phrases)
    return distinct(
      names.filter { name in
        isKind(name, of: words, phrase, in: phrases) || food.map { isRelated(name, to: $0) } ?? false
      })
  }

  /// Whether a name's food is a form or kind of another, or the other way round: canned tomatoes of tomatoes.
  private func isRelated(_ name: Name, to food: Int) -> Bool {
    name.food.map { foods.isForm($0, of: food) || foods.isForm(food, of: $0) } ?? false
  }

  private func noun(_ words: [Key]) -> Key? { language.hasNounLast ? words.last : words.first }

  private func distinct(_ names: [Name]) -> [Int] {
    names.reduce(into: []) { if !$0.contains($1.ingredient) { $0.append($1.ingredient) } }
  }

  /// Several of another name could be meant: none is, unless they are lines of one food.
  private func single(_ names: [Name]) -> [Int] {
    let found = distinct(names)
    let isOneFood = Set(names.map(\.food)).count == 1 && names[0].food != nil || Set(names.map(\.words)).count == 1
    let isOne =
      isOneFood || Set(found.map { groups.indices.contains($0) ? groups[$0] : nil }).count == found.count
    return isOne ? found : []
  }

  /// German datives have endings that no name has.
  func food(_ phrase: Range<Int>, in phrases: FoodPhrases) -> Int? {
    if let food = phrases.food(phrase) { return food }
    guard language == .de, phrase.count == 1 else { return nil }
    let word = phrases.words.bytes[phrases.words.words[phrase.lowerBound].range]
    for ending in ["n", "en"]
    where word.count > ending.utf8.count + 2 && word.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
      if let food = foods.food(named: Array(word.dropLast(ending.utf8.count)), in: .de) { return food }
    }
    return nil
  }

  /// Without a word that says how the food is, or which part of it: chopped tomatoes, lemon juice.
  private func shortened(_ phrase: Range<Int>, in phrases: FoodPhrases) -> Range<Int>? {
    guard phrase.count > 1 else { return nil }
    let (first, last) = (phrase.lowerBound, phrase.upperBound - 1)
    if let food = behindPart(phrase, in: phrases) { return food }
    if language.hasNounLast {
      if MentionWords.behind.role(phrases.words.bytes, phrases.words.words[last].range) == .taken {
        return first..<last
      }
      let kind = phrases.kinds[first]
      let rest = first + 1..<phrase.upperBound
      guard kind.isTrimmable || kind == .colour, !isVague(rest, in: phrases) else { return nil }
      return rest
    }
    return phrases.kinds[last].isTrimmable ? first..<last : nil
  }

  /// The `lime` of `juice of 1 lime`, the `Zitrone` of `Saft einer Zitrone`, which may be foods of their own.
  func behindPart(_ phrase: Range<Int>, in phrases: FoodPhrases) -> Range<Int>? {
    let words = MentionWords.before(language)
    func range(_ index: Int) -> Range<Int> { phrases.words.words[index].range }
    let first = range(phrase.lowerBound)
    guard phrase.count > 1,
      words.role(phrases.words.bytes, first) == .taken
        || language == .en && MentionWords.behind.role(phrases.words.bytes, first) == .taken
    else { return nil }
    let start = phrase.dropFirst().first { index in
      switch words.role(phrases.words.bytes, range(index)) {
      case .definite, .indefinite, .number: false
      default: phrases.kinds[index] != .link && phrases.words.bytes[range(index).lowerBound] > 0x39
      }
    }
    return start.flatMap { $0 > phrase.lowerBound + 1 ? $0..<phrase.upperBound : nil }
  }

  /// Whether the noun says too little, and nothing beside it says more: water, cold water.
  func isVague(_ phrase: Range<Int>, in phrases: FoodPhrases) -> Bool {
    let noun = language.hasNounLast ? phrase.upperBound - 1 : phrase.lowerBound
    if isFreshPepper(phrases.words, noun) { return false }
    let word = phrases.words.words[noun].range
    let isVague =
      MentionWords.vague.role(phrases.words.bytes, word) != nil
      || language == .es && MentionWords.vagueSpanish.role(phrases.words.bytes, word) != nil
    return isVague && phrase.allSatisfy { $0 == noun || phrases.kinds[$0].isTrimmable }
  }
}
