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

  var words: [NameWords.Word] { phrases.words.words }
  private static let longest = 4

  init(
    _ text: [UInt8], _ phrases: FoodPhrases, _ list: IngredientNames, group: Int?, isUnderOneOfSeveralHeadings: Bool
  ) {
    self.isUnderOneOfSeveralHeadings = isUnderOneOfSeveralHeadings
    self.text = text
    self.phrases = phrases
    self.list = list
    headed = group
    before = MentionWords.before(phrases.language)
  }

  /// - Parameter seen: ingredients that steps before named.
  mutating func read(unless seen: Set<Int>) -> [FoundMention] {
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
    found += groupPhrases(unless: seen) + seasoningPhrases()
    return chosen(found.sorted { $0.words.lowerBound < $1.words.lowerBound }, unless: seen)
  }

  // MARK: Phrases

  /// The longest name, of the list or of any food, that ends at a word, or starts there where nouns come first.
  private func phrase(at index: Int) -> Range<Int>? {
    let isBackwards = phrases.language.hasNounLast
    guard phrases.language != .de || isCapital(index), !isPlainWord(index) else { return nil }
    let limit = joined(from: index, backwards: isBackwards)
    var count = list.match(phrases.words, at: index, limit: limit)
    let single = index..<index + 1
    let isFood = list.food(single, in: phrases) != nil
    guard
      count > 0 || isFood || isCollective(index) || list.endsCompound(phrases.words, index)
        || endsFoodOfList(index, limit: limit)
    else { return nil }
    count = max(count, 1)
    for length in stride(from: limit, to: count, by: -1) {
      let range = isBackwards ? index - length + 1..<index + 1 : index..<index + length
      if phrases.food(range) != nil, !isPairOfLines(range) {
        count = length
        break
      }
    }
    return isBackwards ? index - count + 1..<index + 1 : index..<index + count
  }

  /// The `extract` of `vanilla extract`, where the list has vanilla.
  private func endsFoodOfList(_ index: Int, limit: Int) -> Bool {
    guard phrases.language.hasNounLast, limit > 1 else { return false }
    return (2...limit).contains { length in
      phrases.food(index - length + 1..<index + 1).map { food in list.names.contains { $0.food == food } } ?? false
    }
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
    guard !isPart(range), !isOther(range), !isGreasing(range), !isInAddress(range.lowerBound), let use = use(of: range)
    else { return [] }
    let all = collectedAll(range)
    guard all.isEmpty else { return all.map { Phrase(words: range, ingredients: [$0], use: use) } }
    let ingredients = withoutGround(list.ingredients(range, in: phrases) + collected(range), range)
    if !ingredients.isEmpty { return [Phrase(words: range, ingredients: ingredients, use: use)] }
    guard range.count == 1 else { return [] }
    if isJoined(range.lowerBound), role(range.lowerBound - 1) == .definite {
      let iced = list.iced(range.lowerBound, in: phrases)
      if !iced.isEmpty { return [Phrase(words: range, ingredients: iced, use: use)] }
    }
    guard isPlural(range.lowerBound) else { return [] }
    return withoutGround(list.kinds(range, in: phrases), range).map {
      Phrase(words: range, ingredients: [$0], use: use)
    }
  }

  /// `salt and pepper` is a food of the table, and two lines of most lists.
  private func isPairOfLines(_ range: Range<Int>) -> Bool {
    guard let joint = range.first(where: { phrases.kinds[$0] == .and }), joint > range.lowerBound,
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

  // MARK: What is not meant

  /// The cloves of `cloves of garlic` and `garlic cloves`.
  private func isPart(_ range: Range<Int>) -> Bool {
    guard range.count == 1, phrases.kinds[range.lowerBound].isPart else { return false }
    let (previous, next) = (range.lowerBound - 1, range.upperBound)
    if isJoined(range.lowerBound), list.food(previous..<previous + 1, in: phrases) != nil { return true }
    return isJoined(next) && phrases.kinds[next] == .link
  }

  /// A word beside the name makes something else of it.
  private func isOther(_ range: Range<Int>) -> Bool {
    switch phrases.language {
    case .en: isVerb(range) || isJoined(range.upperBound) && isProduct(range.upperBound) || isCompound(range)
    case .de: isHyphened(range.upperBound)
    case .fr, .es: isMadeOf(range)
    }
  }

  /// `Gurken-Joghurt-Dip`: the first parts of a compound are what it is made of.
  private func isHyphened(_ index: Int) -> Bool {
    guard index < words.count, index > 0 else { return false }
    return text[words[index - 1].source.upperBound..<words[index].source.lowerBound].elementsEqual("-".utf8)
  }

  private func isProduct(_ index: Int) -> Bool {
    MentionWords.behind.role(phrases.words.bytes, words[index].range) == .product
  }

  /// `Butter a tin`, `oil the dish`.
  private func isVerb(_ range: Range<Int>) -> Bool {
    guard range.count == 1, isVerb(range.lowerBound), isJoined(range.upperBound) else { return false }
    let isBehindArticle = isJoined(range.lowerBound) && role(range.lowerBound - 1) == .definite
    guard !isBehindArticle else { return false }
    return role(range.upperBound) == .definite && !isLink(range.upperBound) || role(range.upperBound) == .indefinite
  }

  private func isVerb(_ index: Int) -> Bool {
    MentionWords.verbs.role(phrases.words.bytes, words[index].range) != nil
  }

  /// `cashew butter`, where the list has butter: two foods side by side are a third.
  private func isCompound(_ range: Range<Int>) -> Bool {
    let previous = range.lowerBound - 1
    guard isJoined(range.lowerBound), !isVerb(previous), role(previous) == nil,
      case let kind = phrases.kinds[previous], !kind.isIgnorable, !kind.isPart
    else { return false }
    return phrases.food(previous..<previous + 1) != nil
  }

  /// Part of a web address, or of a command of another mark-up: `\label{red-lentils}`.
  private func isInAddress(_ index: Int) -> Bool {
    let source = words[index].source
    let start = text[..<source.lowerBound].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0
    let end = text[source.upperBound...].firstIndex { $0 <= 0x20 } ?? text.count
    let token = text[start..<end]
    return token.first == UInt8(ascii: "\\") || zip(token, token.dropFirst()).contains { $0 == 0x2F && $1 == 0x2F }
  }

  /// `Grease the tin with butter`; German says it behind the name, in another word.
  private func isGreasing(_ range: Range<Int>) -> Bool {
    guard isJoined(range.lowerBound), phrases.kinds[range.lowerBound - 1] == .stop else { return false }
    var index = range.lowerBound - 1
    while index > range.lowerBound - 8, isJoined(index) {
      index -= 1
      if MentionWords.greasing.role(phrases.words.bytes, words[index].range) != nil { return true }
    }
    return false
  }

  /// `sauce tomate`, `jus de citron`: juice is taken from the lemon of the list, a sauce is not.
  private func isMadeOf(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while isJoined(index), index > 0, role(index - 1) == .definite { index -= 1 }
    guard isJoined(index), index > 0 else { return false }
    return role(index - 1) == .product && (index == range.lowerBound || isBareLink(index))
  }

  /// `de tomates`, and not `de la tomate` or `la tomate` alone.
  private func isBareLink(_ index: Int) -> Bool { phrases.kinds[index] == .link }

  // MARK: Words

  func role(_ index: Int) -> MentionWords.Role? { before.role(phrases.words.bytes, words[index].range) }
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
