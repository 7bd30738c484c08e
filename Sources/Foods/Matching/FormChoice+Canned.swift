internal import KitchenUnits
internal import Words

/// What comes out of a can though nobody calls it canned.
extension FormChoice {
  /// `drained and rinsed` and nothing else between commas: what nobody drains when it is dry or fresh is a tinned one.
  var isDrained: Bool {
    guard let comment else { return false }
    let words = NameWords(comment)
    if words.words.contains(where: { Self.soaking.number(of: words.bytes, in: $0.range) != nil }) { return false }
    return Self.parts(of: words).contains { part in
      let numbers = words.words[part].filter { !Self.isNumber(words.bytes[$0.range]) }
        .map { Self.draining.number(of: words.bytes, in: $0.range) }
      return numbers.allSatisfy { $0 != nil } && numbers.contains { ($0 ?? 0) >= Self.beforeDraining }
    }
  }

  /// `drained weight`: nobody weighs dry lentils so.
  var statesDrainedWeight: Bool {
    guard let comment else { return false }
    let words = NameWords(comment)
    return words.words.contains { Self.weighing.number(of: words.bytes, in: $0.range) != nil }
  }

  /// `one 15 oz can`, `from two 15-ounce cans`: how many of which size, and no other word.
  func isCan(_ words: NameWords, from index: Int) -> Bool {
    guard let part = Self.parts(of: words).first(where: { $0.contains(index) }), part.lowerBound == index else {
      return false
    }
    var isCan = false
    for word in words.words[part] {
      if WordLexicon.standard.kind(words.bytes, word.range, search.language) == .canned {
        isCan = true
      } else if !Self.isNumber(words.bytes[word.range]),
        Self.sizing.number(of: words.bytes, in: word.range) == nil
      {
        return false
      }
    }
    return isCan
  }

  /// Beans and chickpeas that American recipes measure in cups are cooked, unless they say dry: `1 cup black beans`.
  /// Lentils and split peas are not.
  func isCookedInCups(_ match: FoodMatch) -> Bool {
    let food = book.foods[match.index]
    guard search.language == .en, food.category == .pantry,
      food.name.hasSuffix("beans") || food.name.hasSuffix("chickpea")
    else { return false }
    guard let comment else { return true }
    let words = NameWords(comment)
    return !words.words.contains { Self.soaking.number(of: words.bytes, in: $0.range) != nil }
  }

  /// Lentils and split peas are rinsed and drained before they are cooked, unlike beans, which are soaked.
  func isRinsedDry(_ match: FoodMatch) -> Bool {
    let name = book.foods[match.index].name
    return ["lentil", "lentils", "split peas", "dal"].contains { name.hasSuffix($0) }
  }

  /// `2 cups uncooked beans`, `beans, dry`: what stands for a tin is not meant.
  func isUncooked(_ match: FoodMatch) -> Bool {
    guard book.traits[match.index].form == .canned else { return false }
    return Self.saysUncooked(search.words) || comment.map { Self.saysUncooked(NameWords($0)) } ?? false
  }

  private static func saysUncooked(_ words: NameWords) -> Bool {
    words.words.contains { undone.number(of: words.bytes, in: $0.range) != nil }
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// What stands between commas and brackets.
  private static func parts(of words: NameWords) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in words.words.indices.dropFirst() {
      let (word, before) = (words.words[index], words.words[index - 1])
      guard word.gap == .comma || word.isAside != before.isAside else { continue }
      parts.append(start..<index)
      start = index
    }
    return parts + (words.words.isEmpty ? [] : [start..<words.words.count])
  }

  /// How many words at the beginning of `draining` only stand beside the others.
  private static let beforeDraining = 22
  private static let draining = WordTable(
    names:
      """
      and well rinsed thoroughly the in und gut et bien y rincé weight net poids peso neto gewogen pesé about g oz \
      drained Abtropfgewicht abgetropft abgetropfte égoutté égouttés égouttée égouttées escurrido escurridos escurrida \
      escurridas
      """)
  private static let weighing = WordTable(names: "weight Abtropfgewicht gewogen poids pesé peso")
  private static let soaking = WordTable(names: "soaked soak soaking overnight dry dried uncooked raw")
  private static let undone = WordTable(names: "uncooked ungekocht ungekochte")
  private static let sizing = WordTable(
    names:
      "a one two three four about from of approx half oz ounce g gram lb pound small large")

}
