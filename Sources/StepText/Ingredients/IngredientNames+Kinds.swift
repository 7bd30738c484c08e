internal import Foods

/// Whether a line is a kind of what words say, or goes by a part of its name.
extension IngredientNames {
  /// Whether a name is a kind of what the words say: olive oil of oil, cheddar of cheese.
  func isKind(_ name: Name, of words: [Key], _ phrase: Range<Int>, in phrases: FoodPhrases) -> Bool {
    if name.withoutCut == words || isOfBlend(name, words) { return true }
    let isLonger = name.words.count > words.count
    let isPart =
      isLonger
      && (language.hasNounLast ? name.words.suffix(words.count) : name.words.prefix(words.count)).elementsEqual(words)
    if isPart { return name.isSubRecipe || !isVague(phrase, in: phrases) }
    guard phrase.count == 1, !isVague(phrase, in: phrases) else { return false }
    return isCompound(name, of: words[0], phrase, in: phrases) || isNamed(name, with: words[0])
  }

  /// A paleo flour blend is flour.
  private func isOfBlend(_ name: Name, _ words: [Key]) -> Bool {
    guard language == .en, let last = name.words.last, last.elementsEqual("blend".utf8), let own = name.withoutCut
    else {
      return false
    }
    return own.count > words.count && own.suffix(words.count).elementsEqual(words)
  }

  /// Olivenöl is a kind of Öl, Knollensellerie of Sellerie.
  private func isCompound(_ name: Name, of word: Key, _ phrase: Range<Int>, in phrases: FoodPhrases) -> Bool {
    guard language == .de,
      isLong(phrases.words, phrase.lowerBound) || phrases.kinds[phrase.lowerBound] == .general,
      let last = name.words.last, last.count >= word.count + 3, last.suffix(word.count).elementsEqual(word)
    else { return false }
    // What stands before the last part is a word: there is no wine in Schwein.
    return last.dropLast(word.count).contains { "aeiouy".utf8.contains($0) }
  }

  /// Shorter words end others by chance. Bohnen are long enough for what is left of them without their ending.
  private func isLong(_ words: NameWords, _ index: Int) -> Bool {
    let stem = range(words, index).count
    return stem >= 5 || stem == 4 && words.words[index].source.count > 5
  }

  /// Whether a name is a compound whose last part a word is: Schinkenwürfel of Rohschinkenwürfel.
  func endsCompound(_ words: NameWords, _ index: Int) -> Bool {
    let word = range(words, index)
    guard language == .de, isLong(words, index) else { return false }
    return names.contains { name in
      name.words.last.map { $0.count >= word.count + 3 && $0.suffix(word.count).elementsEqual(words.bytes[word]) }
        ?? false
    }
  }

  /// The food has a name with both: cheddar cheese, fromage de chèvre.
  private func isNamed(_ name: Name, with word: Key) -> Bool {
    guard let food = name.food, language != .de else { return false }
    var key = language.hasNounLast ? [] : word
    for part in name.words {
      if !key.isEmpty { key.append(0x20) }
      key += part
    }
    if language.hasNounLast {
      key.append(0x20)
      key += word
    }
    return foods.food(named: key, in: language) == food
  }

  /// Whether a word is no food by itself and still means a line, as `Chili` means Chilipulver.
  func goesBy(_ words: NameWords, _ index: Int) -> Bool {
    guard mayBeCalled(by: words.bytes[range(words, index)]) else { return false }
    let word = key(words, index)
    return names.contains { isCalled($0, by: word) || isTaken(from: $0, word) }
  }

  /// Whether a food goes by the first word of its name: the vanilla of vanilla bean, Chili of Chilipulver.
  func isCalled(_ name: Name, by word: Key) -> Bool {
    switch language {
    case .en:
      if isSauce(name, word) { return true }
      guard name.words.count > 1, name.words[0] == word, !Self.dishes.contains(String(decoding: word, as: UTF8.self))
      else { return false }
      return name.words.dropFirst().allSatisfy { MentionWords.ending.role($0, $0.indices) != nil }
    case .de:
      // The singular of `Chili` compares as if it were English.
      let word = word.last == UInt8(ascii: "y") ? word.dropLast() + [UInt8(ascii: "i")] : word
      guard let last = name.words.last, word.count >= 4, last.count > word.count, last.starts(with: word) else {
        return false
      }
      return Self.endings.contains { $0.elementsEqual(last.dropFirst(word.count)) }
    case .fr, .es: return false
    }
  }

  /// Sauces that nobody takes for anything else: `the soy`, but not `the tomato`.
  private func isSauce(_ name: Name, _ word: Key) -> Bool {
    Self.sauceKind(name.words).map { $0 == word && MentionWords.calledSauces.role(word, word.indices) != nil } ?? false
  }

  /// The word before `sauce` at the end of a name.
  static func sauceKind(_ words: [Key]) -> Key? {
    guard words.count > 1, let last = words.last, MentionWords.sauce.role(last, last.indices) != nil else { return nil }
    return words[words.count - 2]
  }

  /// Whether a word is what German calls a part of a food: Zitronenschale of Zitronen.
  func isTaken(from name: Name, _ word: Key) -> Bool {
    guard language == .de, let last = name.words.last, last.count >= 5, word.starts(with: last) else { return false }
    let rest = word.dropFirst(last.count)
    return Self.joints.contains { joint in
      rest.starts(with: joint) && Self.parts.contains { $0.elementsEqual(rest.dropFirst(joint.count)) }
    }
  }

  /// What is a dish as well as a spice, and what is no food.
  private static let dishes: Set<String> = ["curry", "chili", "onion", "garlic", "baking", "cooking"]
  private static let endings = ["pulv", "schot", "extrakt", "flock", "past", "stang"].map { Array($0.utf8) }
  private static let joints = ["", "n", "en", "s", "nen"].map { Array($0.utf8) }
  private static let parts = ["schal", "saft", "abrieb", "zest", "mark"].map { Array($0.utf8) }
}
