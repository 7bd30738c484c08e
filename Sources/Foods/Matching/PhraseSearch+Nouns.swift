internal import Words

/// Where the noun stands, and what may stand around it.
extension PhraseSearch {
  /// Searches words that no “or” parts.
  func phrase(_ range: Range<Int>) -> PhraseOutcome {
    guard !range.isEmpty else { return .unknown }
    let outcome = language.hasNounLast ? nounLast(range) : nounFirst(range)
    // “petits pois, extra fins” of another language's order is not looked for: the order is what tells the noun.
    return outcome
  }

  // MARK: English and German

  private func nounLast(_ range: Range<Int>) -> PhraseOutcome {
    var range = range
    guard kinds[range.lowerBound] != .stop else { return .unknown }
    if let stop = range.dropFirst().first(where: isStop) { range = range.lowerBound..<stop }
    if let link = range.dropFirst().first(where: { kinds[$0] == .link }), link + 1 < range.upperBound {
      return linked(range, at: link)
    }
    return ending(range, startingAtMost: range.upperBound - 1)
  }

  /// A word that ends the noun; `on` does so in `lamb on the bone`, not in `skin on chicken`.
  private func isStop(_ word: Int) -> Bool {
    if kinds[word] == .stop { return !isWithinModifier(word) }
    guard language == .en, word + 1 < kinds.count else { return false }
    return words.bytes[words.words[word].range].elementsEqual("on".utf8)
      && words.bytes[words.words[word + 1].range].elementsEqual("the".utf8)
  }

  /// The second word of `bone-in pork shoulder`, `center-cut chops` and `ready-to-serve broth`, which ends no noun.
  func isWithinModifier(_ word: Int) -> Bool {
    guard kinds.indices.contains(word), language == .en, word > 0 else { return false }
    if isOne(word, of: Self.cuts) {
      return word + 1 < kinds.count && words.words[word].gap == .space && !isFood(word - 1)
    }
    return kinds[word] == .stop && isOne(word - 1, of: Self.bones)
  }

  /// `cloves of garlic`, `zest of lemon`, `leg of lamb`; else a name that holds the “of” itself.
  private func linked(_ range: Range<Int>, at link: Int) -> PhraseOutcome {
    let crossing = ending(range, startingAtMost: link - 1)
    if case .unknown = crossing {} else { return crossing }
    let part = range.lowerBound..<link
    let noun = (link + 1..<range.upperBound).first { !kinds[$0].isTrimmable } ?? range.upperBound - 1
    let whole = noun..<range.upperBound
    let start = part.first { !kinds[$0].isIgnorable } ?? part.upperBound - 1
    let key = Array(words.bytes[bytes(whole)] + [0x20] + words.bytes[bytes(start..<part.upperBound)])
    if let hit = joined(key, start..<range.upperBound, .good) { return .found(hit) }
    guard part.allSatisfy({ kinds[$0].isPart || kinds[$0].isIgnorable }) else { return .unknown }
    let outcome = ending(whole, startingAtMost: whole.upperBound - 1)
    return outcome.hit.map { .found($0.atMost(.good)) } ?? outcome
  }

  /// The longest name that ends where the phrase ends, or before words there that may be left out.
  private func ending(_ range: Range<Int>, startingAtMost last: Int) -> PhraseOutcome {
    var end = range.upperBound
    var part: WordKind?
    while end > range.lowerBound {
      for start in range.lowerBound...max(range.lowerBound, min(last, end - 1)) where end > start {
        guard let outcome = outcome(start..<end, .exact) else { continue }
        guard let hit = outcome.hit else { return outcome }
        return accepted(hit, before: range.lowerBound..<start, part: part, isTrimmed: end < range.upperBound)
      }
      let kind = kinds[end - 1]
      guard kind.isTrimmable || kind.isPart else { break }
      if kind.isPart { part = kind }
      end -= 1
    }
    guard language == .de, part == nil, end > range.lowerBound, last == range.upperBound - 1 else { return .unknown }
    return compound(range, end - 1)
  }

  private func accepted(
    _ hit: PhraseHit, before: Range<Int>, part: WordKind?, isTrimmed: Bool
  ) -> PhraseOutcome {
    if part == .leaf, !book.traits[hit.food].isLeafy { return .unknown }
    guard var confidence = trust(before, beside: hit) else { return .unknown }
    if isTrimmed || part != nil { confidence = min(confidence, .good) }
    return .found(hit.atMost(confidence))
  }

  /// How far a match can be trusted beside words that were left out; `nil` where they make another food of it.
  private func trust(_ range: Range<Int>, beside hit: PhraseHit) -> FoodMatch.Confidence? {
    var trust: FoodMatch.Confidence = .exact
    for word in range {
      guard let limit = self.trust(beside: hit, word) else { return nil }
      trust = min(trust, limit)
    }
    return trust
  }

  private func trust(beside hit: PhraseHit, _ word: Int) -> FoodMatch.Confidence? {
    let food = book.foods[hit.food]
    if isLackOf(word) { return .fair }
    if isFlavour(word, before: hit) { return .fair }
    switch kinds[word] {
    case .colour where isFood(word) && !book.traits[hit.food].isProduce: return nil
    case .lighter: return .fair
    case .vegan: return food.origin == .vegan ? .good : nil
    case .vegetarian: return food.origin == .vegan || food.origin == .vegetarian ? .good : nil
    case .glutenFree: return Self.trust(without: .gluten, food)
    case .milkFree: return Self.trust(without: .milk, food)
    case .general: return nil
    case let kind where kind.isIgnorable || kind.isPart || kind == .link || kind == .stop: return .good
    default:
      // `Stork margarine`: a brand that stands for the same food is none beside it.
      if case .food(hit.food) = meaning(word..<word + 1) { return .good }
      if isFood(word) { return nil }
      return isGeneral(hit) ? .guess : .fair
    }
  }

  /// The salt of `low salt tamari`, `no salt added tomatoes` and `caldo bajo en sal`: less of something is no food beside
  /// the noun.
  private func isLackOf(_ word: Int) -> Bool {
    guard word > 0 else { return false }
    if isOne(word, of: Self.joints) { return kinds[word - 1] == .lighter }
    let before = word > 1 && isOne(word - 1, of: Self.joints) ? word - 2 : word - 1
    guard kinds[before] == .lighter || isOne(before, of: Self.denials) else { return false }
    return isOne(word, of: Self.lessened)
  }

  /// The vanilla of `vanilla-flavor pudding`, unless people may be allergic to it.
  private func isFlavour(_ word: Int, before hit: PhraseHit) -> Bool {
    guard word + 1 < hit.words.lowerBound, isOne(word + 1, of: Self.flavoured) else { return false }
    guard case .food(let food) = meaning(word..<word + 1) else { return false }
    return book.foods[food].contains.isEmpty && book.foods[food].mayContain.isEmpty
  }

  private func isOne(_ word: Int, of table: WordTable) -> Bool {
    table.number(of: words.bytes, in: words.words[word].range) != nil
  }

  private static let bones = WordTable(names: "bone ready")
  private static let cuts = WordTable(names: "cut")
  private static let denials = WordTable(names: "no without ohne")
  private static let joints = WordTable(names: "en")
  private static let lessened = WordTable(
    names: "salt sodium sugar fat carb calorie salz zucker sal sodio azúcar grasa grasas calorías sel sucre sucres")
  private static let flavoured = WordTable(names: "flavor flavour flavored flavoured style type infused")

  private static func trust(without allergen: Allergen, _ food: Food) -> FoodMatch.Confidence? {
    if food.contains.contains(AllergenSet(allergen)) { return nil }
    return food.mayContain.contains(AllergenSet(allergen)) ? .fair : .good
  }

  /// A single word such as “flour”: an unknown word beside it names a kind of its own.
  private func isGeneral(_ hit: PhraseHit) -> Bool {
    hit.words.count == 1 && kinds[hit.words.lowerBound] == .general
  }

  // MARK: French and Spanish

  private func nounFirst(_ range: Range<Int>) -> PhraseOutcome {
    var begin = range.lowerBound
    while begin < range.upperBound {
      for end in stride(from: range.upperBound, to: begin, by: -1) {
        guard let outcome = outcome(begin..<end, .exact) else { continue }
        guard var hit = outcome.hit else { return outcome }
        if begin > range.lowerBound { hit = hit.atMost(.good) }
        return trustAfter(end..<range.upperBound, beside: hit).map { .found(hit.atMost($0)) } ?? .unknown
      }
      let kind = kinds[begin]
      guard kind.isIgnorable || kind.isPart || (kind == .link && begin > range.lowerBound) else { return .unknown }
      begin += 1
    }
    return .unknown
  }

  /// As `trust`, for what follows a noun: with a preposition even an unknown word may name another food.
  private func trustAfter(_ range: Range<Int>, beside hit: PhraseHit) -> FoodMatch.Confidence? {
    var trust: FoodMatch.Confidence = .exact
    var isLinked = false
    for word in range {
      guard let limit = self.trust(beside: hit, word) else { return nil }
      trust = min(trust, isLinked && kinds[word] == .unknown ? .guess : limit)
      if kinds[word] == .link || kinds[word] == .stop { isLinked = true }
    }
    return trust
  }

  // MARK: German compounds

  /// A compound whose last part is a food and whose first part does not change which: Vollkornnudeln.
  ///
  /// A first part that nobody knows makes it a guess; a general last part (Mehl, Milch, Nuss) or a first part that is a
  /// food make it another food.
  private func compound(_ range: Range<Int>, _ word: Int) -> PhraseOutcome {
    let bytes = words.words[word].range
    guard bytes.count >= 7 else { return .unknown }
    for start in bytes.lowerBound + 3...bytes.upperBound - 4 {
      let suffix = start..<bytes.upperBound
      guard words.bytes[start] & 0xC0 != 0x80,
        case .food(let food) = book.names.meaning(of: words.bytes, suffix, .de)
      else { continue }
      let prefix = bytes.lowerBound..<start
      let isGeneral = WordLexicon.standard.kind(words.bytes, suffix, .de) == .general
      let known = isGeneral ? WordLexicon.germanQualities : WordLexicon.germanPrefixes
      let isKnown = known.contains(String(decoding: words.bytes[prefix], as: UTF8.self))
      guard isKnown || (!isGeneral && suffix.count >= 6 && !isFoodPrefix(prefix)) else { return .unknown }
      let hit = PhraseHit(food: food, words: word..<word + 1, language: .de, confidence: isKnown ? .good : .guess)
      return trust(range.lowerBound..<word, beside: hit).map { .found(hit.atMost($0)) } ?? .unknown
    }
    return piece(range, word)
  }

  /// A compound whose last part is a piece of the food before it: Wirsingkopf, Zucchiniwürfel, Tofustreifen.
  ///
  /// General first parts make something else of it: Käsestangen are baked, Suppenwürfel is stock.
  private func piece(_ range: Range<Int>, _ word: Int) -> PhraseOutcome {
    let bytes = words.words[word].range
    for start in bytes.lowerBound + 3...bytes.upperBound - 4 {
      guard Self.pieces.number(of: words.bytes, in: start..<bytes.upperBound) != nil else { continue }
      let prefix = bytes.lowerBound..<start
      for cut in 0...min(2, prefix.count - 3) {
        let part = prefix.lowerBound..<prefix.upperBound - cut
        guard case .food(let food) = book.names.meaning(of: words.bytes, part, .de),
          WordLexicon.standard.kind(words.bytes, part, .de) != .general
        else { continue }
        let hit = PhraseHit(food: food, words: word..<word + 1, language: .de, confidence: .good)
        return trust(range.lowerBound..<word, beside: hit).map { .found(hit.atMost($0)) } ?? .unknown
      }
    }
    return .unknown
  }

  private static let pieces = WordTable(
    names:
      """
      Kopf Köpfe Knolle Knollen Zehe Zehen Röschen Stange Stangen Würfel Würfelchen Scheibe Scheiben Streifen Spalte
      Spalten Hälfte Hälften Viertel Stück Stücke Stückchen Stift Stifte Schnitz Schnitze Ring Ringe
      """)

  /// Whether the first part of a compound is a food, as it stands or without the letters that join it; of another
  /// language, too: Peanutbutter is no butter.
  private func isFoodPrefix(_ prefix: Range<Int>) -> Bool {
    (0...min(2, prefix.count - 2)).contains { cut in
      var part = Array(words.bytes[prefix.dropLast(cut)])
      NameWords.makeSingular(&part, from: 0, accentEnd: -1)
      return FoodLanguage.allCases.contains { book.names.meaning(of: part, 0..<part.count, $0) != nil }
    }
  }
}
