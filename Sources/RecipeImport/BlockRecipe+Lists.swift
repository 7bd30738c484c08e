internal import WebPages

extension BlockRecipe {
  /// The longest list whose lines mostly begin with an amount.
  func listedGroups() -> [RecipeDraft.Group]? {
    guard var range = amountRun() else { return nil }
    // `For the chili`
    if isText, range.lowerBound > 0 {
      let wider = range.lowerBound - 1..<range.upperBound
      let title = blocks[wider.lowerBound]
      if BlockGroups.isTitle(title, hasItems: false) || GroupMarks(Array(blocks[wider])).isTitle(title) {
        range = wider
      }
    }
    if isText { return BlockGroups.of(Array(blocks[withSides(range)]), isText: true) }
    range = withBeginning(range)
    return BlockGroups.of(partHeading(above: range.lowerBound) + Array(blocks[withRest(range)]))
  }

  /// With `Orange juice`, which stands above the first amount in the same list and is no fact or sentence.
  private func withBeginning(_ range: Range<Int>) -> Range<Int> {
    let first = blocks[range.lowerBound]
    guard first.kind == .item, first.list != 0 else { return range }
    let start = blocks[..<range.lowerBound].lastIndex { block in
      block.kind != .item || block.list != first.list || block.text.utf8.count >= 120 || block.text.hasSuffix(".")
        || block.text.contains(":") || LabelledFacts.namesYield(block.text)
    }
    let lower = start.map { $0 + 1 } ?? 0
    return range.lowerBound - lower <= Self.mostWithoutAmount ? lower..<range.upperBound : range
  }

  /// `For the base`, where several lists have such headings and nothing stands above all of them.
  private func partHeading(above index: Int) -> [PageBlock] {
    guard index > 0, case .heading = blocks[index - 1].kind, GroupHeading.namesPart(blocks[index - 1].text) else {
      return []
    }
    return [blocks[index - 1]]
  }

  /// With the `salt` and `mint leaves` of a page that stand below the last amount and right above the steps.
  private func withRest(_ range: Range<Int>) -> Range<Int> {
    let kind = blocks[range.upperBound - 1].kind
    let end = blocks[range.upperBound...].firstIndex { block in
      block.kind != kind || block.text.utf8.count >= 40 || LineJudge.wordCount(block.text) > 4
        || block.text.endsSentence
        || isHeading(block)
    }
    guard let end, end - range.upperBound <= Self.mostWithoutAmount, LineJudge.isSentence(blocks[end].text) else {
      return range
    }
    return range.lowerBound..<end
  }

  /// More lines without an amount are something else.
  private static let mostWithoutAmount = 5

  /// With what is served along and needs no amounts: `Toppings:` and the items below.
  private func withSides(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < blocks.count, InlineParts.namesSides(blocks[end].text.withoutColon) {
      let items = blocks[(end + 1)...].prefix { $0.kind == .item && !LineJudge.isSentence($0.text) }
      guard !items.isEmpty else { break }
      end = items.endIndex
    }
    return range.lowerBound..<end
  }

  /// `Ingredients for 4: 2 eggs, 100 g flour, 1 pinch salt and pepper.`, the longest of such lines.
  func labelledGroups() -> [RecipeDraft.Group]? {
    guard !isText else { return nil }
    let lists = blocks.compactMap { block -> [String]? in
      let (label, rest) = SectionWords.labelled(block.text)
      guard let label, SectionWords.part(of: label) == .ingredients else { return nil }
      return InlineParts.listed(rest)
    }
    return lists.max { $0.count < $1.count }.map { [RecipeDraft.Group(lines: $0)] }
  }

  /// Where lines with amounts stand close together.
  private func amountRun() -> Range<Int>? {
    var best: (range: Range<Int>, count: Int)?
    var lastAmounts: [Int: Int] = [:]
    var start = 0
    while start < blocks.count {
      guard mayList(blocks[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      var count = 1
      var misses = 0
      var next = start + 1
      while next < blocks.count, misses < 3 {
        if mayList(blocks[next]) {
          (count, misses, end) = (count + 1, 0, next + 1)
        } else if blocks[next].kind == .item && blocks[next].list == blocks[start].list && blocks[start].list != 0,
          // In a text bullets that begin below ingredients without any are those of the steps.
          !isText || blocks[start].kind == .item
        {
          if isText, beginsSteps(at: next) { break }
          end = next + 1
        } else {
          misses += weight(at: next, within: start, &lastAmounts)
        }
        next += 1
      }
      if count >= (isText ? 2 : 3), count > best?.count ?? 0 { best = (start..<end, count) }
      start = end
    }
    return best.map { isText ? $0.range.lowerBound..<endOfParagraph($0.range) : $0.range }
  }

  func isAmountLine(_ block: PageBlock) -> Bool {
    block.text.utf8.count < 120 && !LabelledFacts.statesYield(block.text)
      && !(isText && NutrientLine.isOne(block.text))
      && LineJudge.beginsWithAmount(ImportedText.withoutBullet(block.text))
  }

  /// An amount line of a list: in a text `Slice the apples and toss them with sugar.` is a sentence, whatever begins it.
  func mayList(_ block: PageBlock) -> Bool {
    guard isAmountLine(block) else { return false }
    if !isText || block.kind == .item || block.text.first?.isNumber == true || !block.text.endsSentence { return true }
    // `Mix. Bake 20 min at 150 °C.`
    return LineJudge.wordCount(block.text) < 7 && LineMarks.sentenceEnd(in: block.text[...], with: ".") == nil
  }

  /// The prose behind the ingredients.
  func followingSections() -> [RecipeDraft.Section]? {
    guard let last = groups.last?.lines.last,
      let start = blocks.lastIndex(where: { ImportedText.withoutBullet($0.text) == last })
    else { return nil }
    var steps: [PageBlock] = []
    for index in blocks.indices[(start + 1)...] {
      let block = blocks[index]
      if isHeading(block), SectionWords.part(of: block.text) == .other || !steps.isEmpty {
        // `FILL THE JARS` between the steps of a text.
        guard isText, SectionWords.part(of: block.text) == nil, index + 1 < blocks.count,
          LineJudge.isSentence(blocks[index + 1].text), !isAmountLine(blocks[index + 1])
        else { break }
        steps.append(block)
        continue
      }
      // `Step 3` above a step.
      if ImportedText.onlyCountsStep(block.text) { continue }
      if isStep(block, first: steps.isEmpty) {
        steps.append(block)
      } else if steps.count > 1 {
        break
      }
    }
    return steps.isEmpty ? nil : BlockSections.of(steps, isText: isText)
  }

  /// Whether a line behind the ingredients is a step: on a page prose, in a text whatever is no figure of nutrition.
  private func isStep(_ block: PageBlock, first: Bool) -> Bool {
    if LineJudge.isProse(block.text) || LineJudge.isSentence(block.text) {
      return !isText || !NutrientLine.isOne(block.text)
    }
    guard isText, !NutrientLine.isOne(block.text), !LabelledFacts.statesYield(block.text) else { return false }
    return !first || LineJudge.wordCount(block.text) >= 2
  }
}
