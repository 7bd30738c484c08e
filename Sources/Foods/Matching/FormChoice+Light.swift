internal import Words

/// Foods that are sold with less fat, too.
extension FormChoice {
  /// `reduced-fat mature cheddar` is no cheddar, whatever words stand between; nor is `sour cream (light)`.
  func chooseLight(_ match: inout FoodMatch) {
    let isLight = saysLight(beside: match) || comment.map(saysLight) ?? false
    if let light = book.traits[match.index].forms.first(where: { $0.form == .light })?.food {
      if isLight { take(light, .word(.light), &match) }
    } else if isLight || lacksEnergy(beside: match), book.foods[match.index].form != .light {
      match.confidence = min(match.confidence, .fair)
      match.form = .missing(.light)
    }
  }

  /// `low-carb bread`, `diet lemonade`, `chocolate without sugar`: fewer calories than the food's own, and nobody knows how many.
  private func lacksEnergy(beside match: FoodMatch) -> Bool {
    let words = search.words
    return lacksEnergy(words, in: words.words.indices.filter { !words.words[$0].source.overlaps(match.span) })
      || comment.map {
        let words = NameWords($0)
        return lacksEnergy(words, in: Array(words.words.indices))
      } ?? false
  }

  private func lacksEnergy(_ words: NameWords, in range: [Int]) -> Bool {
    func isOne(_ index: Int, of table: WordTable) -> Bool {
      words.words.indices.contains(index) && table.number(of: words.bytes, in: words.words[index].range) != nil
    }
    return range.contains { index in
      if isOne(index, of: Self.dietary) { return true }
      let isDenial = isOne(index, of: Self.lessening) || isOne(index, of: Self.without)
      return isDenial && (isOne(index + 1, of: Self.energy) || isOne(index + 2, of: Self.energy))
    }
  }

  /// A word in the name itself is part of what the food is called.
  private func saysLight(beside match: FoodMatch) -> Bool {
    let words = search.words
    let name = words.words.indices.filter { words.words[$0].source.overlaps(match.span) }
    guard let first = name.first, let last = name.last else { return false }
    let range = alternative(around: first..<last + 1)
    return saysLight(words, search.kinds, in: range.lowerBound..<first)
      || saysLight(words, search.kinds, in: last + 1..<max(last + 1, range.upperBound))
  }

  /// A remark says so at its beginning or behind a comma: `low-fat`, `reduced fat, shredded`.
  private func saysLight(_ comment: String) -> Bool {
    let words = NameWords(comment)
    let kinds = words.words.map { WordLexicon.standard.kind(words.bytes, $0.range, search.language) }
    let starts = words.words.indices.filter { $0 == 0 || words.words[$0].gap == .comma }
    return starts.contains { saysLight(words, kinds, in: $0..<min($0 + 1, words.words.count)) }
  }

  private func saysLight(_ words: NameWords, _ kinds: [WordKind], in range: Range<Int>) -> Bool {
    range.contains { index in
      func isOne(_ index: Int, of table: WordTable) -> Bool {
        words.words.indices.contains(index) && table.number(of: words.bytes, in: words.words[index].range) != nil
      }
      // `low-sodium`, `less sugar` lessen something else.
      if isOne(index, of: Self.lessening) { return isOne(index + 1, of: Self.fats) }
      if isOne(index, of: Self.freed) { return isOne(index + 1, of: Self.free) }
      return kinds[index] == .lighter || isOne(index, of: Self.standing)
    }
  }

  private static let lessening = WordTable(names: "low lower reduced less non half 0")
  private static let fats = WordTable(names: "fat calorie calories fett gras grasa grasas matière")
  private static let without = WordTable(names: "no without ohne kein sans sin")
  private static let energy = WordTable(
    names: "sugar sugars carb carbs zucker kohlenhydrate sucre sucres azúcar azúcares")
  private static let dietary = WordTable(names: "diet zero zuckerreduziert kohlenhydratarm")
  private static let freed = WordTable(names: "fat")
  private static let free = WordTable(names: "free")
  private static let standing = WordTable(names: "nonfat lowfat part-skim halbfett fettfrei")
}
