/// Finds recipes that share ingredients and tags.
///
/// What two recipes share counts by its rarity: 1 for a feature of every second recipe, one more for each time it is
/// half as common. To stay linear in the size of the collection, only the neighbours of a recipe among those with
/// the same feature are looked at, `window` to either side; in collections with at most that many recipes for each
/// ingredient the result is complete. Everything is integer arithmetic on sorted lists, so it is the same everywhere.
enum RelatedRecipes {
  static let window = 48
  /// At least so much must be shared.
  static let threshold = 6

  /// For each of the listed recipes the closest others, best first.
  static func find(among recipes: [SiteRecipe], listed: [Int], count: Int) -> [[Int]] {
    let features = listed.map { self.features(of: recipes[$0].summary) }
    var postings: [String: Int] = [:]
    var lists: [[Int32]] = []
    var featureIDs: [[Int]] = []
    featureIDs.reserveCapacity(listed.count)
    for (position, names) in features.enumerated() {
      featureIDs.append(
        names.map { name in
          if let id = postings[name] {
            lists[id].append(Int32(position))
            return id
          }
          postings[name] = lists.count
          lists.append([Int32(position)])
          return lists.count - 1
        })
    }
    let weights = lists.map { weight(of: $0.count, among: listed.count) }
    return nearest(featureIDs, lists: lists, weights: weights, count: count).map { $0.map { listed[$0] } }
  }

  private static func features(of summary: RecipeSummary) -> [String] {
    var seen: Set<String> = []
    let names = summary.tags.map { "#" + $0.lowercased() } + summary.ingredientNames.map(IngredientKey.key)
    return names.filter { seen.insert($0).inserted }
  }

  private static func weight(of count: Int, among total: Int) -> Int {
    guard count > 1 else { return 0 }
    return max(1, (total / count).bitWidth - (total / count).leadingZeroBitCount)
  }

  private static func nearest(
    _ features: [[Int]], lists: [[Int32]], weights: [Int], count: Int
  ) -> [[Int]] {
    var scores = [Int](repeating: 0, count: features.count)
    var touched: [Int] = []
    var cursors = [Int](repeating: 0, count: lists.count)
    return features.enumerated().map { position, ids in
      touched.removeAll(keepingCapacity: true)
      for id in ids where weights[id] > 0 {
        // Recipes come in the order of the lists, so each list's cursor stands at this recipe.
        let cursor = cursors[id]
        cursors[id] += 1
        let list = lists[id]
        for index in max(0, cursor - window)..<min(list.count, cursor + window + 1) where index != cursor {
          let other = Int(list[index])
          if scores[other] == 0 { touched.append(other) }
          scores[other] += weights[id]
        }
      }
      let best = touched.filter { scores[$0] >= threshold }.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(count)
      for other in touched { scores[other] = 0 }
      return Array(best)
    }
  }
}

/// What makes two ingredient names the same for the index.
enum IngredientKey {
  /// Folded, without what stands in parentheses, in the singular as far as a final `s` tells.
  static func key(_ name: String) -> String {
    var folded = TextFolding.folded(name)
    if let open = folded.firstIndex(of: "(") {
      let close = folded[open...].firstIndex(of: ")").map { folded.index(after: $0) } ?? folded.endIndex
      folded.removeSubrange(open..<close)
    }
    let words = folded.split(separator: " ").map { word -> Substring in
      word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word
    }
    return words.joined(separator: " ")
  }
}
