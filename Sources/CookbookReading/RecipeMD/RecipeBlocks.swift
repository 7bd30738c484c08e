internal import RecipeMarkdown
internal import SourceText

/// The tree of a recipe's file from its title on.
///
/// What stands above the title is passed over. Where `---` right below text swallowed the divider, which makes the text a
/// heading in CommonMark, and ingredients follow, the divider is there all the same.
struct RecipeBlocks {
  let tree: MarkdownTree
  /// Where the recipe starts in the file.
  let start: Int
  /// The lines from there on.
  let lines: SourceLines
  let diagnostics: [Diagnostic]

  init(_ file: SourceFile, from bodyStart: Int) {
    var (tree, start, found) = (Self.parse(file.bytes[bodyStart...]), bodyStart, [Diagnostic]())
    var lines = SourceLines(file.bytes, from: bodyStart)
    if let (first, title) = Self.lateTitle(in: tree) {
      found.append(file.textAboveTitle(first.kind, at: lines.range(of: first.startLine)))
      start = lines.start(of: ParagraphSource.firstLine(of: title, lines: lines, bytes: file.bytes))
      tree = Self.parse(file.bytes[start...])
      lines = SourceLines(file.bytes, from: start)
    }
    var masked = file.bytes
    if let underline = Self.swallowedDivider(in: Array(tree.root.children), lines, file.bytes) {
      found.append(file.dividerBelowText(.warning, at: underline))
      // A line of asterisks is no underline, and moves nothing.
      for index in underline where masked[index] == 0x2D { masked[index] = 0x2A }
      tree = Self.parse(masked[start...])
    }
    let tasks =
      TaskMark.mayStand(in: file.bytes[start...])
      ? Self.taskMarkers(in: Array(tree.root.children), lines, file.bytes) : []
    if let first = tasks.first {
      found.append(file.taskMark(at: first))
      tree = Self.parse(Self.withoutBoxes(tasks, in: masked)[start...])
    }
    (self.tree, self.start, self.lines, diagnostics) = (tree, start, lines, found)
  }

  private static func parse(_ bytes: ArraySlice<UInt8>) -> MarkdownTree {
    bytes.withUnsafeBufferPointer { MarkdownDocument.parse($0) }
  }

  /// The first block and the title behind it, where the title is not the first block.
  private static func lateTitle(in tree: MarkdownTree) -> (first: MarkdownNode, title: MarkdownNode)? {
    guard let first = tree.root.firstChild, first.kind != .heading, first.kind != .thematicBreak else { return nil }
    for block in tree.root.children {
      if block.kind == .thematicBreak { return nil }
      if block.kind == .heading { return block.headingLevel == 1 ? (first, block) : nil }
    }
    return nil
  }

  private static func swallowedDivider(
    in blocks: [MarkdownNode], _ lines: SourceLines, _ bytes: [UInt8]
  ) -> Range<Int>? {
    for index in blocks.indices.dropFirst() {
      let block = blocks[index]
      if block.kind == .thematicBreak { return nil }
      guard block.kind == .heading, block.headingLevel == 2, !IngredientStart.isLabel(block) else { continue }
      let source = HeadingSource(block, lines: lines, bytes: bytes)
      guard source.isSetext else { continue }
      let underline = lines.range(of: source.lastLine)
      let next = blocks[(index + 1)...].first { $0.kind != .heading }
      return bytes[underline].trimmingSpaces.count > 2 && next?.kind == .list ? underline : nil
    }
    return nil
  }

  // MARK: Boxes

  /// The markers with boxes behind them, `- [ ] `, of the items among the ingredients.
  private static func taskMarkers(
    in blocks: [MarkdownNode], _ lines: SourceLines, _ bytes: [UInt8]
  ) -> [Range<Int>] {
    let divider = blocks.firstIndex { $0.kind == .thematicBreak }
    let start = IngredientStart(in: blocks)
    guard let first = start.index ?? divider else { return [] }
    let from = start == .list(first) ? first : first + 1
    let end = IngredientSection.end(of: blocks, from: from, isDivided: start == .divider)
    return blocks[from..<end].filter { $0.kind == .list }.flatMap { list in
      list.children.compactMap { item in
        guard let first = item.firstChild, first.kind == .paragraph else { return nil }
        let text = lines.offset(line: first.startLine, column: first.startColumn)
        let marker = lines.offset(line: item.startLine, column: item.startColumn)
        return TaskMark.range(in: bytes[text...]).map { marker..<$0.upperBound }
      }
    }
  }

  /// Each marker and box is the number of an item instead, as long as both, so that nothing moves.
  private static func withoutBoxes(_ markers: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    // CommonMark has numbers of at most nine digits.
    for marker in markers where marker.count <= 11 {
      let number = Array(repeating: 0x30, count: marker.count - 3) + Array("1. ".utf8)
      result.replaceSubrange(marker, with: number)
    }
    return result
  }
}
