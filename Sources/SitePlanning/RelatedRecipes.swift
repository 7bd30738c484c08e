internal import Words

/// Finds recipes that share ingredients and tags.
///
/// What two recipes share counts by its rarity: 1 for a feature of every second recipe, one more for each time it is
/// half as common. To stay linear in the size of the collection, only the neighbours of a recipe among those with
/// the same feature are looked at, `window` to either side; in collections with at most that many recipes for each
/// ingredient the result is complete. Everything is integer arithmetic on sorted lists, so it is the same everywhere.
enum RelatedRecipes {
  static let window = 32
  /// At least so much must be shared.
  static let threshold = 6

  /// The closest others of each listed recipe, best first.
  static func find(
    among recipes: [PlacedRecipe], listed: [Int], terms: IngredientTerms, count: Int
  ) -> [Int: [Int]] {
    guard count > 0 else { return [:] }
    var table = FeatureTable()
    let features = listed.enumerated().map { table.features(of: recipes[$1].summary, terms: terms, at: Int32($0)) }
    let weights = table.lists.map { weight(of: $0.count, among: listed.count) }
    let nearest = nearest(features, lists: table.lists, weights: weights, count: count)
    return Dictionary(uniqueKeysWithValues: zip(listed, nearest).map { ($0, $1.map { listed[$0] }) })
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
    return features.map { ids in
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
      var best: [(score: Int, recipe: Int)] = []
      for other in touched {
        let score = scores[other]
        scores[other] = 0
        if score >= threshold { insert((score, other), into: &best, limit: count) }
      }
      return best.map(\.recipe)
    }
  }

  /// Keeps the highest scores in order; of equals the recipe that comes first in the order of titles.
  private static func insert(
    _ candidate: (score: Int, recipe: Int), into best: inout [(score: Int, recipe: Int)], limit: Int
  ) {
    let precedes = { (other: (score: Int, recipe: Int)) in
      candidate.score > other.score || (candidate.score == other.score && candidate.recipe < other.recipe)
    }
    if best.count == limit {
      guard let last = best.last, precedes(last) else { return }
      best.removeLast()
    }
    let position = best.firstIndex(where: precedes) ?? best.count
    best.insert(candidate, at: position)
  }
}

/// Tags and ingredients as numbers, and who has them.
private struct FeatureTable {
  /// The recipes that have a feature, in the order of titles.
  private(set) var lists: [[Int32]] = []
  /// By folded name.
  private var byKey: [String: Int] = [:]
  /// By name as written, which saves folding it again.
  private var byName: [String: Int] = [:]

  mutating func features(of summary: RecipeSummary, terms: IngredientTerms, at position: Int32) -> [Int] {
    var ids: [Int] = []
    ids.reserveCapacity(summary.tags.count + summary.ingredientNames.count)
    for tag in summary.tags { add("#" + tag, { TextFolding.folded($0) }, at: position, to: &ids) }
    for name in terms.terms(of: summary) { add(name, IngredientKey.key, at: position, to: &ids) }
    return ids
  }

  private mutating func add(_ name: String, _ key: (String) -> String, at position: Int32, to ids: inout [Int]) {
    let id: Int
    if let known = byName[name] {
      id = known
    } else {
      let key = key(name)
      id = byKey[key] ?? lists.count
      if id == lists.count { lists.append([]) }
      byKey[key] = id
      byName[name] = id
    }
    guard lists[id].last != position else { return }
    lists[id].append(position)
    ids.append(id)
  }
}

/// What makes two ingredient names the same for the index.
enum IngredientKey {
  /// Folded, without what stands in parentheses, in the singular as far as a final `s` tells.
  ///
  /// Byte by byte: a name may be as long as a file, and each ingredient of the site has one.
  static func key(_ name: String) -> String {
    var folded = Array(TextFolding.folded(name).utf8)
    if let open = folded.firstIndex(of: UInt8(ascii: "(")) {
      let close = folded[open...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? folded.endIndex
      folded.removeSubrange(open..<close)
    }
    let words = folded.split(separator: UInt8(ascii: " ")).map { word -> ArraySlice<UInt8> in
      word.count > 3 && word.last == finalS && word.dropLast().last != finalS ? word.dropLast() : word
    }
    return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }

  private static let finalS = UInt8(ascii: "s")
}
