internal import Foods

extension MentionReader {
  /// `combine the dry ingredients`, `die trockenen Zutaten mischen`: the flours, sugars, leavens and spices of the list.
  func dryIngredients(beside index: Int) -> [Int]? {
    guard isJoined(index) && isDry(index - 1) || isJoined(index + 1) && isDry(index + 1), let all = wholeList else {
      return nil
    }
    let dry = list.lines(with: Self.isDry)
    let found = all.filter(dry.contains)
    return found.count > 1 ? found : nil
  }

  private func isDry(_ index: Int) -> Bool {
    MentionWords.dry.role(phrases.words.bytes, words[index].range) != nil
  }

  private static func isDry(_ food: Food) -> Bool {
    guard food.category == .pantry || food.category == .sweets else { return false }
    return Collective.isSpice(food)
      || food.name.split(separator: " ").last.map { dryNouns.contains(String($0)) } ?? false
  }

  /// The last words of the names of foods that are powders, grains or flakes.
  private static let dryNouns: Set<String> = [
    "flour", "sugar", "powder", "soda", "salt", "starch", "cornstarch", "meal", "cornmeal", "semolina", "oats", "bran",
    "yeast", "pepper", "cinnamon", "tartar", "almonds", "coconut", "gum", "breadcrumbs", "germ",
  ]
}
