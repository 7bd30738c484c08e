internal import Concurrency
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
  static let threshold: Int32 = 6

  /// The closest others of each listed recipe, best first.
  static func find(
    among recipes: [PlacedRecipe], listed: [Int], terms: IngredientTerms, count: Int, workers: Workers
  ) -> [Int: [Int]] {
    guard count > 0 else { return [:] }
    var table = FeatureTable()
    for (position, recipe) in listed.enumerated() {
      table.add(recipes[recipe].summary, terms: terms, at: Int32(position))
    }
    let features = table
    let weights = features.lists.map { weight(of: $0.count, among: listed.count) }
    let nearest = workers.chunks(of: listed.count, size: 256, state: [Int32](repeating: 0, count: listed.count)) {
      range, scores in
      range.map { Self.nearest(to: $0, features, weights, count: count, scores: &scores).map { listed[Int($0)] } }
    }
    return Dictionary(uniqueKeysWithValues: zip(listed, nearest))
  }

  private static func weight(of count: Int, among total: Int) -> Int32 {
    guard count > 1 else { return 0 }
    return Int32(max(1, (total / count).bitWidth - (total / count).leadingZeroBitCount))
  }

  /// - Parameter scores: nothing but zeros, before and after.
  private static func nearest(
    to recipe: Int, _ table: FeatureTable, _ weights: [Int32], count: Int, scores: inout [Int32]
  ) -> [Int32] {
    scores.withUnsafeMutableBufferPointer { scores in
      var touched: [Int32] = []
      for feature in table.features(of: recipe) {
        let weight = weights[Int(feature.list)]
        guard weight > 0 else { continue }
        table.lists[Int(feature.list)].withUnsafeBufferPointer { list in
          let place = Int(feature.place)
          for index in max(0, place - window)..<min(list.count, place + window + 1) where index != place {
            let other = list[index]
            if scores[Int(other)] == 0 { touched.append(other) }
            scores[Int(other)] += weight
          }
        }
      }
      var best: [(score: Int32, recipe: Int32)] = []
      for other in touched {
        let score = scores[Int(other)]
        scores[Int(other)] = 0
        if score >= threshold { insert((score, other), into: &best, limit: count) }
      }
      return best.map(\.recipe)
    }
  }

  /// Keeps the highest scores in order; of equals the recipe that comes first in the order of titles.
  private static func insert(
    _ candidate: (score: Int32, recipe: Int32), into best: inout [(score: Int32, recipe: Int32)], limit: Int
  ) {
    let precedes = { (other: (score: Int32, recipe: Int32)) in
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
private struct FeatureTable: Sendable {
  struct Feature {
    /// By its place among the lists.
    let list: Int32
    /// Of the recipe in that list.
    let place: Int32
  }

  /// The recipes that have a feature, in the order of titles.
  private(set) var lists: [[Int32]] = []
  /// Of all recipes, one after another.
  private var features: [Feature] = []
  /// Where those of a recipe begin.
  private var starts: [Int] = [0]
  private var tags = FeatureNames(TextFolding.folded)
  private var ingredients = FeatureNames(IngredientKey.key)

  /// Recipes come in the order of titles.
  mutating func add(_ summary: RecipeSummary, terms: IngredientTerms, at position: Int32) {
    for tag in summary.tags { add(tags.number(of: tag, next: lists.count), at: position) }
    for name in terms.terms(of: summary) { add(ingredients.number(of: name, next: lists.count), at: position) }
    starts.append(features.count)
  }

  private mutating func add(_ number: Int, at position: Int32) {
    if number == lists.count { lists.append([]) }
    guard lists[number].last != position else { return }
    features.append(Feature(list: Int32(number), place: Int32(lists[number].count)))
    lists[number].append(position)
  }

  func features(of recipe: Int) -> ArraySlice<Feature> { features[starts[recipe]..<starts[recipe + 1]] }
}

/// Names as numbers.
private struct FeatureNames: Sendable {
  private let key: @Sendable (String) -> String
  private var byKey: [String: Int] = [:]
  /// By name as written, which saves folding it again.
  private var byName: [String: Int] = [:]

  init(_ key: @escaping @Sendable (String) -> String) { self.key = key }

  /// - Parameter next: the number of a name that comes for the first time.
  mutating func number(of name: String, next: Int) -> Int {
    if let known = byName[name] { return known }
    let folded = key(name)
    let number = byKey[folded] ?? next
    byKey[folded] = number
    byName[name] = number
    return number
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
