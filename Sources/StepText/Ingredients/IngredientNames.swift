internal import Cookbook
internal import Foods
internal import IngredientLines
internal import Nutrition
internal import Quantities
internal import RecipeMarkdown

/// What the ingredients of one recipe can be called.
struct IngredientNames {
  typealias Key = [UInt8]

  /// One name of an ingredient, as words that compare.
  struct Name {
    let ingredient: Int
    let words: [Key]
    let food: Int?
    /// A recipe of its own: “the dough” is it, whatever dough that is.
    let isSubRecipe: Bool
    /// Beside the noun there are only words that say how it is, or its colour: black pepper, cold water.
    let isPlain: Bool
    /// The same without colours, which may name another food: salted butter, ice-cold water, but not red pepper.
    let isBare: Bool
    /// Ice or tap water.
    let isIced: Bool
    /// The words without the cut of meat or fish: chicken of chicken breasts; `nil` where none is named.
    let withoutCut: [Key]?
  }

  private(set) var names: [Name] = []
  /// For each ingredient the group it stands in; `nil` before the first.
  private(set) var groups: [Int?] = []
  private(set) var groupTitles: [[Key]] = []
  /// Lines of flours, sugars, leavens and spices, and those of sugars alone.
  var dryLines: Set<Int> = []
  var sugarLines: Set<Int> = []
  /// Of which the list has several pieces.
  private(set) var several: Set<Int> = []
  let language: FoodLanguage
  /// A bit for each last word, or first word where nouns come first, that a name has; a cheap no for most words.
  private var filter = WordFilter()
  /// The same for the words that names may go by.
  private var calledFilter = WordFilter()
  let foods: FoodBook

  var isEmpty: Bool { names.isEmpty }

  init(_ recipe: Recipe, lines: [AnalysedLine], foods: FoodBook, language: FoodLanguage) {
    self.language = language
    self.foods = foods
    groups = recipe.ingredients.map { _ in nil }
    for group in recipe.ingredientGroups { add(group, recipe.texts) }
    for (index, line) in lines.enumerated() {
      add(line.line.name, of: index, food: line.food, line)
      if let amount = line.line.amounts.first, amount.unit == nil, amount.measure.lowerBound.map({ $0 > .one }) ?? false
      {
        several.insert(index)
      }
      for (other, food) in zip(line.line.alternatives, line.alternatives) {
        add(other.name, of: index, food: food, line)
      }
    }
    findDryLines()
  }

  // MARK: Groups

  private mutating func add(_ group: IngredientGroup, _ texts: MarkdownTexts) {
    groupTitles.append(keys(ofTitle: texts.plainText(group.title)))
    groups += group.ingredients.map { _ in groupTitles.count - 1 }
    for child in group.ingredientGroups { add(child, texts) }
  }

  /// The words that name something, without `for the`.
  private func keys(ofTitle title: String) -> [Key] {
    let phrases = FoodPhrases(title, in: foods, language: language)
    let before = MentionWords.before(language)
    return phrases.words.words.indices.compactMap { index in
      let range = phrases.words.words[index].range
      guard before.role(phrases.words.bytes, range) == nil, phrases.kinds[index] != .stop,
        phrases.kinds[index] != .and
      else { return nil }
      return key(phrases.words, index)
    }
  }

  /// The group with all the words of a heading, or the other way round; `nil` unless there is exactly one.
  func group(named title: String) -> Int? {
    let wanted = keys(ofTitle: title)
    guard !wanted.isEmpty else { return nil }
    let found = groupTitles.indices.filter { index in
      let words = groupTitles[index]
      return !words.isEmpty && (words.allSatisfy(wanted.contains) || wanted.allSatisfy(words.contains))
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Names

  private mutating func add(_ name: String, of ingredient: Int, food: Food?, _ line: AnalysedLine) {
    let phrases = FoodPhrases(name, in: foods, language: language)
    for part in parts(of: name, phrases) {
      add(
        part, of: ingredient, food: foods.food(named: NameWords(part).bytes, in: language).map { foods.foods[$0] }, line
      )
    }
    let core = Self.core(phrases)
    guard !core.isEmpty else { return }
    let words = core.map { key(phrases.words, $0) }
    let cut =
      language.hasNounLast ? core.dropLast(while: { phrases.kinds[$0].isPart || isCut(phrases.words, $0) }) : core
    let short = language.hasNounLast ? headOfForeignName(core, phrases) ?? cut : withoutLeadingCut(core, phrases)
    var isSubRecipe = false
    if case .subRecipe = line.subject { isSubRecipe = true }
    let beside = language.hasNounLast ? core.dropLast() : core.dropFirst()
    let isPlain = beside.allSatisfy { phrases.kinds[$0].isIgnorable }
    let isBare = beside.allSatisfy { word in
      phrases.kinds[word].isIgnorable && phrases.kinds[word] != .colour
        || plainRole(phrases, word) == .some
    }
    let isIced = beside.count == 1 && plainRole(phrases, beside.lowerBound) == .taken
    let bare = short.drop { phrases.kinds[$0].isTrimmable }
    names.append(
      Name(
        ingredient: ingredient, words: words, food: food.flatMap { foods.index(named: $0.name) },
        isSubRecipe: isSubRecipe, isPlain: isPlain, isBare: isBare, isIced: isIced,
        withoutCut: short.count < core.count && !bare.isEmpty ? bare.map { key(phrases.words, $0) } : nil))
    if words.count > 1 { calledFilter.insert(words[0][...]) }
    if let kind = Self.sauceKind(words) { calledFilter.insert(kind[...]) }
    let behind = (language.hasNounLast ? short.last : short.first).map { [key(phrases.words, $0)] } ?? []
    for word in (language.hasNounLast ? words.suffix(1) : words.prefix(1)) + behind {
      filter.insert(word[...])
    }
  }

  /// The `poulet` of `cuisses de poulet`.
  private func withoutLeadingCut(_ core: Range<Int>, _ phrases: FoodPhrases) -> Range<Int> {
    guard core.count > 2, isCut(phrases.words, core.lowerBound), isLink(phrases, core.lowerBound + 1) else {
      return core
    }
    return core.lowerBound + 2..<core.upperBound
  }

  /// The `Pimientos` of `Pimientos de Padrón`, whose noun comes first also in English and German.
  private func headOfForeignName(_ core: Range<Int>, _ phrases: FoodPhrases) -> Range<Int>? {
    core.dropFirst().first { isLink(phrases, $0) }.map { core.lowerBound..<$0 }
  }

  private func isLink(_ phrases: FoodPhrases, _ index: Int) -> Bool {
    let word = phrases.words.bytes[phrases.words.words[index].range]
    return word.elementsEqual("de".utf8) || word.elementsEqual("di".utf8)
  }

  private func plainRole(_ phrases: FoodPhrases, _ word: Int) -> MentionWords.Role? {
    MentionWords.plain.role(phrases.words.bytes, phrases.words.words[word].range)
  }

  /// The two foods of a line such as `salt and pepper`; none where “and” joins no two.
  private func parts(of name: String, _ phrases: FoodPhrases) -> [String] {
    let words = phrases.words.words
    guard let joint = words.indices.first(where: { phrases.kinds[$0] == .and }), joint > 0, joint + 1 < words.count,
      !words.contains(where: { $0.isAside || $0.gap == .comma })
    else { return [] }
    let bytes = Array(name.utf8)
    let parts = [0..<joint, joint + 1..<words.count]
    guard parts.allSatisfy({ phrases.food($0) != nil }) else { return [] }
    return parts.map { part in
      let source = words[part.lowerBound].source.lowerBound..<words[part.upperBound - 1].source.upperBound
      return String(decoding: bytes[source], as: UTF8.self)
    }
  }

  private func isCut(_ words: NameWords, _ index: Int) -> Bool {
    MentionWords.cuts.role(words.bytes, words.words[index].range) != nil
  }

  /// The words of a name from the first that tells foods apart to the noun.
  private static func core(_ phrases: FoodPhrases) -> Range<Int> {
    let words = phrases.words.words
    guard !words.isEmpty else { return 0..<0 }
    let start = words.indices.first { !words[$0].isAside } ?? 0
    let noun = words.indices[start...].first { !phrases.kinds[$0].isTrimmable } ?? words.count
    let end = words.indices.dropFirst(start + 1).first { index in
      guard words[index].gap != .comma, !words[index].isAside else {
        // `boneless, skinless chicken breasts`: the noun is still to come.
        return noun < index
      }
      return phrases.kinds[index] == .stop
    }
    var range = start..<(end ?? words.count)
    while range.count > 1, phrases.food(range) == nil, phrases.kinds[range.lowerBound].isTrimmable {
      range = range.lowerBound + 1..<range.upperBound
    }
    while range.count > 1,
      isGrade(range.upperBound - 1, in: phrases)
        || phrases.food(range) == nil && phrases.kinds[range.upperBound - 1].isTrimmable
    {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  /// `Type 405` says how fine a flour is.
  private static func isGrade(_ index: Int, in phrases: FoodPhrases) -> Bool {
    let word = phrases.words.bytes[phrases.words.words[index].range]
    return word.allSatisfy { $0 <= 0x39 } || phrases.language != .en && word.elementsEqual("typ".utf8)
  }

  // MARK: Words

  /// A word as it compares here: in German without the endings of plurals and cases, too.
  func key(_ words: NameWords, _ index: Int) -> Key { Array(words.bytes[range(words, index)]) }

  func range(_ words: NameWords, _ index: Int) -> Range<Int> {
    let range = words.words[index].range
    guard language == .de else { return range }
    let stem = StepWords.stem(words.bytes[range])
    return stem.startIndex..<stem.endIndex
  }

  /// Whether a word may be all that is said of a name; a cheap no for most words.
  func mayBeCalled(by word: ArraySlice<UInt8>) -> Bool {
    switch language {
    case .en: calledFilter.mayHave(word)
    case .de: true
    case .fr, .es: false
    }
  }

  func mayEndName(_ word: ArraySlice<UInt8>) -> Bool { filter.mayHave(word) }
}

extension Range<Int> {
  func dropLast(while isDropped: (Int) -> Bool) -> Range<Int> {
    var end = upperBound
    while end > lowerBound, isDropped(end - 1) { end -= 1 }
    return lowerBound..<end
  }
}
