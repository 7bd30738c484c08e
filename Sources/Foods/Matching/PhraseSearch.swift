internal import Words

/// The search for a food in the words of one name, read in one language.
struct PhraseSearch {
  let book: FoodBook
  let words: NameWords
  let language: FoodLanguage
  let kinds: [WordKind]

  init(book: FoodBook, words: NameWords, language: FoodLanguage) {
    self.book = book
    self.words = words
    self.language = language
    kinds = words.words.map { WordLexicon.standard.kind(words.bytes, $0.range, language) }
  }

  func run(comment: String?) -> PhraseOutcome {
    let all = 0..<words.words.count
    if let share = shared(all, comment: comment) { return .found(share) }
    if let whole = outcome(all, .exact) { return whole }
    if let share = numbersFirst(all) { return .found(share) }
    let main = noun(in: all)
    guard !main.isEmpty else { return .unknown }
    if let turned = turned(main) { return .found(turned) }
    if main != all, let whole = outcome(main, .exact) { return whole }
    if let turned = turned(main, comment: comment) { return .found(turned) }
    if let split = (main.lowerBound + 1..<main.upperBound).first(where: isSplit) { return choice(main, at: split) }
    return phrase(main)
  }

  // MARK: Looking up

  /// The bytes of neighbouring words.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    words.words[range.lowerBound].range.lowerBound..<words.words[range.upperBound - 1].range.upperBound
  }

  /// Whether neighbouring words may be a name in the language of the text; a cheap no for most of several.
  func mayBeName(_ range: Range<Int>) -> Bool {
    guard range.count > 1 else { return true }
    let last = words.words[range.upperBound - 1].range
    return book.names.ends.mayEndApart(words.bytes, last)
      || range.count == 2 && language.hasNounLast && book.names.ends.mayEndJoined(words.bytes, last)
  }

  func meaning(_ range: Range<Int>, _ language: FoodLanguage? = nil) -> FoodNameIndex.Meaning? {
    let language = language ?? self.language
    if range.count == 1, language == .en, let meaning = meaningOfNumber(words.words[range.lowerBound]) {
      return meaning
    }
    if let meaning = book.names.meaning(of: words.bytes, bytes(range), language) { return meaning }
    guard range.count == 2, language.hasNounLast else { return nil }
    // “chick peas” are chickpeas; that they are written apart happens to two words only.
    let (first, second) = (words.words[range.lowerBound].range, words.words[range.lowerBound + 1].range)
    if let meaning = book.names.meaning(of: words.bytes, first, joinedWith: second, language) { return meaning }
    guard language == .de, book.names.meaning(of: words.bytes, first, .de) != nil else { return nil }
    return Self.joints.lazy.compactMap { joint in
      let key = Array(words.bytes[first] + joint + words.bytes[second])
      return book.names.meaning(of: key, 0..<key.count, .de)
    }.first
  }

  /// What joins the parts of a German compound: `Rind Hackfleisch` is Rinderhackfleisch.
  private static let joints = ["n", "s", "er", "e", "en"].map { Array($0.utf8) }

  /// A plural that means another food than its singular: peppers, and the bitter that is drunk by the pint.
  private func meaningOfNumber(_ word: NameWords.Word) -> FoodNameIndex.Meaning? {
    let food: StaticString? =
      switch word.source.count - word.range.count {
      case 1 where words.bytes[word.range].elementsEqual("pepper".utf8): "bell pepper"
      case 0 where words.bytes[word.range].elementsEqual("bitter".utf8): "bitter beer"
      default: nil
      }
    guard let food else { return nil }
    let key = NameWords(food.description).bytes
    return book.names.meaning(of: key, 0..<key.count, .en)
  }

  func outcome(_ range: Range<Int>, _ confidence: FoodMatch.Confidence) -> PhraseOutcome? {
    switch meaning(range) {
    case .food(let food):
      .found(PhraseHit(food: food, words: range, language: language, confidence: confidence))
    case .nothing: .nothing
    case nil: nil
    }
  }

  /// Whether a word is by itself the name of a food.
  func isFood(_ word: Int) -> Bool {
    if case .food = meaning(word..<word + 1) { true } else { false }
  }

  /// `ground beef 90/10`, which tables and other cooks call 90/10 ground beef.
  private func numbersFirst(_ all: Range<Int>) -> PhraseHit? {
    let numbers = all.reversed().prefix { words.isNumber(words.words[$0]) }.count
    guard language.hasNounLast, numbers > 0, numbers < all.count else { return nil }
    let split = all.upperBound - numbers
    let key = words.bytes[bytes(split..<all.upperBound)] + [0x20] + words.bytes[bytes(all.lowerBound..<split)]
    return joined(Array(key), all, .good)
  }

  // MARK: Parts of the name

  /// The words that hold the noun: up to the first comma or parenthesis after a word that says which food it is.
  func noun(in all: Range<Int>) -> Range<Int> {
    var start = all.lowerBound
    while start < all.upperBound, words.words[start].isAside { start += 1 }
    var end = start
    var hasNoun = false
    while end < all.upperBound {
      let word = words.words[end]
      if word.isAside || (word.gap == .comma && end > start && hasNoun) { break }
      if !kinds[end].isNoNoun, !isWithinModifier(end), !isWithinModifier(end + 1) { hasNoun = true }
      end += 1
    }
    return start..<end
  }

  /// `flour, all-purpose` and `tomatoes (canned)`: what follows belongs before the noun.
  private func turned(_ main: Range<Int>) -> PhraseHit? {
    guard main.upperBound < words.words.count else { return nil }
    var end = main.upperBound + 1
    while end < words.words.count, words.words[end].gap != .comma,
      words.words[end].isAside == words.words[main.upperBound].isAside
    {
      end += 1
    }
    return turned(main, after: Array(words.bytes[bytes(main.upperBound..<end)]))
  }

  /// The same where the comment has been taken off.
  private func turned(_ main: Range<Int>, comment: String?) -> PhraseHit? {
    guard let comment, comment.utf8.count <= Self.longestTurned else { return nil }
    let words = NameWords(comment)
    // `less than 5% fat` asks for 5 % fat.
    let start = words.words.prefix { Self.bounds.number(of: words.bytes, in: $0.range) != nil }.count
    guard start > 0, start < words.words.count else { return turned(main, after: words.bytes) }
    return turned(main, after: Array(words.bytes[words.words[start].range.lowerBound...]))
  }

  /// `beef mince (5% fat)` is another food than beef mince.
  private func shared(_ all: Range<Int>, comment: String?) -> PhraseHit? {
    guard let comment, comment.utf8.contains(UInt8(ascii: "%")), !all.isEmpty else { return nil }
    if let hit = turned(all, comment: comment) { return hit }
    guard language == .de, comment.utf8.count <= Self.longestTurned else { return nil }
    return joined(words.bytes[bytes(all)] + [0x20] + NameWords(comment).bytes, all, .good)
  }

  private static let bounds = WordTable(names: "less than max maximum under unter höchstens maximal")

  /// In bytes; whoever writes more after a comma writes what to do.
  private static let longestTurned = 24

  private func turned(_ main: Range<Int>, after: [UInt8]) -> PhraseHit? {
    guard !after.isEmpty, after.count <= Self.longestTurned else { return nil }
    let noun = words.bytes[bytes(main)]
    return joined(language.hasNounLast ? after + [0x20] + noun : noun + [0x20] + after, main, .good)
  }

  /// A food whose name is made of parts that do not stand side by side.
  func joined(_ key: [UInt8], _ range: Range<Int>, _ confidence: FoodMatch.Confidence) -> PhraseHit? {
    guard case .food(let food) = book.names.meaning(of: key, 0..<key.count, language) else { return nil }
    return PhraseHit(food: food, words: range, language: language, confidence: confidence)
  }

  private func isSplit(_ word: Int) -> Bool {
    kinds[word] == .or || kinds[word] == .and || words.words[word].gap == .slash
  }

  // MARK: Other languages

  /// A food whose name in another language the whole name is, but for words that may be left out.
  ///
  /// A single plain word may be a false friend, and is a guess.
  func foreign() -> PhraseHit? {
    let whole = noun(in: 0..<words.words.count)
    guard !whole.isEmpty else { return nil }
    var core = whole
    while core.count > 1, kinds[core.lowerBound].isTrimmable { core = core.lowerBound + 1..<core.upperBound }
    while core.count > 1, kinds[core.upperBound - 1].isTrimmable { core = core.lowerBound..<core.upperBound - 1 }
    // A can is no “cane”: what the language has a word for is none of another.
    guard core.count > 1 || kinds[core.lowerBound] == .unknown || kinds[core.lowerBound] == .general else { return nil }
    for range in core == whole ? [whole] : [whole, core] {
      for other in FoodLanguage.allCases where other != language {
        guard case .food(let food) = meaning(range, other) else { continue }
        let isPlain = range.count == 1 && !words.hasAccents
        return PhraseHit(food: food, words: range, language: other, confidence: isPlain ? .guess : .fair)
      }
    }
    return nil
  }
}
