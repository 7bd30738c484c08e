internal import Foods
internal import KitchenUnits

/// Words that mean whatever the list has of a kind: the meat, der Fisch.
extension MentionReader {
  func isCollective(_ index: Int) -> Bool {
    MentionWords.collective.role(phrases.words.bytes, words[index].range) != nil
      || MentionWords.kinds.role(phrases.words.bytes, words[index].range) != nil
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

  /// All spices or herbs of the list, where no line is called so: `add the spices`, `die Kräuter hacken`.
  ///
  /// None where groups under no heading of the step have some: whose are meant nobody can tell.
  func collectedAll(_ range: Range<Int>) -> [Int] {
    guard range.count == 1, isSeveral(range.lowerBound), !list.hasNoun(range.lowerBound, in: phrases),
      let role = MentionWords.kinds.role(phrases.words.bytes, words[range.lowerBound].range)
    else { return [] }
    let found = list.names.filter { name in
      guard let food = name.food.map({ list.foods.foods[$0] }) else { return false }
      return role == .some ? Self.isSpice(food) : Self.isHerb(food)
    }
    var lines = Set(found.map(\.ingredient))
    if let headed { lines = lines.filter { list.groups[$0] == headed } }
    return Set(lines.map { list.groups[$0] }).count == 1 ? lines.sorted() : []
  }

  func isSeveral(_ index: Int) -> Bool {
    phrases.language == .de || text[words[index].source.upperBound - 1] | 0x20 == 0x73
  }

  /// What cooks take by the pinch, but for salts and leavens, which have no energy to speak of, and oily seeds.
  static func isSpice(_ food: Food) -> Bool {
    food.category == .pantry && food.weights.contains { $0.unit == .pinch } && (food.figures?.energy ?? 0) > 100_000
      && (food.figures?.fat ?? 0) < 40_000
  }

  private static func isHerb(_ food: Food) -> Bool {
    food.category == .vegetablesAndFruits && food.weights.contains { $0.unit == .sprig }
  }

  /// `the peppers` are no ground pepper.
  func withoutGround(_ ingredients: [Int], _ range: Range<Int>) -> [Int] {
    guard phrases.language == .en, range.count == 1, isSeveral(range.lowerBound),
      phrases.words.bytes[words[range.lowerBound].range].elementsEqual("pepper".utf8)
    else { return ingredients }
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
