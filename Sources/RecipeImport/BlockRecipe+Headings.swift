internal import WebPages

extension BlockRecipe {
  func headedGroups() -> [RecipeDraft.Group]? {
    let found = spans(of: .ingredients).map(\.blocks).map(ingredientLines).map { BlockGroups.of($0, isText: isText) }
      .filter { groups in
        let lines = groups.flatMap(\.lines)
        // In a text nothing else is called so; on a page a single line may be a picture's caption.
        guard lines.count >= 2 else { return isText && lines.contains(where: LineJudge.beginsWithAmount) }
        return LineJudge.share(lines) >= 0.25 || lines.allSatisfy { $0.utf8.count < 80 }
      }
    return found.max { LineJudge.share($0.flatMap(\.lines)) < LineJudge.share($1.flatMap(\.lines)) }
  }

  /// The list stops where running text begins.
  private func ingredientLines(_ span: [PageBlock]) -> [PageBlock] {
    let hasItems = span.contains { $0.kind == .item }
    // Asked once, however many remarks the span has.
    lazy var listEnd = beforeLastOfList(span)
    var result: [PageBlock] = []
    for (index, block) in span.enumerated() {
      if isText, block.kind != .item, isRunningText(block.text), !result.isEmpty {
        // A remark between two parts of the list.
        if index < listEnd { continue }
        break
      }
      // The steps of a page that has nothing but lines.
      if !isText, !hasItems, result.count > 1, block.kind == .text, isRunningText(block.text),
        LineJudge.isProse(block.text), !LineJudge.beginsWithAmount(block.text)
      {
        break
      }
      // A list that counts its items behind one that does not is that of the steps, whatever stands above it.
      if block.isOrdered, LineJudge.isSentence(block.text), let first = result.first(where: { $0.kind == .item }),
        !first.isOrdered
      {
        break
      }
      let isLine = block.kind == .item || isHeading(block) || LineJudge.beginsWithAmount(block.text)
      let isShort = block.text.utf8.count < (hasItems ? 60 : 90)
      if !isLine, !isShort {
        if result.contains(where: { !isHeading($0) }) { break }
        continue
      }
      result.append(block)
    }
    while let last = result.last, isHeading(last) { result.removeLast() }
    return result
  }

  /// The last line with an amount but one; -1 where there are no two.
  private func beforeLastOfList(_ span: [PageBlock]) -> Int {
    let listed = span.indices.reversed().lazy.filter { isAmountLine(span[$0]) && !isRunningText(span[$0].text) }
    return listed.dropFirst().first ?? -1
  }

  /// `2 eggs (size M)` and `coriander (optional)` are no sentences for the bracket they end with, and `1/4 cup butter, room
  /// temp.` is none for its point.
  private func isRunningText(_ text: String) -> Bool {
    guard LineJudge.isSentence(text), text.closesSentence else { return false }
    let isAmount = text.first?.isNumber == true && LineJudge.beginsWithAmount(text)
    return !isAmount || LineMarks.sentenceEnd(in: text[...], with: ".!?") != nil
  }

  func headedSections() -> [RecipeDraft.Section]? {
    let spans = spans(of: .instructions)
    if isText || groups.count > 1, let parts = namedSections(spans) { return parts }
    let found = spans.map { BlockSections.of($0.blocks, isText: isText) }.filter { sections in
      sections.flatMap(\.steps).contains { LineJudge.wordCount($0.text) >= 3 }
    }
    return found.max { Self.length($0) < Self.length($1) }
  }

  /// `Method for the base` and `Method for the filling`, of which each opens a part of the steps; `nil` where fewer than two
  /// do.
  private func namedSections(_ spans: [(heading: String, blocks: [PageBlock])]) -> [RecipeDraft.Section]? {
    let parts = spans.compactMap { span in
      GroupHeading.title(span.heading, opening: .instructions).map {
        ($0, BlockSections.of(span.blocks, isText: isText))
      }
    }
    guard parts.count > 1, parts.count == spans.count else { return nil }
    return parts.flatMap { title, sections in
      var sections = sections
      if sections.first.map({ $0.title == nil }) ?? false { sections[0].title = title }
      return sections
    }
  }

  /// What stands below each heading that opens a part, up to the next that opens another one or stands above it.
  private func spans(of part: SectionWords.Part) -> [(heading: String, blocks: [PageBlock])] {
    blocks.indices.filter { isHeading(blocks[$0]) && SectionWords.part(of: blocks[$0].text) == part }.map { start in
      let level = level(of: blocks[start])
      let rest = blocks[(start + 1)...]
      let isNamed = part == .ingredients && GroupHeading.title(blocks[start].text) != nil
      var hasParts = false
      let end = rest.firstIndex { block in
        guard isHeading(block) else { return false }
        // Below headings of parts the next one of the same rank opens something else.
        if !isText, hasParts, self.level(of: block) == level { return true }
        hasParts = hasParts || self.level(of: block) > level
        if isNamed, SectionWords.part(of: block.text) == part, GroupHeading.title(block.text) != nil { return false }
        return SectionWords.part(of: block.text) != nil || self.level(of: block) < level
      }
      return (blocks[start].text, Array(blocks[(isNamed ? start : start + 1)..<(end ?? rest.endIndex)]))
    }
  }

  func isHeading(_ block: PageBlock) -> Bool {
    if case .heading = block.kind { return true }
    return block.kind == .text && !block.isOrdered && SectionWords.isHeadingLine(block.text)
  }

  private func level(of block: PageBlock) -> Int {
    if case .heading(let level) = block.kind { level } else { 7 }
  }
}
