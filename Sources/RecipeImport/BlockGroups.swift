internal import WebPages

/// The groups of ingredients in the lines of one place of a page or text.
enum BlockGroups {
  /// - Parameter isText: in a text short lines without bullets belong to a list, and one bullet makes none.
  static func of(_ all: [PageBlock], isText: Bool = false) -> [RecipeDraft.Group] {
    let blocks = RepeatedLists.removed(from: withoutRepeatedEnd(all))
    var groups = [RecipeDraft.Group()]
    // Where one such heading stands above all, it names the dish.
    let hasParts = blocks.count { GroupHeading.title($0.text) != nil && $0.kind != .item } > 1
    let items = blocks.count { $0.kind == .item }
    let hasItems = isText ? items * 2 >= blocks.count && items > 0 : items > 0
    let titles = isText ? titlesBetweenItems(blocks).union(NamedParts.titles(in: blocks)) : []
    let marks = GroupMarks(blocks)
    for (index, block) in blocks.enumerated() {
      let text = ImportedText.withoutBullet(block.text)
      if isTitle(block, hasItems: hasItems) || marks.isTitle(block) || titles.contains(index) {
        let part = SectionWords.part(of: text)
        if part == .instructions || part == .other, groups.contains(where: { !$0.lines.isEmpty }) { break }
        if let title = part == nil ? text : hasParts ? GroupHeading.title(text) : nil {
          groups.append(RecipeDraft.Group(heading: text, naming: title))
        }
      } else if block.kind == .item || !hasItems || LineJudge.beginsWithAmount(text) || isText && isShort(text),
        !isRemark(block, isText: isText)
      {
        groups[groups.count - 1].lines.append(text)
      }
    }
    return TwinMeasures.once(groups.filter { !$0.lines.isEmpty })
  }

  /// `Salt and pepper` below bullets.
  private static func isShort(_ text: String) -> Bool {
    text.utf8.count < 60 && LineJudge.wordCount(text) <= 6 && !text.closesSentence
  }

  /// `Sauce` without a bullet between ingredients that have them.
  private static func titlesBetweenItems(_ blocks: [PageBlock]) -> Set<Int> {
    guard blocks.count(where: { $0.kind == .item }) * 10 >= blocks.count * 6 else { return [] }
    return Set(
      blocks.indices.dropLast().filter { index in
        let (text, next) = (blocks[index].text, blocks[index + 1])
        return blocks[index].kind == .text && next.kind == .item && LineJudge.beginsWithAmount(next.text)
          && (index == 0 || blocks[index - 1].kind == .item) && LineJudge.wordCount(text) <= 3
          && !text.contains { $0 == "," || $0.isNumber } && !text.closesSentence && !InlineParts.namesSalt(text)
      })
  }

  /// What boxes of ingredients hold beside them: for how many they are, what they cost, how to use the page.
  private static func isRemark(_ block: PageBlock, isText: Bool) -> Bool {
    let text = block.text
    // `4 servings potato salad` among items is another recipe.
    let isDish = block.kind == .item && text.first?.isNumber == true && LineJudge.wordCount(text) > 2
    let isYield = LabelledFacts.statesYield(text) && !isDish || LabelledFacts.isYieldAlone(text)
    if text.utf8.count >= 250 || isYield { return true }
    // `500 g chicken (cut into 12 pieces)` says for how many nothing is.
    let isAmount = text.first?.isNumber == true && !text.closesSentence && LineJudge.beginsWithAmount(text)
    if block.kind != .item, text.endsSentence, !isAmount, ProseFacts(text).yieldText != nil { return true }
    if text.utf8.count < 16, text.contains(where: { "€$£".contains($0) }), !text.contains(where: \.isLetter) {
      return true
    }
    let isSentence = isText ? text.closesSentence : text.endsSentence
    return block.kind != .item && isSentence && text.utf8.count >= 60 && !LineJudge.beginsWithAmount(text)
  }

  private static func withoutRepeatedEnd(_ blocks: [PageBlock]) -> [PageBlock] {
    var texts = RepeatedEnd.removed(from: blocks.filter { $0.kind == .item }.map(\.text))[...]
    return blocks.map { block in
      guard block.kind == .item, let text = texts.popFirst() else { return block }
      var block = block
      block.text = text
      return block
    }
  }

  static func isTitle(_ block: PageBlock, hasItems: Bool) -> Bool {
    if case .heading = block.kind { return true }
    // “Nutritional yeast 15 g” and “500 g beef tips” have a word of headings in their names.
    if SectionWords.isHeadingLine(block.text) {
      return block.kind != .item || !LineJudge.beginsWithAmount(block.text) && !LineJudge.endsWithAmount(block.text)
    }
    guard block.text.utf8.count < 60, !LineJudge.beginsWithAmount(block.text) else { return false }
    let first = block.text.split(separator: " ").first?.lowercased() ?? ""
    let isServing = block.kind == .text && ["to", "zum", "zur"].contains(first)
    if isServing, LineJudge.wordCount(block.text) <= 3, !block.text.endsSentence { return true }
    if block.text.hasSuffix(":") { return !TextParts.announcesRecipe(block.text) }
    return ["for", "für", "pour", "para", "per", "voor", "till", "til"].contains(first)
      && !LabelledFacts.namesYield(block.text)
  }
}
