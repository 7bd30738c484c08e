internal import Foods

extension MentionReader {
  /// `combine the dry ingredients`, `die trockenen Zutaten mischen`: the flours, sugars, leavens and spices of the list, but for
  /// the sugars that were creamed with the butter.
  func dryIngredients(beside index: Int, besides creamed: Set<Int>) -> [Int]? {
    guard isJoined(index) && isDry(index - 1) || isJoined(index + 1) && isDry(index + 1), let all = wholeList else {
      return nil
    }
    let found = all.filter { list.dryLines.contains($0) && !creamed.contains($0) }
    return found.count > 1 ? found : nil
  }

  private func isDry(_ index: Int) -> Bool {
    MentionWords.dry.role(phrases.words.bytes, words[index].range) != nil
  }
}

extension IngredientNames {
  mutating func findDryLines() {
    dryLines = lines(with: Self.isDry)
    sugarLines = lines { Self.lastWord($0) == "sugar" }
  }

  /// The sugars among lines that one step takes, where some of the others are not dry.
  func creamed(of lines: Set<Int>) -> Set<Int> {
    let sugars = sugarLines.intersection(lines)
    return sugars.isEmpty || lines.isSubset(of: dryLines) ? [] : sugars
  }

  private static func isDry(_ food: Food) -> Bool {
    guard food.category == .pantry || food.category == .sweets else { return false }
    return Collective.isSpice(food) || dryNouns.contains(lastWord(food))
  }

  private static func lastWord(_ food: Food) -> String {
    food.name.utf8.split(separator: 0x20).last.map { String(Substring($0)) } ?? ""
  }

  /// The last words of the names of foods that are powders, grains or flakes.
  private static let dryNouns: Set<String> = [
    "flour", "sugar", "powder", "soda", "salt", "starch", "cornstarch", "meal", "cornmeal", "semolina", "oats", "bran",
    "yeast", "pepper", "cinnamon", "tartar", "almonds", "coconut", "gum", "breadcrumbs", "germ",
  ]
}
