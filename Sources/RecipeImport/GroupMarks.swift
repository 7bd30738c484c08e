internal import WebPages

/// How the lines of a list of ingredients look beside each other: what looks otherwise than most of them is the title of a
/// group, `SAUCE`, **Pulled pork**.
struct GroupMarks {
  private let boldIsTitle: Bool
  private let capitalsAreTitle: Bool
  /// The element around the list, where its lines have elements of their own that are called ingredients.
  private let box: Int?
  private let last: String?
  /// The first lines of paragraphs of a text, where two at least have ingredients below and none of their own.
  private let openings: Set<String>
  /// The paragraphs between two lists of items, and above the first, of a box that holds hardly anything but items.
  private let separators: Set<String>

  /// - Parameter blocks: the lines of one list, with its titles.
  init(_ blocks: [PageBlock]) {
    let bold = blocks.count { $0.emphasis == .whole }
    boldIsTitle = bold > 0 && bold * 3 <= blocks.count && !blocks.contains { $0.emphasis == .partly }
    let capitals = blocks.count { Self.isCapitals($0.text) }
    capitalsAreTitle = capitals > 0 && capitals * 3 <= blocks.count
    let owners = Set(blocks.map(\.hintOwner))
    let outermost = owners.min()
    let inside = blocks.count { $0.hintOwner != outermost }
    box = owners.count > 3 && inside * 10 >= blocks.count * 7 ? outermost : nil
    last = blocks.last?.text
    openings = Self.openings(of: blocks)
    separators = Self.separators(of: blocks)
  }

  func isTitle(_ block: PageBlock) -> Bool {
    guard block.text.utf8.count < 60, block.text != last, !block.text.contains(where: \.isNumber),
      LineJudge.wordCount(block.text) <= (block.emphasis == .whole ? 8 : 6), !block.text.endsSentence
    else { return false }
    let looksOtherwise =
      boldIsTitle && block.emphasis == .whole || capitalsAreTitle && Self.isCapitals(block.text)
      || block.kind == .text
        && (block.hintOwner == box || openings.contains(block.text) || separators.contains(block.text))
    return looksOtherwise && !LineJudge.beginsWithAmount(block.text)
  }

  private static func openings(of blocks: [PageBlock]) -> Set<String> {
    let found = blocks.indices.dropLast().filter { index in
      let (block, next) = (blocks[index], blocks[index + 1])
      return block.kind == .text && block.list != 0 && block.list == next.list
        && (index == 0 || blocks[index - 1].list != block.list) && !block.text.contains(",")
        && !LineJudge.beginsWithAmount(block.text) && LineJudge.beginsWithAmount(next.text)
    }
    return found.count > 1 ? Set(found.map { blocks[$0].text }) : []
  }

  private static func separators(of blocks: [PageBlock]) -> Set<String> {
    guard blocks.count(where: { $0.kind == .item }) * 10 >= blocks.count * 7 else { return [] }
    let found = blocks.indices.dropLast().filter { index in
      let (block, next) = (blocks[index], blocks[index + 1])
      guard block.kind == .text, next.kind == .item, next.list != 0, LineJudge.beginsWithAmount(next.text) else {
        return false
      }
      if index == 0 { return block.emphasis == .whole }
      return blocks[index - 1].kind == .item && blocks[index - 1].list != next.list
    }
    return Set(found.map { blocks[$0].text })
  }

  private static func isCapitals(_ text: String) -> Bool {
    text.count(where: \.isUppercase) > 3 && !text.contains { $0.isLowercase || $0.isNumber }
  }
}
