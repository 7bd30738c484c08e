internal import Foods

/// Words that mean whatever the list has of a kind: the meat, der Fisch.
extension MentionReader {
  func isCollective(_ index: Int) -> Bool {
    MentionWords.collective.role(phrases.words.bytes, words[index].range) != nil
  }

  /// The line that such a word means, where nothing in the list has it in its name; none where several could be meant.
  func collected(_ range: Range<Int>) -> [Int] {
    guard range.count == 1, !isPulp(range.lowerBound), list.ingredients(range, in: phrases).isEmpty,
      let role = MentionWords.collective.role(phrases.words.bytes, words[range.lowerBound].range)
    else { return [] }
    let origin: Food.Origin = role == .some ? .meat : .fish
    let found = list.names.filter { name in
      guard let food = name.food.map({ list.foods.foods[$0] }) else { return false }
      return food.origin == origin && food.category == .meatAndSeafood
    }
    let lines = Set(found.map(\.ingredient))
    return lines.count == 1 ? Array(lines) : []
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
