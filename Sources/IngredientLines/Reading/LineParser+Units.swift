internal import KitchenUnits
internal import Quantities
internal import Words

extension LineParser {
  struct FoundUnit {
    var word: UnitWord
    /// The token behind it.
    var end: Int
    /// Its tokens.
    var range: Range<Int>
  }

  /// The unit whose words begin here, the longest first.
  func unit(at index: Int) -> FoundUnit? {
    guard isWord(index) else { return nil }
    let token = tokens[index]
    let word = foldedWord(index)
    if UnitLexicon.startsPhrase(word, hash: token.hash), let phrase = phrase(at: index) { return phrase }
    if token.foldedEnd - token.foldedStart == 1, bytes[token.start] == 0x54 {
      return FoundUnit(word: UnitLexicon.tablespoon, end: index + 1, range: index..<index + 1)
    }
    // `KL` is the Kaffeelöffel of Austria, `kl.` a small one.
    if isWord(index, "kl"), bytes[token.start] == 0x4B, bytes[token.start + 1] == 0x4C, followsAmount(index) {
      return FoundUnit(word: UnitLexicon.metricTeaspoon, end: index + 1, range: index..<index + 1)
    }
    if isThread(at: index) {
      return FoundUnit(word: UnitLexicon.drizzle, end: index + 1, range: index..<index + 1)
    }
    let found =
      UnitLexicon.word(word, hash: token.hash, isBritish: language.isBritish)
      ?? (followsAmount(index) && isWord(index + 1) ? UnitLexicon.slip(word) : nil)
    guard let found, !beginsCompound(index) else { return nil }
    return FoundUnit(word: found, end: index + 1, range: index..<index + 1)
  }

  /// The `filet` of `un filet de vinaigre`, which is poured; that of `un filet de poulet` is cut.
  private func isThread(at index: Int) -> Bool {
    guard isWord(index, "filet") || isWord(index, "filets"), has(index + 1, .of) else { return false }
    let food = has(index + 2, .the) ? index + 3 : index + 2
    return Self.pouredFoods.contains { isWord(food, $0) }
  }

  private static let pouredFoods: [StaticString] = [
    "huile", "vinaigre", "citron", "jus", "miel", "sirop", "creme", "lait", "eau", "sauce", "caramel",
  ]

  /// Whether a number stands before it, in the line or read before.
  private func followsAmount(_ index: Int) -> Bool { kind(index - 1) == .number || index == 0 && given != nil }

  /// `fl. oz.`, `c. à s.`
  private func phrase(at start: Int) -> FoundUnit? {
    var key: [UInt8] = []
    var longest: FoundUnit?
    for index in start..<min(end, start + UnitLexicon.longestPhrase) {
      // `c/s` is `c. s.`
      if kind(index) == .slash, !tokens[index].hasSpaceBefore, index > start { continue }
      guard isWord(index) else { break }
      if index > start { key.append(0x20) }
      key += foldedWord(index)
      guard index > start,
        let found = UnitLexicon.word(key[...], hash: WordHash.value(of: key[...]), isBritish: language.isBritish)
      else { continue }
      longest = FoundUnit(word: found, end: index + 1, range: start..<index + 1)
    }
    return longest
  }

  /// A unit with the words for how full and how big that may stand before it.
  struct QualifiedUnit {
    var unit: FoundUnit
    /// The words before the unit.
    var qualifiers: Range<Int>
  }

  func qualifiedUnit(at start: Int) -> QualifiedUnit? {
    var index = start
    while index < start + 4 {
      if behindMaterial(index) == nil, let unit = unit(at: index), isPlausible(unit, at: index, start) {
        return QualifiedUnit(unit: unit, qualifiers: start..<index)
      }
      if let next = behindMaterial(index) ?? behindWhole(index) ?? behindSize(index), next < start + 4 {
        index = next
        continue
      }
      guard has(index, [.fill, .size, .shape, .adverb]) || has(index, .preparation) && has(index - 1, .adverb) else {
        return nil
      }
      index += 1
      if joinsSizes(index) { index += 1 }
      if kind(index) == .comma, has(index + 1, [.size, .shape]) { index += 1 }
    }
    return nil
  }

  /// Behind what a container is made of, or for whom: `foil pouch`, `glass jar`, `snack bag`.
  private func behindMaterial(_ index: Int) -> Int? {
    guard Self.materials.contains(where: { isWord(index, $0) }), unit(at: index + 1)?.word.role == .container
    else { return nil }
    return index + 1
  }

  /// `1 whole head garlic`, `2 whole bulbs of fennel`; but `2 whole cloves` are the spice.
  private func behindWhole(_ index: Int) -> Int? {
    guard isWord(index, "whole") || isWord(index, "entire"), let unit = unit(at: index + 1),
      unit.word.role == .count || unit.word.role == .trailingCount, followedByFood(unit.end)
    else { return nil }
    return index + 1
  }

  private static let materials: [StaticString] = [
    "foil", "glass", "plastic", "paper", "cardboard", "snack", "individual", "resealable",
  ]

  /// Behind what a piece is as large as, or for whom a pack: `lemon-sized`, `lemon sized`, `family-size`, `walnussgroßes`.
  private func behindSize(_ index: Int) -> Int? {
    guard isWord(index), unit(at: index) == nil else { return nil }
    let word = foldedWord(index)
    if Self.sizeEnds.contains(where: { word.ends($0) }) { return index + 1 }
    if !has(index, [.size, .shape]), Self.largeEnds.contains(where: { word.ends($0) && word.count > $0.count }) {
      return index + 1
    }
    return isWord(index + 1, "sized") || isWord(index + 1, "size") ? index + 2 : nil
  }

  private static let sizeEnds = ["-sized", "-size", "-serve"].map { Array($0.utf8) }
  private static let largeEnds = ["grosses", "grosse", "grossen"].map { Array($0.utf8) }

  /// Whether a word that may be a unit is one where it stands.
  private func isPlausible(_ unit: FoundUnit, at index: Int, _ start: Int) -> Bool {
    switch unit.word.role {
    case .measure:
      return (!isWord(index, "in") || isInch(at: index)) && !isPoundCake(at: index)
    case .container:
      // `2 jars with lids`
      if isWord(unit.end, "with") { return false }
      return followedByFood(unit.end) || kind(unit.end) == .comma && measuredSize(at: unit.end + 1) != nil
    case .count, .trailingCount:
      return followedByFood(unit.end) && !isWord(unit.end, "garni")
    case .cut:
      // `rib celery`; other ribs are meat.
      if isWord(unit.end, "celery") { return true }
      // `2 sq. chocolate`
      if isWord(index, "sq"), tokens[index].hasStop { return followedByFood(unit.end) }
      // `1 square semisweet chocolate`
      if unit.word.unit == .square, namesChocolate(unit.end) { return true }
      // `1 leaf red cabbage`, `1 ring chorizo`
      if let foods = Self.foodsOfOne[unit.word.unit], names(foods, unit.end) { return true }
      // `noix de beurre`, `nuez de mantequilla`; nuts are `noix de coco`, `noix de pécan`.
      if unit.word.unit == .knob { return isButter(has(unit.end, .of) ? unit.end + 1 : unit.end) }
      return has(unit.end, .of) && followedByFood(unit.end + 1) || isPlural(unit) && followedByFood(unit.end)
    }
  }

  /// `1 pound cake, sliced`; but `1 pound cake flour` is a pound.
  private func isPoundCake(at index: Int) -> Bool {
    isWord(index, "pound") && (isWord(index + 1, "cake") || isWord(index + 1, "cakes")) && !isWord(index + 2)
  }

  private func namesChocolate(_ start: Int) -> Bool {
    (start..<start + 4).first { !isWord($0) || isWord($0, "chocolate") }.map { isWord($0) } ?? false
  }

  /// Whether one of some words comes next, or behind a word or two.
  private func names(_ words: [StaticString], _ start: Int) -> Bool {
    for index in start..<start + 3 where isWord(index) {
      if words.contains(where: { isWord(index, $0) }) { return true }
    }
    return false
  }

  /// What one leaf or ring is counted of without `of`; leaf spinach and leaf lettuce are foods.
  private static let foodsOfOne: [KitchenUnit?: [StaticString]] = [
    .leaf: [
      "cabbage", "kale", "chard", "radicchio", "basil", "mint", "sage", "gelatine", "gelatin", "romaine", "iceberg",
    ],
    .ring: ["chorizo", "sausage", "kielbasa", "pudding", "bologna", "boudin"],
  ]

  private func isButter(_ index: Int) -> Bool {
    ["beurre", "mantequilla", "margarina", "margarine"].contains { isWord(index, $0) }
  }

  /// `in` is an inch where it touches its number, or a piece follows.
  private func isInch(at index: Int) -> Bool {
    if !tokens[index].hasSpaceBefore || tokens[index].hasStop { return true }
    return unit(at: index + 1).map { $0.word.role == .count } ?? false
  }

  func isPlural(_ unit: FoundUnit) -> Bool {
    let last = foldedWord(unit.range.upperBound - 1).last
    return last == 0x73 && !unit.word.label.hasSuffix("s")
  }

  /// Whether something that can be a food comes next: a count noun that ends the name is the food itself.
  func followedByFood(_ index: Int) -> Bool {
    if has(index, .of) { return index + 1 < end }
    if let close = closing(index) { return isWord(close + 1) || has(close + 1, .of) }
    if kind(index) == .slash || kind(index) == .plus { return kind(index + 1) == .number }
    guard isWord(index) || kind(index) == .number else { return false }
    if isCutFood(index) || otherPacksEnd(index) != nil { return true }
    guard !has(index, [.comment, .example, .or, .and, .plus, .range]) || has(index, .of) else {
      // `2 verres et demi d'eau`, `a handful or two of spinach`, `a pinch or two cayenne`
      return has(index, .or) && has(index + 1, .number) && !has(index + 1, .article) && isWord(index + 2)
        && unit(at: index + 2) == nil
        || has(index, .plus) && kind(index + 1) == .number
        || has(index, .and) && part(at: index + 1) != nil && has(index + 2, .of)
    }
    // `2 cloves chopped`: nothing but preparations follows.
    var next = index
    while next < min(end, index + 6), has(next, [.preparation, .adverb, .groundLike]), !has(next, .adjective) {
      next += 1
    }
    return next == index || isWord(next) && !has(next, [.or, .and, .comment]) || kind(next) == .number
  }
}
