internal import Foods
internal import IngredientLines
internal import KitchenUnits

/// The foods a line names beside its first.
///
/// What “and” or a list of commas joins is asked for as well (`flour and panko`; `salt, pepper, soy sauce`, where no
/// amount says that the rest is a remark); what a remark names by its whole name
/// may be in it (`oil for frying (peanut, rapeseed)`, `plus butter for the pan`), and so may what name or remark says
/// the food is made with (`bread with walnuts`, `rice (with shrimp)`, `pain aux noix`), or a word for a dish tells
/// (`breaded aubergine`). Remarks that deny a food, or only compare with its size, name none.
struct FoodsBeside {
  private(set) var foods: [Food] = []
  /// Those of `foods` that “and” or a comma joins with the first.
  private(set) var joined: [Food] = []
  private(set) var mentioned: [Food] = []
  /// What is asked for as well and nobody knows: `gorblax` of `sugar and gorblax`.
  private(set) var unmatched: [String] = []

  private let matcher: FoodMatcher
  private let language: String
  private let lexicon: FoodLanguage

  /// - Parameters:
  ///   - text: the whole line as written.
  ///   - lower: the lines below it that are part of its name.
  ///   - isLowerList: they are a list, whose items are asked for as well.
  init(
    _ line: IngredientLine, text: String, lower: [String] = [], isLowerList: Bool = false, matcher: FoodMatcher,
    language: String
  ) {
    self.matcher = matcher
    self.language = language
    lexicon = FoodLanguage(tag: language) ?? .en
    let named = parts(of: line.phrase)
    // `bread and butter pickles` ask for no butter.
    let isOne = named.count > 1 && matcher.matchWhole(line.phrase, language: language) != nil
    let joined = line.alternatives.isEmpty && !isOne ? named.dropFirst().map { whole($0, after: named.first) } : []
    add(joined, atLeast: .fair)
    self.joined = foods
    let nameless = joined.filter { food($0, atLeast: .fair) == nil }
    let remarks = (line.comment.map { parts(of: $0) } ?? []).filter { !isDenied($0) && !isShell($0) }
    let isList = line.amounts.isEmpty && line.alternatives.isEmpty && isList(text)
    if isList { add(remarks, atLeast: .good) } else { mention(remarks, atLeast: .good) }
    for name in named { mention(JoiningWords.additions(in: name, isRemark: false), atLeast: .good) }
    for remark in remarks {
      mention(JoiningWords.additions(in: remark, isRemark: true), atLeast: .good)
      mention(kind: remark, of: line.name)
    }
    for remark in lower.flatMap(parts).filter({ !isDenied($0) && !isShell($0) }) {
      if isLowerList { add([withoutAmount(remark)], atLeast: .fair) }
      mention([remark] + JoiningWords.additions(in: remark, isRemark: true), atLeast: .good)
    }
    for dish in DishWords.found(in: text) where !isNamed(dish, in: line) { mention(dish) }
    // `chicken and prawn paella mix`: nobody knows the mix, but it says what it is of.
    mentioned += nameless.filter { !isDenied($0) }.flatMap { words(of: $0) }
      .compactMap { food($0, atLeast: .exact) }.filter { !$0.contains.isEmpty }
  }

  /// Adds foods that are asked for, known or not.
  private mutating func add(_ parts: [String], atLeast limit: FoodMatch.Confidence) {
    for part in parts {
      if let food = food(part, atLeast: limit) {
        foods.append(food)
      } else if !isDenied(part), namesSomething(part) {
        unmatched.append(part)
      }
    }
  }

  /// Adds foods that may be in it, as far as that says anything.
  private mutating func mention(_ parts: [String], atLeast limit: FoodMatch.Confidence) {
    for part in parts where !isDenied(part) && !isShell(part) {
      let part = withoutAmount(part)
      guard let food = food(part, atLeast: limit) ?? withoutArticle(part).flatMap({ food($0, atLeast: limit) }),
        Self.saysAnything(food)
      else { continue }
      mentioned.append(food)
    }
  }

  /// `prawns` of `50 g prawns` and of `traces of prawns`
  private func withoutAmount(_ part: String) -> String {
    guard part.contains(where: \.isNumber) else { return part }
    let line = IngredientLineReader.read(name: part, amount: nil, language: language)
    return line.amounts.isEmpty ? part : line.name
  }

  /// `crevettes` of `avec des crevettes`
  private func withoutArticle(_ part: String) -> String? {
    let words = NameWords(part)
    guard words.words.count > 1, WordLexicon.standard.kind(words.bytes, words.words[0].range, lexicon) == .link else {
      return nil
    }
    return String(decoding: Array(part.utf8)[words.words[1].source.lowerBound...], as: UTF8.self)
  }

  /// `milk (oat, soy or almond)`: soy is no food of the table, but soy milk is; `Parmesan, grated` is its own.
  private mutating func mention(kind: String, of name: String) {
    guard !kind.utf8.contains(0x20), namesSomething(kind), food(kind, atLeast: .good) == nil,
      let match = matcher.matchWhole("\(kind) \(name)", language: language), match.confidence == .exact
    else { return }
    mentioned.append(matcher.book.foods[match.index])
  }

  /// What a dish is made with may be in it; where the table lacks it, nobody knows.
  private mutating func mention(_ dish: DishWords.Dish) {
    let foods = dish.foods.compactMap { matcher.book.food(named: $0) }
    mentioned += foods
    if foods.isEmpty || foods.count < dish.foods.count { unmatched.append(dish.word) }
  }

  /// Whether the table has the dish by its whole name, and with it what it is made of: `creamed corn`.
  private func isNamed(_ dish: DishWords.Dish, in line: IngredientLine) -> Bool {
    (line.wholeNames + [line.phrase, line.name]).contains { name in
      NameWords(name).contains(dish.key) && matcher.matchWhole(name, language: language)?.confidence == .exact
    }
  }

  private static func saysAnything(_ food: Food) -> Bool {
    !food.contains.union(food.mayContain).isEmpty || Diet.allCases.contains { $0.allows(food) != true }
  }

  /// Whether a part of the line that is no food is more than how the food is, and what it is for.
  private func namesSomething(_ part: String) -> Bool {
    let words = NameWords(part)
    let kinds = words.words.map { WordLexicon.standard.kind(words.bytes, $0.range, lexicon) }
    return kinds.first != .stop
      && kinds.contains { !$0.isIgnorable && !$0.isPart && $0 != .link && $0 != .stop }
      && !IngredientLineReader.saysHow(part, language: language) && !IngredientLineReader.isHeading(part)
  }

  /// The yellow ones of `poivrons rouges et jaunes` are peppers, and no yolks.
  private func whole(_ part: String, after first: String?) -> String {
    first.flatMap { matcher.sharingNoun(part, with: $0, language: language) } ?? part
  }

  private func words(of text: String) -> [String] {
    let utf8 = Array(text.utf8)
    return NameWords(text).words.map { String(decoding: utf8[$0.source], as: UTF8.self) }
  }

  private func food(_ name: String, atLeast limit: FoodMatch.Confidence) -> Food? {
    guard let match = matcher.match(name, language: language), match.confidence >= limit || isMissing(match)
    else { return nil }
    return matcher.book.foods[match.index]
  }

  /// A tin may be what the butter is for.
  private func isMissing(_ match: FoodMatch) -> Bool {
    if case .missing = match.form { match.confidence == .fair } else { false }
  }

  /// `prawns, shell on`, `walnuts in their shells`: what a food grows in, and no pasta.
  private func isShell(_ part: String) -> Bool {
    let words = NameWords(part)
    return words.contains(Self.shell)
      && words.words.allSatisfy { word in
        let kind = WordLexicon.standard.kind(words.bytes, word.range, lexicon)
        return words.bytes[word.range].elementsEqual(Self.shell) || kind.isIgnorable || kind == .stop || kind == .link
          || Self.owners.contains { words.bytes[word.range].elementsEqual($0) }
      }
  }

  private static let shell = NameWords("shell").bytes
  private static let owners = ["their", "its", "still", "tail", "head", "half", "left"].map { NameWords($0).bytes }

  /// No line of a recipe joins more; each is looked for, and a text may have as many commas as letters.
  private static let mostParts = 256

  /// The texts between commas, brackets, “and” and “or”, the first of very many.
  private func parts(of text: String) -> [String] {
    let words = NameWords(text)
    let utf8 = Array(text.utf8)
    var parts: [String] = []
    var start: Int?
    var end = 0
    var wasAside = false
    for word in words.words where parts.count < Self.mostParts {
      let kind = WordLexicon.standard.kind(words.bytes, word.range, lexicon)
      let joins = kind == .and || kind == .or
      if let begin = start, joins || word.gap != .space || word.isAside != wasAside {
        parts.append(String(decoding: utf8[begin..<end], as: UTF8.self))
        start = nil
      }
      if !joins, start == nil { start = word.source.lowerBound }
      (end, wasAside) = (word.source.upperBound, word.isAside)
    }
    if let start { parts.append(String(decoding: utf8[start..<end], as: UTF8.self)) }
    return parts
  }

  /// Foods one after the other, none of them in place of another or an example of one.
  private func isList(_ text: String) -> Bool {
    let words = NameWords(text)
    return words.words.contains { $0.gap == .comma }
      && words.words.allSatisfy { word in
        !word.isAside && WordLexicon.standard.kind(words.bytes, word.range, lexicon) != .or
          && !Self.examples.contains { words.bytes[word.range].elementsEqual($0) }
      }
  }

  private static let examples = ["such", "example", "wie", "Beispiel", "comme", "exemple", "como", "ejemplo"]
    .map { NameWords($0).bytes }

  private func isDenied(_ part: String) -> Bool {
    let words = NameWords(part)
    return words.words.contains { word in
      Self.denials.contains { words.bytes[word.range].elementsEqual($0) }
    }
  }

  private static let denials = [
    "no", "not", "without", "free", "sized", "size", "ohne", "kein", "keine", "frei", "sans", "pas", "sin",
  ]
  .map { NameWords($0).bytes }
}
