internal import Cookbook
package import SitePlanning
internal import Words

/// Recipes that are probably the same, by their titles and ingredients.
package enum DuplicateSearch {
  /// Two recipes and why they may be one.
  package struct Pair: Sendable, Equatable {
    package let first: String
    package let second: String
    /// Share of the ingredients of both that both have, in percent.
    package let shared: Int
    package let hasSameTitle: Bool
  }

  /// Pairs with the same words in their titles and half of their ingredients in common, or nearly all of at least five
  /// ingredients; the most alike first.
  ///
  /// Only recipes that share a word of their title, or their first ingredients, are compared: thousands take no time.
  package static func pairs(_ recipes: [RecipeSummary]) -> [Pair] {
    let candidates = recipes.map(Candidate.init)
    var buckets: [String: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() {
      for key in candidate.keys { buckets[key, default: []].append(index) }
    }
    var seen: Set<[Int]> = []
    var pairs: [Pair] = []
    for key in buckets.keys.sorted() {
      guard let members = buckets[key], members.count <= Self.mostAlike else { continue }
      for (place, first) in members.enumerated() {
        for second in members[(place + 1)...] where seen.insert([first, second]).inserted {
          if let pair = pair(candidates[first], candidates[second]) { pairs.append(pair) }
        }
      }
    }
    return pairs.sorted { ($1.shared, $0.first, $0.second) < ($0.shared, $1.first, $1.second) }
  }

  /// A word that so many recipes share says nothing.
  private static let mostAlike = 200

  private struct Candidate {
    let path: String
    let title: Set<String>
    let ingredients: Set<String>

    init(_ recipe: RecipeSummary) {
      path = recipe.path
      title = Set(TextFolding.folded(recipe.title).split { !$0.isLetter && !$0.isNumber }.map(String.init))
      ingredients = Set(recipe.ingredientNames.map(TextFolding.folded))
    }

    var keys: [String] {
      title.filter { $0.count > 3 }.map { "t " + $0 } + ["i " + ingredients.sorted().prefix(3).joined(separator: ",")]
    }
  }

  private static func pair(_ one: Candidate, _ other: Candidate) -> Pair? {
    let common = one.ingredients.intersection(other.ingredients).count
    let all = one.ingredients.union(other.ingredients).count
    let shared = all == 0 ? 0 : common * 100 / all
    let hasSameTitle = one.title == other.title
    guard hasSameTitle && (shared >= 50 || all == 0) || common >= 5 && shared >= 85 else { return nil }
    return Pair(first: one.path, second: other.path, shared: shared, hasSameTitle: hasSameTitle)
  }
}
