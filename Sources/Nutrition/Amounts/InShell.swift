internal import Foods
internal import IngredientLines
internal import Words

/// Nuts, seeds and peas whose stated mass is that of what they grow in as well: `100 g pistachios in shell`, `1 kg broad beans
/// in their pods`, `Walnüsse mit Schale`. The table has their kernels.
enum InShell {
  /// Thousandths of the mass that are eaten; `nil` where the line speaks of no shell, or the food has none.
  static func share(of food: Food, in line: IngredientLine) -> Int? {
    guard let share = shares[food.name], isSaid(of: line) else { return nil }
    return share
  }

  private static func isSaid(of line: IngredientLine) -> Bool {
    ([line.name, line.comment ?? ""] + line.wholeNames).contains { text in
      let words = TextFolding.folded(text).split { !$0.isLetter }.map(String.init)
      return words.indices.contains { place in
        if words[place].hasPrefix("unshell") || words[place].hasPrefix("ungeschalt") { return true }
        return shells.contains(words[place]) && words[..<place].suffix(2).contains(where: before.contains)
      }
    }
  }

  private static let shells = table(
    "shell shells pod pods hull hulls schale schalen schote schoten hulse hulsen coque coques cosse cosses cascara vaina vainas"
  )
  private static let before = table("in with mit en avec con dans")

  /// What the nutrient database of the USDA counts as refuse is left out (SR28); of peanuts, broad beans and edamame by experience.
  private static let shares: [String: Int] = [
    "almond": 400, "walnut": 450, "hazelnut": 460, "pecan": 530, "pistachio": 530, "peanut": 730, "macadamia": 310,
    "brazil nut": 510, "sunflower seeds": 540, "pumpkin seeds": 740, "pea": 380, "broad bean": 330, "edamame": 530,
  ]

  private static func table(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
}
