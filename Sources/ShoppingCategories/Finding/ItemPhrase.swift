internal import Foods

/// The words of an item as one language reads them: which of them hold the noun, and which may be left out.
struct ItemPhrase {
  let words: NameWords
  let language: FoodLanguage
  /// Up to the first comma or parenthesis.
  private let stretch: Range<Int>
  /// The same up to the first “for” or “with”.
  let main: Range<Int>
  /// The same without the words that only describe, at both ends.
  let core: Range<Int>
  let kinds: [WordKind]

  init(_ words: NameWords, _ language: FoodLanguage) {
    self.words = words
    self.language = language
    let kinds = words.words.map { WordLexicon.standard.kind(words.bytes, $0.range, language) }
    self.kinds = kinds
    let stretch = Self.stretch(words, kinds)
    self.stretch = stretch
    main = stretch.lowerBound..<(stretch.dropFirst().first { kinds[$0] == .stop } ?? stretch.upperBound)
    var core = main
    while core.count > 1, kinds[core.lowerBound].isIgnorable, kinds[core.lowerBound] != .colour {
      core = core.lowerBound + 1..<core.upperBound
    }
    while core.count > 1, kinds[core.upperBound - 1].isTrimmable { core = core.lowerBound..<core.upperBound - 1 }
    self.core = core
  }

  private static func stretch(_ words: NameWords, _ kinds: [WordKind]) -> Range<Int> {
    var start = 0
    while start < kinds.count, words.words[start].isAside { start += 1 }
    if start == kinds.count { start = 0 }
    let depth = start < kinds.count ? words.words[start].isAside : false
    var end = start
    var hasNoun = false
    while end < kinds.count {
      let word = words.words[end]
      if end > start, word.isAside != depth || (hasNoun && word.gap == .comma) { break }
      if !kinds[end].isNoNoun { hasNoun = true }
      end += 1
    }
    return start..<end
  }

  // MARK: Products

  struct Hit {
    var entry: CategoryLexicon.Entry
    /// Nothing was left out that says more about it.
    var isWhole: Bool
    var isSingleWord: Bool
    /// It is all there is before a comma or parenthesis, with what only describes and what a “for” begins.
    var coversAll = true
    /// It ends a German word whose beginning nobody looked at.
    var isCompound = false
  }

  /// The longest phrase of the lexicon at the place of the noun: the end in English and German, the beginning in
  /// French and Spanish.
  func longest(_ strength: CategoryLexicon.Strength) -> Hit? {
    guard !main.isEmpty else { return nil }
    // A name may hold a “for” itself: comida para gatos.
    for start in main == stretch ? [] : [stretch.lowerBound, core.lowerBound] {
      guard let entry = entry(start..<stretch.upperBound, strength) else { continue }
      return Hit(entry: entry, isWhole: true, isSingleWord: false)
    }
    return language.hasNounLast ? ending(strength) : beginning(strength)
  }

  private func ending(_ strength: CategoryLexicon.Strength) -> Hit? {
    for end in ends {
      for start in main.lowerBound..<end {
        guard let entry = entry(start..<end, strength) else { continue }
        // `chicken and mushroom pie`: a dish is no less that for what else is in it.
        let isDish = entry.category == .refrigeratedItems && end - start > 1
        // Ground coriander is another food than coriander.
        return Hit(
          entry: entry, isWhole: start <= core.lowerBound || isDish, isSingleWord: end - start == 1,
          coversAll: start == main.lowerBound)
      }
    }
    return language == .de ? compound(strength) : nil
  }

  /// Where the noun may end: at the end, before what only describes, and before the pack it comes in (`iced tea bottles`).
  private var ends: [Int] {
    var ends = main.upperBound == core.upperBound ? [main.upperBound] : [main.upperBound, core.upperBound]
    if core.count > 1, kinds[core.upperBound - 1].isPart { ends.append(core.upperBound - 1) }
    return ends
  }

  private func beginning(_ strength: CategoryLexicon.Strength) -> Hit? {
    for start in main.lowerBound == core.lowerBound ? [main.lowerBound] : [main.lowerBound, core.lowerBound] {
      for end in stride(from: main.upperBound, to: start, by: -1) {
        guard let entry = entry(start..<end, strength) ?? looseProduct(start..<end, strength) else { continue }
        if strength == .product, end - start == 1, end < core.upperBound, !isDescribed(from: end) { return nil }
        return Hit(
          entry: entry, isWhole: end >= core.upperBound, isSingleWord: end - start == 1,
          coversAll: end == stretch.upperBound)
      }
    }
    return nil
  }

  /// Whether what follows a noun says something about it: after a single word anything else may be another language.
  private func isDescribed(from word: Int) -> Bool {
    kinds[word] == .link || kinds[word] == .stop || kinds[word].isIgnorable
  }

  /// A product that is not described so stands for its kind of product.
  private func looseProduct(_ range: Range<Int>, _ strength: CategoryLexicon.Strength) -> CategoryLexicon.Entry? {
    strength == .noun ? entry(range, .product) : nil
  }

  private func compound(_ strength: CategoryLexicon.Strength) -> Hit? {
    let word = words.words[core.upperBound - 1].range
    guard word.count >= Self.shortestCompound else { return nil }
    for start in word.lowerBound + 2..<word.upperBound - 2 {
      let range = start..<word.upperBound
      let found = CategoryLexicon.standard.entry(words.bytes, range, language, strength, isEnding: true)
      if let found {
        return Hit(entry: found, isWhole: core.count == 1, isSingleWord: true, isCompound: start > word.lowerBound)
      }
    }
    return nil
  }

  /// In bytes.
  private static let shortestCompound = 6

  private func entry(_ range: Range<Int>, _ strength: CategoryLexicon.Strength) -> CategoryLexicon.Entry? {
    let bytes = words.words[range.lowerBound].range.lowerBound..<words.words[range.upperBound - 1].range.upperBound
    return CategoryLexicon.standard.entry(words.bytes, bytes, language, strength)
  }
}
