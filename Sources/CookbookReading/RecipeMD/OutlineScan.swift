internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// Finds the places of blocks by the lines of the tree that the recipe was read from.
struct OutlineScan {
  private typealias Block = RecipeOutline.Block

  private let document: RecipeDocument
  private let lines: SourceLines
  private var bytes: [UInt8] { document.file.bytes }

  init(_ document: RecipeDocument) {
    self.document = document
    lines = SourceLines(document.file.bytes, from: document.bodyStart)
  }

  // MARK: Sections

  /// The text of the title, and its last line.
  var title: (text: Range<Int>, lastLine: Int) { heading(document.blocks[0]) }

  /// Paragraphs and whatever else blank lines keep apart.
  var description: RecipeOutline.Section {
    // A description may stand behind tags and yields.
    let above = [document.tagsRange, document.yieldsRange].compactMap(\.?.upperBound)
      .filter { $0 <= document.descriptionRange.lowerBound }
    let start = max(lines.end(of: title.lastLine), above.max() ?? 0)
    let end = document.blocks.dropFirst().first {
      lines.start(of: firstLine($0)) >= document.descriptionRange.upperBound
    }
    let range = start..<max(start, end.map { lines.start(of: firstLine($0)) } ?? start)
    return section(range, [])
  }

  var ingredients: RecipeOutline.Section {
    let end = methodStart.map { lines.start(of: firstLine($0)) } ?? bytes.count
    let range = document.ingredientsStart..<end
    var found: [Block] = []
    for index in document.ingredientBlocks {
      let node = document.blocks[index]
      switch node.kind {
      case .heading:
        let block = headingBlock(node)
        // Without a title it opens no group.
        if !block.content.isEmpty { found.append(block) }
      case .list: found += items(of: node, before: lineBehind(index), .ingredient)
      default: found += remarks(in: node)
      }
    }
    return section(range, found)
  }

  /// The lines of a paragraph that were read as ingredients; one that ends in a colon is a title.
  private func remarks(in node: MarkdownNode) -> [Block] {
    guard !RemarkLines.isComment(node, lines, bytes: bytes) else { return [] }
    return RemarkLines(node, from: firstLine(node), lines, bytes: bytes).lines.filter { !$0.isTitle }.map { line in
      let end = lines.end(of: line.number)
      return Block(.ingredient, lines.start(of: line.number)..<end, content: line.range.lowerBound..<end)
    }
  }

  /// The second divider, or what the method begins with where there is none.
  private var methodStart: MarkdownNode? {
    let index = document.ingredientBlocks.upperBound
    return index < document.blocks.count ? document.blocks[index] : nil
  }

  var methodNodes: ArraySlice<MarkdownNode> {
    let isDivided = methodStart?.kind == .thematicBreak
    return document.blocks.dropFirst(document.ingredientBlocks.upperBound + (isDivided ? 1 : 0))
  }

  var method: RecipeOutline.Section? {
    guard let first = methodStart else { return nil }
    let source = StepSource(of: methodNodes)
    var (found, isAside): ([Block], Bool) = ([], false)
    for index in methodNodes.indices {
      let node = document.blocks[index]
      let isSteps = source.isSteps(node, isAside: isAside)
      switch node.kind {
      case .heading:
        isAside = AsideHeading.matches(MarkdownPlainText.text(of: node))
        found.append(headingBlock(node))
      case .list where isSteps: found += items(of: node, before: lineBehind(index), .step)
      case .thematicBreak: isAside = false
      default:
        guard let kept = lines.trimmed(firstLine(node)..<lineBehind(index)) else { continue }
        found.append(Block(isSteps ? .step : .text, lines.start(of: kept.lowerBound)..<lines.end(of: kept.upperBound)))
      }
    }
    let start = first.kind == .thematicBreak ? lines.end(of: first.startLine) : lines.start(of: firstLine(first))
    return section(start..<bytes.count, found)
  }

  // MARK: Blocks

  private func heading(_ node: MarkdownNode) -> (text: Range<Int>, lastLine: Int) {
    let source = HeadingSource(node, lines: lines, bytes: bytes)
    guard source.isSetext else { return (source.range, source.lastLine) }
    let first = lines.range(of: firstLine(node))
    let text = bytes[first.lowerBound..<lines.end(of: source.lastLine - 1)].trimmingSpaces
    return (text.startIndex..<text.endIndex, source.lastLine)
  }

  private func headingBlock(_ node: MarkdownNode) -> Block {
    let (text, lastLine) = heading(node)
    let range = lines.start(of: firstLine(node))..<lines.end(of: lastLine)
    return Block(.heading, range, content: text, level: node.headingLevel)
  }

  private func items(of list: MarkdownNode, before end: Int, _ kind: Block.Kind) -> [Block] {
    // Ingredients without a name were passed over.
    let items = list.children.filter { kind != .ingredient || $0.firstChild != nil }
    return items.indices.map { index in
      item(items[index], before: index + 1 < items.count ? items[index + 1].startLine : end, kind)
    }
  }

  private func item(_ item: MarkdownNode, before end: Int, _ kind: Block.Kind) -> Block {
    let start = lines.start(of: item.startLine)
    guard let first = item.firstChild else { return Block(kind, start..<lines.end(of: item.startLine)) }
    var lastLine = (lines.trimmed(item.startLine..<max(end, item.startLine + 1)) ?? item.startLine...item.startLine)
      .upperBound
    if first.kind == .paragraph, first.next == nil {
      lastLine = ParagraphSource(first, lines: lines, bytes: bytes).lastLine
    }
    let content = lines.offset(line: first.startLine, column: first.startColumn)
    var amount: Range<Int>?
    if kind == .ingredient, first.kind == .paragraph, let emphasis = first.firstChild, emphasis.kind == .emphasis,
      emphasis.endLine == first.startLine
    {
      let end = lines.offset(line: emphasis.endLine, column: emphasis.endColumn + 1)
      // `*Salt*` alone is a name.
      if !bytes[end..<lines.end(of: lastLine)].trimmingWhiteSpace.isEmpty { amount = content..<end }
    }
    return Block(kind, start..<lines.end(of: lastLine), content: content..<lines.end(of: lastLine), amount: amount)
  }

  /// The blocks that were found, with what else is written between them.
  private func section(_ range: Range<Int>, _ found: [Block]) -> RecipeOutline.Section {
    var (blocks, start): ([Block], Int) = ([], range.lowerBound)
    for block in found + [Block(.text, range.upperBound..<range.upperBound)] {
      blocks += texts(in: start..<block.range.lowerBound)
      if !block.range.isEmpty { blocks.append(block) }
      start = block.range.upperBound
    }
    return RecipeOutline.Section(range: range, blocks: blocks)
  }

  /// Lines with anything on them that follow each other.
  private func texts(in range: Range<Int>) -> [Block] {
    var (blocks, open): ([Block], Range<Int>?) = ([], nil)
    for line in bytes[range].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where !line.trimmingSpaces.isEmpty {
      let isNext = open.map { isOneLineEnd($0.upperBound..<line.startIndex) } ?? false
      if let open, !isNext { blocks.append(Block(.text, open)) }
      open = (isNext ? open?.lowerBound ?? line.startIndex : line.startIndex)..<line.endIndex
    }
    if let open { blocks.append(Block(.text, open)) }
    return blocks
  }

  private func isOneLineEnd(_ range: Range<Int>) -> Bool {
    range.count == 1 || range.count == 2 && bytes[range.lowerBound] == 0x0D && bytes[range.lowerBound + 1] == 0x0A
  }

  // MARK: Lines

  private func firstLine(_ node: MarkdownNode) -> Int {
    node.kind == .paragraph || node.kind == .heading
      ? ParagraphSource.firstLine(of: node, lines: lines, bytes: bytes) : node.startLine
  }

  /// The first line of the next block, or the one behind the last.
  private func lineBehind(_ index: Int) -> Int {
    index + 1 < document.blocks.count ? firstLine(document.blocks[index + 1]) : lines.count + 1
  }
}
