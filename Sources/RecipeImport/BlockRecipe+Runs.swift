internal import WebPages

/// What ends a run of lines with amounts.
extension BlockRecipe {
  /// How much a line without an amount speaks against a list that goes on, of 3: nothing between the amounts of a paragraph
  /// that hardly has anything else, in a text, unless it is a sentence.
  func weight(at index: Int, within start: Int, _ lastAmounts: inout [Int: Int]) -> Int {
    let block = blocks[index]
    let usual = block.text.utf8.count < 60 ? 1 : 3
    guard isText, block.list != 0, block.list == blocks[start].list, !block.text.closesSentence, !isHeading(block)
    else {
      return usual
    }
    let last = lastAmounts[block.list] ?? lastAmount(of: block.list)
    lastAmounts[block.list] = last
    return index < last ? 0 : usual
  }

  /// The last amount of a paragraph three in five of whose lines have one; -1 of others.
  private func lastAmount(of list: Int) -> Int {
    let lines = blocks.indices.filter { blocks[$0].list == list }
    let amounts = lines.filter { mayList(blocks[$0]) }
    return amounts.count * 10 >= lines.count * 6 ? amounts.last ?? -1 : -1
  }

  /// Whether all that is left of a list in a text is sentences, two at least: `• Whisk it all.` right below `• salt`.
  func beginsSteps(at index: Int) -> Bool {
    // More steps than these are no steps of a caption, and looking at all of them for each line would take for ever.
    var count = 0
    for block in blocks[index...].prefix(40) {
      guard block.kind == .item, block.list == blocks[index].list else { break }
      guard LineJudge.isSentence(block.text), !isAmountLine(block) else { return false }
      count += 1
    }
    return count > 1
  }

  /// In a text the list goes on to the end of its paragraph, `salt and pepper`, where something follows below it.
  func endOfParagraph(_ range: Range<Int>) -> Int {
    let list = blocks[range.upperBound - 1].list
    let end = blocks[range.upperBound...].firstIndex { $0.list != list } ?? blocks.endIndex
    let rest = blocks[range.upperBound..<end]
    // `salt, pepper` right above the steps of the same paragraph.
    if let prose = rest.firstIndex(where: { LineJudge.isSentence($0.text) }), areFewWords(rest[..<prose]) {
      return prose
    }
    let areShort = rest.allSatisfy { $0.text.utf8.count < 60 && !LineJudge.isSentence($0.text) }
    if end < blocks.endIndex, areShort { return end }
    // `salt`, `pepper` above steps that end without a stop.
    if let prose = rest.firstIndex(where: { LineJudge.isProse($0.text) }),
      // `mash bananas` is a step.
      rest[..<prose].allSatisfy({ LineJudge.wordCount($0.text) == 1 || InlineParts.namesSalt($0.text) })
    {
      return areFewWords(rest[..<prose]) ? prose : range.upperBound
    }
    return range.upperBound
  }

  private func areFewWords(_ lines: ArraySlice<PageBlock>) -> Bool {
    lines.allSatisfy { $0.text.utf8.count < 40 && LineJudge.wordCount($0.text) <= 4 && !$0.text.endsSentence }
  }
}
