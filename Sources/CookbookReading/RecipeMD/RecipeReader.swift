internal import Cookbook
internal import Quantities
internal import RecipeMarkdown
public import SourceText

/// Reads RecipeMD 2.4.0.
///
/// The document is a title, an optional description, tags and yields in either order, a divider, the ingredients and,
/// after a second divider, the instructions. What breaks these rules is an error and leaves no recipe; what real
/// collections write beyond them is read and warned about.
public enum RecipeReader {
  public struct Options: Sendable, Equatable {
    /// Whether a point groups thousands in the site's language, so that `1.000 g` is worth a warning.
    public var decimalComma: Bool
    /// Whether everything RecipeMD itself refuses is warned about: YAML front matter, and amounts in which it finds no
    /// number, however plain their meaning is.
    public var isStrict: Bool

    public init(decimalComma: Bool = false, isStrict: Bool = false) {
      self.decimalComma = decimalComma
      self.isStrict = isStrict
    }
  }

  /// `nil` where an error leaves no recipe.
  public static func read(_ file: SourceFile, options: Options = Options()) -> Checked<RecipeDocument?> {
    if let problem = TextEncoding.problem(in: file) ?? file.unsettledMerge { return Checked(nil, [problem]) }
    let frontMatter = FrontMatter.find(in: file.bytes)
    let bodyStart = frontMatter?.bodyStart ?? (file.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0)
    let body = file.bytes[bodyStart...]
    if let problem = RecipeSize.problem(ofText: body, in: file) { return Checked(nil, [problem]) }
    let found = RecipeBlocks(file, from: bodyStart)
    var state = RecipeReaderState(
      file: file, lines: found.lines, options: options,
      definitions: LinkDefinitions.mayStand(in: body)
        ? LinkDefinitions(in: [String(decoding: body, as: UTF8.self)]) : .none)
    if let frontMatter, options.isStrict {
      state.diagnostics.append(file.frontMatterWarning(at: frontMatter.opening))
    }
    state.diagnostics += found.diagnostics
    state.read(found.tree)
    let diagnostics = state.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }), let recipe = state.recipe
    else { return Checked(nil, diagnostics) }
    let document = RecipeDocument(
      file: file, recipe: recipe, frontMatter: frontMatter?.content, bodyStart: found.start, links: state.links,
      images: state.images, descriptionRange: state.descriptionRange, tagsRange: state.tagsRange,
      tagsPlace: state.tagsPlace, yieldsRange: state.yieldsRange,
      descriptionBlocks: state.descriptionBlocks, blocks: state.blocks, ingredientsStart: state.ingredientsStart,
      ingredientBlocks: state.ingredientBlocks)
    return Checked(document, diagnostics)
  }
}

/// The walk over the top-level blocks of one document.
struct RecipeReaderState {
  let file: SourceFile
  let options: RecipeReader.Options
  let lines: SourceLines
  var diagnostics: [Diagnostic] = []
  var recipe: Recipe?
  var links: [LinkReference] = []
  var images: [LinkReference] = []
  var descriptionRange = 0..<0
  var descriptionBlocks: [DescriptionBlock] = []
  var tagsRange: Range<Int>?
  var tagsPlace = 0
  var yieldsRange: Range<Int>?
  /// The trees of the texts that are read.
  let texts: MarkdownTexts
  /// Whether the text has any of the characters that a link or picture starts with.
  private let mayHoldLinks: Bool

  /// The top-level blocks; `index` is the one being looked at.
  private(set) var blocks: [MarkdownNode] = []
  var index = 0
  private(set) var start = IngredientStart.divider
  /// Where the ingredients start in the file.
  private(set) var ingredientsStart = 0
  /// Those between the dividers.
  private(set) var ingredientBlocks = 0..<0

  init(file: SourceFile, lines: SourceLines, options: RecipeReader.Options, definitions: LinkDefinitions) {
    texts = MarkdownTexts(definitions: definitions)
    self.file = file
    self.options = options
    self.lines = lines
    mayHoldLinks = file.bytes.withUnsafeBufferPointer { $0.holds(0x5B) || $0.holds(0x3C) }
  }

  var block: MarkdownNode? { index < blocks.count ? blocks[index] : nil }

  mutating func read(_ tree: MarkdownTree) {
    if let line = tree.flattenedLine { diagnostics.append(file.tooDeep(at: lines.range(of: line))) }
    blocks = Array(tree.root.children)
    start = IngredientStart(in: blocks)
    guard let (title, descriptionStart) = readTitle() else { return }
    var result = Recipe(title: title, texts: texts)
    result.description = readDescription(from: descriptionStart)
    readTagsAndYields(into: &result)
    readLateDescription(into: &result)
    readTagsAndYieldsBehindDivider(into: &result)
    guard readFirstDivider(descriptionStart: descriptionStart) else { return }
    readIngredients(into: &result)
    result.instructions = readInstructions()
    recipe = result
  }

  // MARK: Title and description

  private mutating func readTitle() -> (title: String, nextLine: Int)? {
    guard let heading = block, RecipeTitle.isTitle(heading) else {
      diagnostics.append(
        RecipeTitle.missing(
          block, isNote: blocks.contains(where: IngredientStart.isLabel), file, lines))
      return nil
    }
    diagnostics += RecipeTitle.deviations(of: heading, file, lines)
    index += 1
    let source = HeadingSource(heading, lines: lines, bytes: file.bytes)
    texts.remember(Array(heading.children), as: source.text)
    return (source.text, source.lastLine + 1)
  }

  private mutating func readDescription(from firstLine: Int) -> String? {
    while let block, block.kind != .thematicBreak, index != start.index, wholeParagraph(block) == nil {
      collectLinks(in: block)
      let start = lines.start(of: firstLineOfBlock(block))
      descriptionBlocks.append(DescriptionBlock(node: block, range: start..<max(start, lines.end(of: block.endLine))))
      index += 1
    }
    let end = block.map(firstLineOfBlock) ?? lines.count + 1
    guard firstLine < end, let kept = lines.trimmed(firstLine..<end) else { return nil }
    if descriptionRange.isEmpty { descriptionRange = lines.start(of: kept.lowerBound)..<lines.end(of: kept.upperBound) }
    return lines.text(kept)
  }

  /// What stands between tags or yields and the ingredients, which many take for the place of the description.
  private mutating func readLateDescription(into recipe: inout Recipe) {
    guard start.index != nil || blocks[index...].contains(where: { $0.kind == .thematicBreak }) else { return }
    while let block, block.kind != .thematicBreak, index != start.index {
      let line = firstLineOfBlock(block)
      diagnostics.append(file.lateDescription(at: lines.range(of: line)))
      let parts = [recipe.description, readDescription(from: line)].compactMap(\.self)
      recipe.description = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
      readTagsAndYields(into: &recipe)
    }
  }

  // MARK: Tags and yields

  enum WholeParagraph {
    case tags
    case yields
  }

  /// Whether a block is one paragraph that is a single emphasis or a single strong emphasis.
  func wholeParagraph(_ node: MarkdownNode) -> WholeParagraph? {
    guard node.kind == .paragraph, let child = node.firstChild, child.next == nil else { return nil }
    switch child.kind {
    case .emphasis: return .tags
    case .strong: return .yields
    default: return nil
    }
  }

  mutating func readTagsAndYields(into recipe: inout Recipe) {
    if let block, tagsRange == nil, yieldsRange == nil { tagsPlace = lines.start(of: firstLineOfBlock(block)) }
    while index != start.index, let block, let kind = wholeParagraph(block) {
      let source = ParagraphSource(block, lines: lines, bytes: file.bytes)
      let range = lines.start(of: firstLineOfBlock(block))..<lines.end(of: block.endLine)
      switch kind {
      case .tags:
        if tagsRange != nil { diagnostics.append(file.repeatedParagraph("tags", at: source.range)) }
        tagsRange = tagsRange ?? range
        recipe.tags += readTags(source.trimmingDelimiters(1))
      case .yields:
        if yieldsRange != nil { diagnostics.append(file.repeatedParagraph("yields", at: source.range)) }
        yieldsRange = yieldsRange ?? range
        recipe.yields += readYields(source.trimmingDelimiters(2))
      }
      index += 1
    }
  }

  private mutating func readTags(_ source: ParagraphSource) -> [String] {
    CommaList.parts(of: source.bytes).map { part in
      let tag = String(decoding: source.bytes[part], as: UTF8.self)
      if tag.isEmpty { diagnostics.append(file.emptyTag(at: source.fileRange(of: part))) }
      return tag
    }
  }

  private mutating func readYields(_ source: ParagraphSource) -> [Amount] {
    CommaList.parts(of: source.bytes).compactMap { part in
      guard !part.isEmpty else {
        diagnostics.append(file.emptyYield(at: source.fileRange(of: part)))
        return nil
      }
      let text = Array(source.bytes[part])
      guard let inDigits = LabelledYield.inDigits(text) else {
        guard let inOrder = LabelledYield.inOrder(text) else {
          return readAmount(text, at: source.fileRange(of: part))
        }
        let amount = readAmount(inOrder, at: source.fileRange(of: part))
        // What everybody writes is no remark for everybody; RecipeMD wants the number first.
        if options.isStrict, let amount { sayWords(text, wereReadAs: amount, at: source.fileRange(of: part)) }
        return amount
      }
      let amount = readAmount(inDigits, at: source.fileRange(of: part))
      if let amount { sayWords(text, wereReadAs: amount, at: source.fileRange(of: part)) }
      return amount
    }
  }

  private mutating func sayWords(_ text: [UInt8], wereReadAs amount: Amount, at range: Range<Int>) {
    diagnostics.append(
      file.amountWarning(
        .words(amount), found: String(decoding: text, as: UTF8.self), reading: amount, at: range,
        isStrict: options.isStrict))
  }

  /// Reads an amount and reports what was wrong or unusual about it; `nil` after an error.
  mutating func readAmount(_ text: some Collection<UInt8>, at range: Range<Int>) -> Amount? {
    do throws(AmountReader.Failure) {
      let reading = try AmountReader.read(text, decimalComma: options.decimalComma)
      let found = String(decoding: Array(text), as: UTF8.self)
      for deviation in reading.deviations {
        diagnostics.append(
          file.amountWarning(
            deviation, found: found, reading: reading.amount, at: range, isStrict: options.isStrict))
      }
      return reading.amount
    } catch {
      diagnostics.append(file.amountError(error, found: String(decoding: Array(text), as: UTF8.self), at: range))
      return nil
    }
  }

  // MARK: Dividers and instructions

  private mutating func readFirstDivider(descriptionStart: Int) -> Bool {
    if let block, block.kind == .thematicBreak {
      warnAboutAdjacentTagsAndYields(before: index)
      index += 1
      return true
    }
    if let block, index == start.index {
      let range = lines.range(of: firstLineOfBlock(block))
      if case .heading = start { index += 1 }
      diagnostics.append(
        start == .list(index) ? file.missingFirstDivider(at: range) : file.headingInsteadOfDivider(at: range))
      return true
    }
    diagnostics.append(missingDivider(descriptionStart: descriptionStart))
    return false
  }

  /// Tags and yields on neighbouring lines are one paragraph, which RecipeMD takes for description.
  private mutating func warnAboutAdjacentTagsAndYields(before end: Int) {
    for node in blocks[..<end] where node.kind == .paragraph {
      let children = Array(node.children)
      let kinds = children.map(\.kind)
      guard kinds == [.emphasis, .softBreak, .strong] || kinds == [.strong, .softBreak, .emphasis] else { continue }
      let range = lines.range(of: firstLineOfBlock(node) + 1)
      diagnostics.append(file.adjacentTagsAndYields(at: range))
    }
  }

  private mutating func readIngredients(into recipe: inout Recipe) {
    var section = IngredientSection(start: index)
    let firstLine = start == .list(index) ? blocks[index].startLine : blocks[index - 1].startLine + 1
    ingredientsStart = start == .list(index) ? lines.start(of: firstLine) : lines.end(of: firstLine - 1)
    let end = IngredientSection.end(of: blocks, from: index, isDivided: start == .divider)
    while let block, index != end {
      section.add(block, at: index, of: blocks, state: &self)
      index += 1
    }
    ingredientBlocks = section.start..<index
    if let block, block.kind != .thematicBreak, start == .divider {
      diagnostics.append(file.missingSecondDivider(block.kind, at: lines.range(of: block.startLine)))
    }
    let lastLine = block.map { $0.startLine - 1 } ?? lines.count
    reportDefinitions(in: firstLine..<(lastLine + 1))
    (recipe.ingredients, recipe.ingredientGroups) = section.result()
  }

  private mutating func readInstructions() -> String? {
    guard let first = block else { return nil }
    let isDivided = first.kind == .thematicBreak
    let method = blocks[(isDivided ? index + 1 : index)...]
    for block in method { collectLinks(in: block) }
    let start = isDivided ? first.startLine + 1 : firstLineOfBlock(first)
    guard let kept = lines.trimmed(start..<(lines.count + 1)) else { return nil }
    let text = lines.text(kept)
    texts.remember(MarkdownTree.document(of: method), .blocks, of: text)
    return text
  }

  // MARK: Links

  mutating func collectLinks(in node: MarkdownNode) {
    guard mayHoldLinks else { return }
    let kind = node.kind
    if kind == .link || kind == .image, node.startLine > 0 {
      let destination = node.destination
      let start = lines.offset(line: node.startLine, column: node.startColumn)
      let end = node.endLine == node.startLine ? lines.offset(line: node.endLine, column: node.endColumn + 1) : start
      var reference = LinkReference(destination: destination, range: start..<max(end, start))
      if kind == .image { reference.text = MarkdownPlainText.text(of: node) }
      if kind == .link { links.append(reference) } else { images.append(reference) }
    }
    var child = node.firstChild
    while let current = child {
      collectLinks(in: current)
      child = current.next
    }
  }

  func firstLineOfBlock(_ node: MarkdownNode) -> Int {
    node.kind == .paragraph ? ParagraphSource.firstLine(of: node, lines: lines, bytes: file.bytes) : node.startLine
  }

  private mutating func reportDefinitions(in section: Range<Int>) {
    for line in section where LinkDefinition.starts(at: lines.range(of: line), in: file.bytes) {
      let isParagraphText = line > section.lowerBound && !lines.isBlank(line - 1)
      let followsDefinition = LinkDefinition.starts(at: lines.range(of: line - 1), in: file.bytes)
      if !isParagraphText || followsDefinition {
        diagnostics.append(file.definitionInIngredients(at: lines.range(of: line)))
      }
    }
  }

  // MARK: Messages that need to look around

  private func missingDivider(descriptionStart: Int) -> Diagnostic {
    let swallowed = blocks.dropFirst().first {
      $0.kind == .heading && $0.headingLevel == 2 && HeadingSource($0, lines: lines, bytes: file.bytes).isSetext
    }
    if let swallowed {
      let underline = HeadingSource(swallowed, lines: lines, bytes: file.bytes).lastLine
      return file.dividerBelowText(.error, at: lines.range(of: underline))
    }
    if let block {
      return file.diagnostic(
        .error, "recipemd-divider", at: lines.range(of: block.startLine),
        message: "expected the divider “---” after tags and yields, found \(block.kind.inWords)",
        hint: "put “---” between blank lines before the ingredients, and the description before tags and yields")
    }
    // What looks like ingredients is where the divider belongs.
    let list = blocks.first { $0.kind == .list }.map { lines.range(of: $0.startLine) }
    let amounts = list == nil ? firstLineOfAmounts() : nil
    return file.diagnostic(
      .error, "recipemd-divider", at: list ?? amounts ?? file.bytes.count..<file.bytes.count,
      message: "the divider “---” before the ingredients is missing",
      hint: amounts == nil
        ? "put “---” between blank lines before the ingredients"
        : "put “---” between blank lines before the ingredients and behind them, and “- ” before each; "
          + SourceFile.importHint)
  }
}
