internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import RecipeQueries
internal import Words

extension ItemAssignment {
  /// What the lines of recipes ask for, as one buys it.
  ///
  /// A line that names several foods asks for each (`mint and coriander`), and the peel and the juice that a recipe wants
  /// of a fruit are those of the same fruit.
  public func asked(_ needs: [ShoppingNeed]) -> [ShoppingNeed] { shared(needs.flatMap(parted)) }

  // MARK: Several foods

  /// One need for each food that a line joins by “and”: of an amount each gets an equal part, unless it is said of each.
  private func parted(_ need: ShoppingNeed) -> [ShoppingNeed] {
    guard !need.isWritten, need.line.alternatives.isEmpty, let names = joinedNames(need.line.phrase) else {
      return [need]
    }
    if naming.isName(need.line.phrase, language: need.language) { return [need] }
    let wholes = shareNoun(names, need)
    let keys = wholes.map { naming.wholeKey(of: $0, language: need.language) }
    guard Set(keys.compactMap(\.self)).count == keys.count else { return [need] }
    let share = need.line.isOfEach ? Rational.one : Rational(1, wholes.count) ?? .one
    let parts = wholes.compactMap { need.part(share, named: $0) }
    return parts.count == wholes.count ? parts : [need]
  }

  /// `mint`, `coriander` of `mint and coriander`; `nil` where nothing is joined.
  private func joinedNames(_ phrase: String) -> [String]? {
    guard JoiningWords.isIn(phrase) else { return nil }
    let words = phrase.split(separator: " ")
    guard words.count > 2, words.dropFirst().dropLast().contains(where: Self.isJoint) else { return nil }
    var parts: [[Substring]] = [[]]
    for word in words {
      let hasComma = word.last == ","
      if !Self.isJoint(word) { parts[parts.count - 1].append(hasComma ? word.dropLast() : word) }
      if Self.isJoint(word) || hasComma { parts.append([]) }
    }
    parts.removeAll(where: \.isEmpty)
    return parts.count > 1 && parts.count < 6 ? parts.map { $0.joined(separator: " ") } : nil
  }

  private static func isJoint(_ word: Substring) -> Bool { JoiningWords.all.contains(TextFolding.folded(String(word))) }

  /// `olive oil`, `sunflower oil` of `olive and sunflower oil`, where all are foods with the noun of the last, or of the
  /// first as in `poivrons rouges et jaunes`.
  private func shareNoun(_ names: [String], _ need: ShoppingNeed) -> [String] {
    if let first = names.first {
      let shared = names.map { naming.sharingNoun($0, with: first, language: need.language) ?? $0 }
      if shared != names { return shared }
    }
    guard let last = names.last, case let words = last.split(separator: " "), words.count > 1, let noun = words.last
    else { return names }
    let others = names.dropLast().map { "\($0) \(noun)" }
    let areFoods = others.allSatisfy { naming.wholeKey(of: $0, language: need.language) != nil }
    return areFoods ? others + [last] : names
  }

  // MARK: Peel and juice

  private struct Taken {
    let key: ItemKey
    let isPeel: Bool
    /// `nil` where no amount is stated.
    let count: Rational?
  }

  /// Of the peel and the juice that one recipe takes of a fruit the one that wants more fruits stands for both.
  private func shared(_ needs: [ShoppingNeed]) -> [ShoppingNeed] {
    // Most recipes squeeze nothing, and this is asked of each whenever its page is made.
    guard needs.contains(where: { TakenForm.mayBeJuice($0.line) }) else { return needs }
    let forms = needs.map { TakenForm($0.line) }
    guard forms.contains(.peel), forms.contains(.juice) else { return needs }
    var places: [ShoppingNeed.Origin: [ItemKey: [(place: Int, taken: Taken)]]] = [:]
    for (place, form) in forms.enumerated() where form != nil && needs[place].recipe != nil {
      guard let taken = taken(needs[place], isPeel: form == .peel) else { continue }
      places[needs[place].origin, default: [:]][taken.key, default: []].append((place, taken))
    }
    var left = Set<Int>()
    var texts: [Int: [String]] = [:]
    for group in places.values.flatMap(\.values) {
      let peels = group.filter(\.taken.isPeel)
      let juices = group.filter { !$0.taken.isPeel }
      guard !peels.isEmpty, !juices.isEmpty else { continue }
      let isPeel = Self.sum(peels.map(\.taken)) > Self.sum(juices.map(\.taken))
      let (kept, dropped) = isPeel ? (peels, juices) : (juices, peels)
      left.formUnion(dropped.map(\.place))
      let first = kept.map(\.place).min { needs[$0].text < needs[$1].text }
      if let first { texts[first] = dropped.map { needs[$0.place].text }.sorted() }
    }
    return needs.indices.filter { !left.contains($0) }.map { place in
      texts[place].map { needs[place].sharing($0) } ?? needs[place]
    }
  }

  /// What is wanted without an amount is less than anything that has one.
  private static func sum(_ taken: [Taken]) -> Rational {
    taken.compactMap(\.count).reduce(.zero) { $0.adding($1) ?? $0 }
  }

  /// `nil` where it is not said in pieces of the fruit.
  private func taken(_ need: ShoppingNeed, isPeel: Bool) -> Taken? {
    let (named, bought) = bought(need, as: naming.name(need))
    guard case .food = named.key else { return nil }
    let quantities = LineQuantities(bought, of: named.food).quantities
    guard quantities.count < 2, quantities.allSatisfy({ $0.way == .count(.piece) }) else { return nil }
    return Taken(key: named.key, isPeel: isPeel, count: quantities.first?.value)
  }
}

/// Which part of a fruit a line wants, as far as its words tell; not both.
private enum TakenForm {
  case peel, juice

  init?(_ line: IngredientLine) {
    guard Self.mayBe(line, Self.juiceStarts) || Self.mayBe(line, Self.peelParts) else { return nil }
    let words = TextFolding.folded("\(line.name) \(line.comment ?? "")").split { !$0.isLetter }
    let isPeel = words.contains { word in Self.peels.contains(where: word.hasSuffix) }
    let isJuice = words.contains { word in Self.juices.contains(where: word.hasSuffix) }
    switch (isPeel, isJuice) {
    case (true, false): self = .peel
    case (false, true): self = .juice
    default: return nil
    }
  }

  /// A cheap no for most lines.
  static func mayBeJuice(_ line: IngredientLine) -> Bool { mayBe(line, juiceStarts) }

  private static func mayBe(_ line: IngredientLine, _ parts: [[UInt8]]) -> Bool {
    has(parts, line.name) || line.comment.map { has(parts, $0) } ?? false
  }

  private static func has(_ parts: [[UInt8]], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      parts.contains { part in
        guard bytes.count >= part.count else { return false }
        for start in 0...bytes.count - part.count where bytes[start] | 0x20 == part[0] {
          if part.indices.allSatisfy({ bytes[start + $0] | 0x20 == part[$0] }) { return true }
        }
        return false
      }
    }
  }

  private static let juiceStarts = ["juic", "saft", "jus", "zumo", "jugo"].map { Array($0.utf8) }
  /// Of the words for peel, without letters that may have accents.
  private static let peelParts = ["zest", "peel", "rind", "schale", "abrieb", "corce", "ralladura", "piel", "scara"].map
  {
    Array($0.utf8)
  }
  private static let peels = [
    "zest", "zested", "peel", "rind", "schale", "abrieb", "zesten", "zeste", "zestes", "ecorce", "ralladura", "piel",
    "cascara",
  ]
  private static let juices = ["juice", "juiced", "saft", "jus", "zumo", "jugo"]
}
