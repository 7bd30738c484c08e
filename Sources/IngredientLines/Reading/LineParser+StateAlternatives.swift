extension LineParser {
  /// The alternatives that were written behind the name, each with a food: of `fresh rosemary or 1 tsp dried` the second
  /// is dried rosemary.
  func writtenAlternatives() -> [IngredientLine] {
    alternatives.map { range in
      var parser = LineParser(self, range)
      var line = parser.line()
      if let food = foodInState(parser.name.joined().filter { parser.isWord($0) }) {
        (line.name, line.phrase) = (food, food)
        line.foodName = foodName(food)
      }
      return line
    }
  }

  /// The food of the line in another state; `nil` where the words are more than a state, or the line names no food.
  private func foodInState(_ words: [Int]) -> String? {
    guard !words.isEmpty, words.allSatisfy(isState) else { return nil }
    let own = name.joined().filter { isWord($0) }
    guard !own.contains(where: { has($0, .or) }) else { return nil }
    let behind = own.drop { isState($0) }
    // `thym frais ou séché`: the state stands behind the noun there.
    let noun = behind.count < own.count ? behind[...] : own.prefix { !isState($0) }
    guard let first = noun.first, let last = noun.last, last - first < noun.count else { return nil }
    let (state, food) = (joined(words), joined(Array(noun)))
    return behind.count == own.count && noun.count < own.count ? "\(food) \(state)" : "\(state) \(food)"
  }
}
