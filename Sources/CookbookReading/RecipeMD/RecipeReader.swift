internal import Cookbook
internal import Glibc
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
    /// Whether YAML front matter, which RecipeMD does not have, is warned about.
    public var warnsAboutFrontMatter: Bool

    public init(decimalComma: Bool = false, warnsAboutFrontMatter: Bool = false) {
      self.decimalComma = decimalComma
      self.warnsAboutFrontMatter = warnsAboutFrontMatter
    }
  }

  /// `nil` where an error leaves no recipe.
  public static func read(_ file: SourceFile, options: Options = Options()) -> Checked<RecipeDocument?> {
    if let problem = TextEncoding.problem(in: file) { return Checked(nil, [problem]) }
    let frontMatter = FrontMatter.find(in: file.bytes)
    let bodyStart = frontMatter?.bodyStart ?? (file.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0)
    let body = file.bytes[bodyStart...]
    var state = RecipeReaderState(
      file: file, bodyStart: bodyStart, options: options,
      definitions: LinkDefinitions.mayStand(in: body)
        ? LinkDefinitions(in: [String(decoding: body, as: UTF8.self)]) : .none)
    if let frontMatter, options.warnsAboutFrontMatter {
      state.diagnostics.append(file.frontMatterWarning(at: frontMatter.opening))
    }
    let tree = file.bytes.withUnsafeBufferPointer { buffer in
      MarkdownDocument.parse(UnsafeBufferPointer(rebasing: buffer[bodyStart...]))
    }
    state.read(tree)
    let diagnostics = state.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }), let recipe = state.recipe
    else { return Checked(nil, diagnostics) }
    let document = RecipeDocument(
      file: file, recipe: recipe, frontMatter: frontMatter?.content, bodyStart: bodyStart, links: state.links,
      images: state.images, descriptionRange: state.descriptionRange, tagsRange: state.tagsRange,
      tagsPlace: state.tagsPlace, yieldsRange: state.yieldsRange,
      descriptionBlocks: state.descriptionBlocks, blocks: state.blocks, ingredientBlocks: state.ingredientBlocks)
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
  private var index = 0
  /// What the ingredients begin with in a file without dividers.
  private var ingredientHeading: Int?
  /// Those between the dividers.
  private(set) var ingredientBlocks = 0..<0

  init(file: SourceFile, bodyStart: Int, options: RecipeReader.Options, definitions: LinkDefinitions) {
    texts = MarkdownTexts(definitions: definitions)
    self.file = file
    self.options = options
    lines = SourceLines(file.bytes, from: bodyStart)
    mayHoldLinks = file.bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, 0x5B, bytes.count) != nil || memchr($0, 0x3C, bytes.count) != nil } ?? false
    }
  }

  var block: MarkdownNode? { index < blocks.count ? blocks[index] : nil }

  mutating func read(_ tree: MarkdownTree) {
    if let line = tree.flattenedLine { diagnostics.append(file.tooDeep(at: lines.range(of: line))) }
    blocks = Array(tree.root.children)
    ingredientHeading = IngredientSection.headingInsteadOfDivider(in: blocks)
    guard let (title, descriptionStart) = readTitle() else { return }
    var result = Recipe(title: title, texts: texts)
    result.description = readDescription(from: descriptionStart)
    readTagsAndYields(into: &result)
    guard readFirstDivider(descriptionStart: descriptionStart) else { return }
    readIngredients(into: &result)
    result.instructions = readInstructions()
    recipe = result
  }

  // MARK: Title and description

  private mutating func readTitle() -> (title: String, nextLine: Int)? {
    guard let heading = block, heading.kind == .heading, heading.headingLevel == 1 else {
      diagnostics.append(missingTitle())
      return nil
    }
    index += 1
    let source = HeadingSource(heading, lines: lines, bytes: file.bytes)
    texts.remember(Array(heading.children), as: source.text)
    return (source.text, source.lastLine + 1)
  }

  private mutating func readDescription(from firstLine: Int) -> String? {
    while let block, block.kind != .thematicBreak, index != ingredientHeading, wholeParagraph(block) == nil {
      collectLinks(in: block)
      let start = lines.start(of: firstLineOfBlock(block))
      descriptionBlocks.append(DescriptionBlock(node: block, range: start..<max(start, lines.end(of: block.endLine))))
      index += 1
    }
    let end = block.map(firstLineOfBlock) ?? lines.count + 1
    guard firstLine < end, let kept = lines.trimmed(firstLine..<end) else { return nil }
    descriptionRange = lines.start(of: kept.lowerBound)..<lines.end(of: kept.upperBound)
    return lines.text(kept)
  }

  // MARK: Tags and yields

  private enum WholeParagraph {
    case tags
    case yields
  }

  /// Whether a block is one paragraph that is a single emphasis or a single strong emphasis.
  private func wholeParagraph(_ node: MarkdownNode) -> WholeParagraph? {
    guard node.kind == .paragraph, let child = node.firstChild, child.next == nil else { return nil }
    switch child.kind {
    case .emphasis: return .tags
    case .strong: return .yields
    default: return nil
    }
  }

  private mutating func readTagsAndYields(into recipe: inout Recipe) {
    var seenTags = false
    var seenYields = false
    if let block { tagsPlace = lines.start(of: firstLineOfBlock(block)) }
    while index != ingredientHeading, let block, let kind = wholeParagraph(block) {
      let source = ParagraphSource(block, lines: lines, bytes: file.bytes)
      switch kind {
      case .tags where seenTags: diagnostics.append(file.repeatedParagraph("tags", at: source.range))
      case .yields where seenYields: diagnostics.append(file.repeatedParagraph("yields", at: source.range))
      case .tags:
        seenTags = true
        tagsRange = lines.start(of: firstLineOfBlock(block))..<lines.end(of: block.endLine)
        recipe.tags = readTags(source.trimmingDelimiters(1))
      case .yields:
        seenYields = true
        yieldsRange = lines.start(of: firstLineOfBlock(block))..<lines.end(of: block.endLine)
        recipe.yields = readYields(source.trimmingDelimiters(2))
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
      return readAmount(LabelledYield.inOrder(text) ?? text, at: source.fileRange(of: part))
    }
  }

  /// Reads an amount and reports what was wrong or unusual about it; `nil` after an error.
  mutating func readAmount(_ text: some Collection<UInt8>, at range: Range<Int>) -> Amount? {
    do throws(AmountReader.Failure) {
      let reading = try AmountReader.read(text, decimalComma: options.decimalComma)
      let found = String(decoding: Array(text), as: UTF8.self)
      for deviation in reading.deviations {
        diagnostics.append(file.amountWarning(deviation, found: found, reading: reading.amount, at: range))
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
    if let block, index == ingredientHeading {
      diagnostics.append(file.headingInsteadOfDivider(at: lines.range(of: firstLineOfBlock(block))))
      index += 1
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
    let undivided = IngredientSection.instructionsWithoutDivider(in: blocks[index...])
    while let block, block.kind != .thematicBreak, index != undivided {
      section.add(block, at: index, of: blocks, state: &self)
      index += 1
    }
    ingredientBlocks = section.start..<index
    if let block, index == undivided, ingredientHeading == nil {
      diagnostics.append(file.missingSecondDivider(block.kind, at: lines.range(of: block.startLine)))
    }
    let lastLine = block.map { $0.startLine - 1 } ?? lines.count
    let firstLine = blocks[section.start - 1].startLine + 1
    if !section.hasForeignBlock { reportDefinitions(in: firstLine..<(lastLine + 1)) }
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
      let reference = LinkReference(destination: destination, range: start..<max(end, start))
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

  private func missingTitle() -> Diagnostic {
    guard let block else {
      return file.diagnostic(
        .error, "recipemd-title", at: 0..<0, message: "the file holds no recipe, not even a title",
        hint: "start with a level-one heading such as “# Lentil soup”")
    }
    let range = lines.range(of: block.startLine)
    let isHeading = block.kind == .heading
    let message =
      isHeading
      ? "the first heading is of level \(block.headingLevel), the title must be of level 1"
      : "expected the title, found \(block.kind.inWords)"
    return file.diagnostic(
      .error, "recipemd-title", at: range, message: message,
      hint: isHeading
        ? "write one “#” and a space before the title" : "start with a level-one heading such as “# Lentil soup”")
  }

  private func missingDivider(descriptionStart: Int) -> Diagnostic {
    let swallowed = blocks.dropFirst().first {
      $0.kind == .heading && $0.headingLevel == 2 && HeadingSource($0, lines: lines, bytes: file.bytes).isSetext
    }
    if let swallowed {
      let underline = HeadingSource(swallowed, lines: lines, bytes: file.bytes).lastLine
      return file.diagnostic(
        .error, "recipemd-divider", at: lines.range(of: underline),
        message:
          "“---” directly below text makes that text a heading, so the divider before the ingredients is missing",
        hint: "put a blank line before “---”")
    }
    if let block {
      return file.diagnostic(
        .error, "recipemd-divider", at: lines.range(of: block.startLine),
        message: "expected the divider “---” after tags and yields, found \(block.kind.inWords)",
        hint: "put “---” between blank lines before the ingredients, and the description before tags and yields")
    }
    // What looks like ingredients is where the divider belongs.
    let list = blocks.first { $0.kind == .list }.map { lines.range(of: $0.startLine) }
    return file.diagnostic(
      .error, "recipemd-divider", at: list ?? file.bytes.count..<file.bytes.count,
      message: "the divider “---” before the ingredients is missing",
      hint: "put “---” between blank lines before the ingredients")
  }
}
