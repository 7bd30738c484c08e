/// The order in which files are rendered: those of recipes in groups, each with the file that looks at the same recipes behind
/// it, so that a recipe that is read for its page is not read again for that one; then all others.
struct RenderingOrder {
  /// Which group a file belongs to, and whether it is the one that looks at all recipes of the group.
  typealias Group = (number: Int, isPiece: Bool)

  /// Of the files, in the order in which they are rendered.
  let places: [UInt32]

  /// - Parameter groups: of each file; `nil` for those without one.
  init(of groups: some Sequence<Group?>) {
    // Of a group the files, then the piece.
    var groupsOfFiles: [[UInt32]] = []
    var others: [UInt32] = []
    for (place, group) in groups.enumerated() {
      guard let group else {
        others.append(UInt32(place))
        continue
      }
      let number = 2 * group.number + (group.isPiece ? 1 : 0)
      while groupsOfFiles.count <= number { groupsOfFiles.append([]) }
      groupsOfFiles[number].append(UInt32(place))
    }
    places = groupsOfFiles.flatMap(\.self) + others
  }
}
