internal import WebPages
internal import Words

/// The parts of one recipe that have ingredients and steps of their own, such as its dough and its filling.
struct PartedBlocks {
  private(set) var groups: [RecipeDraft.Group] = []
  private(set) var sections: [RecipeDraft.Section] = []

  /// `nil` where fewer than two parts have both.
  ///
  /// - Parameter blocks: of a text, its headings with the levels they have there.
  init?(_ blocks: [PageBlock]) {
    let hasStepsHeading = blocks.contains { Self.part($0) == .instructions }
    var best: [Slice] = []
    // A title, an ingredient and a step: where there is less for each, most are no parts.
    for starts in Self.ways(blocks) where !starts.isEmpty && starts.count * 3 <= blocks.count {
      let slices = Self.slices(of: blocks, at: starts, hasStepsHeading)
      if slices.count(where: \.isWhole) > max(best.count(where: \.isWhole), 1) { best = slices }
    }
    guard !best.isEmpty else { return nil }
    for slice in best {
      groups += slice.groups
      sections += slice.sections
    }
  }

  // MARK: Where parts begin

  private struct Start {
    var index: Int
    var hasTitle = true
    /// Whether it is one of the groups below a heading of ingredients.
    var isGroup = false
  }

  /// At the headings of one level and those above it, and at the lines above lists or headings of ingredients.
  private static func ways(_ blocks: [PageBlock]) -> [[Start]] {
    let headings = blocks.indices.compactMap { index -> (index: Int, level: Int, opensPart: Bool)? in
      guard case .heading(let level) = blocks[index].kind else { return nil }
      return (index, level, part(blocks[index]) != nil)
    }
    let levels = Set(headings.filter { !$0.opensPart }.map(\.level)).sorted()
    return levels.map { level in
      var open: (level: Int, isList: Bool)?
      return headings.compactMap { heading in
        if heading.level <= open?.level ?? 7 { open = nil }
        if heading.opensPart {
          open = (heading.level, part(blocks[heading.index]) == .ingredients)
          // What stands below `## Method` is no longer one of the groups that stand above it.
          return heading.level < level ? Start(index: heading.index, hasTitle: false) : nil
        }
        return heading.level <= level ? Start(index: heading.index, isGroup: open?.isList ?? false) : nil
      }
    } + [titleLines(blocks)]
  }

  /// `Dough` right above `Ingredients:`, which stands there for each part, and `Dough:` right above a list.
  private static func titleLines(_ blocks: [PageBlock]) -> [Start] {
    var words: [String: Int] = [:]
    for block in blocks where part(block) == .ingredients { words[key(block), default: 0] += 1 }
    return blocks.indices.dropLast().compactMap { index in
      let next = blocks[index + 1]
      guard mayBeTitle(blocks[index]) else { return nil }
      let opensHeading = part(next) == .ingredients && words[key(next)] ?? 0 > 1
      let opensList =
        (blocks[index].text.hasSuffix(":") || GroupHeading.namesPart(blocks[index].text))
        && LineJudge.beginsWithAmount(next.text)
      return opensHeading || opensList ? Start(index: index, isGroup: !opensHeading) : nil
    }
  }

  private static func key(_ block: PageBlock) -> String { TextFolding.folded(block.text.withoutColon) }

  private static func mayBeTitle(_ block: PageBlock) -> Bool {
    block.kind != .item && block.text.utf8.count < 60 && LineJudge.wordCount(block.text) <= 6
      && !block.text.endsSentence && !block.text.contains(where: \.isNumber) && SectionWords.part(of: block.text) == nil
  }

  /// What a block opens as a heading.
  private static func part(_ block: PageBlock) -> SectionWords.Part? {
    guard block.text.utf8.count < 240 else { return nil }
    if case .heading = block.kind { return SectionWords.part(of: block.text) }
    return !block.isOrdered && SectionWords.isHeadingLine(block.text) ? SectionWords.part(of: block.text) : nil
  }

  // MARK: Parts

  private struct Slice {
    var groups: [RecipeDraft.Group] = []
    var sections: [RecipeDraft.Section] = []
    var isWhole = false
  }

  private static func slices(of blocks: [PageBlock], at starts: [Start], _ hasStepsHeading: Bool) -> [Slice] {
    let starts = (starts.first?.index == 0 ? [] : [Start(index: 0, hasTitle: false)]) + starts
    var hasWhole = false
    return starts.indices.map { place in
      let end = place + 1 < starts.count ? starts[place + 1].index : blocks.count
      let start = starts[place]
      let slice = slice(
        blocks[(start.hasTitle ? start.index + 1 : start.index)..<end],
        title: start.hasTitle ? blocks[start.index].text.withoutColon : nil,
        takesHeadedSteps: hasStepsHeading && start.isGroup, isBehindWhole: hasWhole)
      hasWhole = hasWhole || slice.isWhole
      return slice
    }
  }

  /// - Parameter takesHeadedSteps: whether what stands below a list is a remark where no heading opens steps.
  private static func slice(
    _ blocks: ArraySlice<PageBlock>, title: String?, takesHeadedSteps: Bool, isBehindWhole: Bool
  ) -> Slice {
    let found = BlockRecipe(Array(blocks), isText: true)
    var slice = Slice(groups: found.groups, sections: TextParts.withoutFacts(found.sections))
    if takesHeadedSteps, !slice.groups.isEmpty, !blocks.contains(where: { part($0) == .instructions }) {
      slice.sections = []
    }
    slice.isWhole = !slice.groups.isEmpty && !slice.sections.isEmpty
    // `Assembly` has no ingredients of its own.
    if isBehindWhole, title != nil, slice.groups.isEmpty, slice.sections.isEmpty,
      blocks.contains(where: { LineJudge.isSentence($0.text) })
    {
      slice.sections = TextParts.withoutFacts(BlockSections.of(Array(blocks), isText: true))
    }
    if let title {
      if slice.groups.first.map({ $0.title == nil }) ?? false { slice.groups[0].title = title }
      if slice.sections.first.map({ $0.title == nil }) ?? false { slice.sections[0].title = title }
    }
    return slice
  }
}
