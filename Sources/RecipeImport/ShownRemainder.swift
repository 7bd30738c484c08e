internal import WebPages

/// The whole list of ingredients of a page whose mark-up states a part of it.
///
/// Plug-ins take one list where the page has one for each part of the dish, so that a chicken with sauce and batter
/// is stated without the chicken.
enum ShownRemainder {
  /// The page's own list; `nil` unless it holds all that is stated, and among the others most begin with an amount and
  /// hardly any is stated already.
  static func groups(besides stated: [String], in blocks: [PageBlock]) -> [RecipeDraft.Group]? {
    guard stated.count > 2, isBesideOthers(stated, in: blocks) else { return nil }
    let groups = BlockRecipe(blocks).groups
    let lines = groups.flatMap(\.lines)
    guard lines.count >= stated.count + 2, lines.count <= 4 * stated.count else { return nil }
    let all = stated.map(ShownGroups.words)
    var wanted = all
    var others: [String] = []
    var twins = 0
    for line in lines {
      let words = ShownGroups.words(line)
      if let place = wanted.firstIndex(where: { ShownGroups.isSame(words, $0) }) {
        wanted.remove(at: place)
      } else if all.contains(where: { ShownGroups.isSame(words, $0) }) {
        // In other measures, too.
        twins += 1
      } else {
        others.append(line)
      }
    }
    // Salt goes into chicken and batter; but a list that is shown twice, or whose amounts are stated in sum, holds no more.
    guard wanted.isEmpty, others.count > 1, twins * 4 <= stated.count else { return nil }
    return LineJudge.share(others) > 0.5 ? groups : nil
  }

  /// Whether two more lines with amounts stand close before the first stated line or behind the last: what tells such a
  /// page from others without reading all of it.
  private static func isBesideOthers(_ stated: [String], in blocks: [PageBlock]) -> Bool {
    let (first, last) = (ShownGroups.words(stated[0]), ShownGroups.words(stated[stated.count - 1]))
    let known = Set(stated.map(ShownGroups.words))
    func isFurther(_ block: PageBlock) -> Bool {
      block.kind == .item && block.text.utf8.count < 120 && LineJudge.beginsWithAmount(block.text)
        && !known.contains(ShownGroups.words(block.text))
    }
    let items = blocks.indices.filter { blocks[$0].kind == .item }
    let starts = items.filter { ShownGroups.isSame(ShownGroups.words(blocks[$0].text), first) }.prefix(3)
    let ends = items.filter { ShownGroups.isSame(ShownGroups.words(blocks[$0].text), last) }.prefix(3)
    return starts.contains { blocks[max(0, $0 - reach)..<$0].count(where: isFurther) > 1 }
      || ends.contains { blocks[$0...].prefix(reach).count(where: isFurther) > 1 }
  }

  /// In blocks.
  private static let reach = 12
}
