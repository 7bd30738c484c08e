/// The recipes that a search for one word or one tag alone shows first, so that their cards come with its lists.
enum BestRecipes {
  /// As many as are shown at first.
  private static let count = 6

  /// - Parameter places: recipes by place, ascending.
  /// - Returns: the first ones for the word as it is typed, for which the beginning of a title counts twice, and for a word
  ///   that is only meant, for which it does not; each once.
  static func ofWord(_ places: [[UInt32]]) -> [UInt32] {
    union(first(of: [[.opening]] + SearchPlace.ranks, places), first(of: SearchPlace.ranks, places))
  }

  /// As `ofWord`, for the whole text of a tag or a category: either is asked for alone.
  static func ofLine(_ places: [[UInt32]]) -> [UInt32] {
    union(first(of: [[.tag]], places), first(of: [[.category]], places))
  }

  private static func union(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    one + other.filter { !one.contains($0) }
  }

  private static func first(of ranks: [[SearchPlace]], _ places: [[UInt32]]) -> [UInt32] {
    var found: [UInt32] = []
    for rank in ranks where found.count < count {
      let next = rank.flatMap { place in
        places[place.rawValue].lazy.filter { !found.contains($0) }.prefix(count - found.count)
      }
      found += Set(next).sorted().prefix(count - found.count)
    }
    return found
  }
}
