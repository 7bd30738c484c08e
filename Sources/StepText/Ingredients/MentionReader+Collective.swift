internal import Foods
internal import Words

/// Words that mean whatever the list has of a kind: the meat, der Fisch.
extension MentionReader {
  func collective(_ index: Int) -> Collective? {
    let kind = Collective.words.value(phrases.words.bytes, words[index].range)
    if kind == .egg, !isEggPart(index) { return nil }
    // `La pâte` is dough, `les pâtes` are pasta.
    return kind == .dough && phrases.language == .fr && isSeveral(index) ? .pasta : kind
  }

  /// Whites and `blancs` are of eggs only as a noun: not in `white beans`, `blancs de poulet` and `the whites of the leeks`.
  private func isEggPart(_ index: Int) -> Bool {
    guard isOne(index, of: Self.whites) else { return true }
    return isSeveral(index) && !(isJoined(index + 1) && isLink(index + 1))
  }

  private static let whites = WordTable(names: "whites blancs")

  /// The line that such a word means, where nothing in the list has it in its name: the only one of the kind, or of several
  /// the only one that a step before has named; none where several could be meant.
  func collected(_ range: Range<Int>) -> [Int] {
    guard range.count == 1, let kind = collective(range.lowerBound), !kind.isAll, !isPulp(range.lowerBound),
      list.ingredients(range, in: phrases).isEmpty
    else { return [] }
    let all = list.lines(with: kind.holds)
    let lines = all.count > 1 ? all.intersection(seen) : all
    guard lines.count == 1 else { return [] }
    // Where there is flour, the dough is made.
    return kind == .dough && list.hasFlour ? [] : Array(lines)
  }

  /// All spices or herbs of the list, where no line is called so: `add the spices`, `die Kräuter hacken`.
  ///
  /// None where groups under no heading of the step have some: whose are meant nobody can tell.
  func collectedAll(_ range: Range<Int>) -> [Int] {
    guard range.count == 1, let kind = collective(range.lowerBound), kind.isAll, isSeveral(range.lowerBound),
      !list.hasNoun(range.lowerBound, in: phrases)
    else { return [] }
    var lines = list.lines(with: kind.holds)
    if let headed { lines = lines.filter { list.groups[$0] == headed } }
    return Set(lines.map { list.groups[$0] }).count == 1 ? lines.sorted() : []
  }

  func isSeveral(_ index: Int) -> Bool {
    phrases.language == .de || text[words[index].source.upperBound - 1] | 0x20 == 0x73
  }

  /// `the peppers` are no ground pepper.
  func withoutGround(_ ingredients: [Int], _ range: Range<Int>) -> [Int] {
    guard range.count == 1, list.isFreshPepper(phrases.words, range.lowerBound) else { return ingredients }
    return ingredients.filter { line in
      list.names.contains { name in
        name.ingredient == line
          && (name.food.map { list.foods.foods[$0].category == .vegetablesAndFruits } ?? true)
      }
    }
  }

  /// `Tomaten entkernen und das Fleisch würfeln`
  private func isPulp(_ index: Int) -> Bool {
    guard phrases.language == .de else { return false }
    return (max(0, index - Self.reach)..<min(words.count, index + Self.reach)).contains {
      MentionWords.pulp.role(phrases.words.bytes, words[$0].range) != nil
    }
  }

  /// In words: about a sentence.
  private static let reach = 10
}
