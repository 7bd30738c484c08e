/// The recipes of a key as bytes: a bit for each list that follows, at the number of its place, and the lists.
///
/// What is looked for everywhere is asked in which recipes it is worth how much, and nothing else, so a recipe stands in the
/// best of its places alone; lists for those that are asked for by name are whole, and stand in files of their own.
enum KeyLists {
  /// Says that each list counts only the recipes that none before it has, and the one of openings those with the key in their
  /// title: lists of common words are a third shorter so.
  private static let isCounted = 1 << SearchPlace.allCases.count
  /// A shorter entry gains nothing.
  private static let leastCount = 32

  /// By how much a find counts, each recipe once: the first place of each rank stands for all of it.
  /// - Parameter places: recipes by place, ascending.
  static func byWorth(_ places: [[UInt32]], _ recipes: Int) -> [UInt8] {
    var taken: [UInt32] = []
    var lists: [List] = []
    for rank in SearchPlace.ranks {
      let all = rank.reduce([]) { Ascending.union($0, places[$1.rawValue]) }
      let own = Ascending.difference(all, taken)
      lists.append(
        List(
          place: rank[0], recipes: own, counted: Ascending.places(of: own, without: taken), of: recipes - taken.count))
      taken = Ascending.union(taken, own)
    }
    let (titles, openings) = (places[SearchPlace.title.rawValue], places[SearchPlace.opening.rawValue])
    let places = Ascending.places(of: openings, in: titles)
    lists.append(List(place: .opening, recipes: openings, counted: places, of: titles.count))
    let plain = encode(lists.map { ($0.place, $0.recipes, recipes) })
    guard taken.count >= leastCount else { return plain }
    let counted = encode(lists.map { ($0.place, $0.counted, $0.of) }, flags: isCounted)
    return counted.count < plain.count ? counted : plain
  }

  /// All recipes of each place that has a name; nothing where there are none.
  /// - Parameter places: recipes by place, ascending.
  static func byName(_ places: [[UInt32]], _ recipes: Int) -> [UInt8] {
    let named = SearchPlace.allCases.filter(\.hasName).map { ($0, places[$0.rawValue], recipes) }
    return named.allSatisfy(\.1.isEmpty) ? [] : encode(named)
  }

  private struct List {
    let place: SearchPlace
    let recipes: [UInt32]
    /// By their places among the recipes that can still be meant, which are so many.
    let counted: [UInt32]
    let of: Int
  }

  private static func encode(_ lists: [(place: SearchPlace, numbers: [UInt32], limit: Int)], flags: Int = 0) -> [UInt8]
  {
    var bytes: [UInt8] = []
    let own = lists.filter { !$0.numbers.isEmpty }
    NumberList.append(number: own.reduce(flags) { $0 | 1 << $1.place.rawValue }, to: &bytes)
    for list in own { NumberList.append(list.numbers, below: list.limit, to: &bytes) }
    return bytes
  }
}
