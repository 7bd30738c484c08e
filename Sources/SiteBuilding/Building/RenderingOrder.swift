/// The order in which files are rendered: those of recipes in groups, each with the file that looks at the same recipes behind
/// it, so that a recipe that is read for its page is not read again for that one; then all others.
struct RenderingOrder {
  /// Which group a file belongs to, and whether it is the one that looks at all recipes of the group.
  typealias Group = (number: Int, isPiece: Bool)

  /// Of the files, in the order in which they are rendered.
  let places: [Int]

  /// - Parameter groups: of each file; `nil` for those without one.
  init(of groups: [Group?]) {
    let last = groups.compactMap { $0?.number }.max() ?? -1
    var files = [[Int]](repeating: [], count: last + 1)
    var pieces = files
    var others: [Int] = []
    for (place, group) in groups.enumerated() {
      switch group {
      case (let number, true)?: pieces[number].append(place)
      case (let number, false)?: files[number].append(place)
      case nil: others.append(place)
      }
    }
    places = zip(files, pieces).flatMap { $0 + $1 } + others
  }

  /// Results in the order of the files.
  func restored<Result>(_ rendered: [Result]) -> [Result] {
    var positions = places
    for (position, place) in places.enumerated() { positions[place] = position }
    return positions.map { rendered[$0] }
  }
}
