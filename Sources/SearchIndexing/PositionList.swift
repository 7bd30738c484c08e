/// Where pairs of words stand, as bytes: a bit for each place that has some, and of each such place how many recipes, the
/// steps from one to the next (see `NumberList`), and each recipe's positions, as the step from the one before times two,
/// plus one where another follows.
enum PositionList {
  /// - Parameter keys: of pairs that begin alike.
  static func encode(_ keys: Range<Int>, of postings: SortedPostings) -> [UInt8] {
    let places = SearchPlace.allCases.filter { $0 != .opening }.map { postings.occurrences(keys, $0) }
    var bytes: [UInt8] = []
    let mask = places.enumerated().reduce(0) { $1.element.isEmpty ? $0 : $0 | 1 << $1.offset }
    NumberList.append(number: mask, to: &bytes)
    for occurrences in places where !occurrences.isEmpty { append(occurrences, to: &bytes) }
    return bytes
  }

  private static func append(_ occurrences: [(document: UInt32, position: UInt16)], to bytes: inout [UInt8]) {
    var recipes: [UInt32] = []
    for (document, _) in occurrences where document != recipes.last { recipes.append(document) }
    NumberList.append(number: recipes.count, to: &bytes)
    NumberList.appendSteps(recipes, to: &bytes)
    var before: UInt16 = 0
    for (index, (document, position)) in occurrences.enumerated() {
      let goesOn = index + 1 < occurrences.count && occurrences[index + 1].document == document
      NumberList.append(number: Int(position &- before) * 2 + (goesOn ? 1 : 0), to: &bytes)
      before = goesOn ? position : 0
    }
  }
}
