import SourceText

/// Makes a tree of a template's tokens.
///
/// Follows the Mustache specification 1.4: a section, comment, partial or change of delimiters alone on its line takes
/// the line with it; a partial's lines get the indentation of its tag; a parent element counts as one tag from its
/// opening to its closing; a block that replaces another loses its own indentation and takes that of its place.
struct Parser {
  /// How deep sections, parents and blocks may be nested in one template.
  static let maximumDepth = 100

  let file: SourceFile
  var tokens: [Token]
  var diagnostics: [Diagnostic]
  /// The index of the tag that closes each opening tag.
  var partners: [Int] = []
  /// The blocks right inside a parent, which replace blocks of that parent.
  var overrideTags: Set<Int> = []
  /// Whether each tag takes its line with it.
  var standalone: [Bool] = []
  /// Text tokens that are part of a line that vanishes.
  var dropped: Set<Int> = []

  static func parse(_ file: SourceFile, delimiters: Delimiters = .standard) -> Checked<[Node]> {
    var tokenizer = Tokenizer(file, delimiters: delimiters)
    tokenizer.run()
    var parser = Parser(file: file, tokens: tokenizer.tokens, diagnostics: tokenizer.diagnostics)
    parser.pairTags()
    parser.dropStandaloneLines()
    let nodes = parser.nodes(0..<parser.tokens.count, dedent: 0, startsLine: true)
    return Checked(nodes, parser.diagnostics.sorted())
  }

  // MARK: - Tree

  /// The nodes of a range of tokens.
  /// - Parameters:
  ///   - dedent: how many bytes of white space lines lose at their start.
  ///   - startsLine: whether the first token counts as the start of a line wherever it stands.
  mutating func nodes(_ range: Range<Int>, dedent: Int, startsLine: Bool = false) -> [Node] {
    var nodes: [Node] = []
    var atStart = startsLine
    var index = range.lowerBound
    while index < range.upperBound {
      if dropped.contains(index) || tokens[index].kind == .silent && isStandalone(index) {
        index += 1
        continue
      }
      if (atStart || self.startsLine(index)) && !isStandalone(index) { nodes.append(.lineStart) }
      if !isStandalone(index) { atStart = false }
      index = append(index, to: &nodes, dedent: dedent)
    }
    return nodes
  }

  /// Appends the node that begins at a token and returns the index after it.
  private mutating func append(_ index: Int, to nodes: inout [Node], dedent: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .text:
      let start = startsLine(index) ? token.range.lowerBound + min(dedent, leadingSpace(index)) : token.range.lowerBound
      if start < token.range.upperBound { nodes.append(.text(start..<token.range.upperBound)) }
    case .escaped: nodes.append(.variable(Node.Path(token.name, token.range), escaped: true))
    case .unescaped: nodes.append(.variable(Node.Path(token.name, token.range), escaped: false))
    case .section, .inverted: nodes.append(.section(section(index, dedent: dedent)))
    case .partial: nodes.append(.partial(call(index, dedent: dedent, overrides: [])))
    case .parent: nodes.append(.parent(call(index, dedent: dedent, overrides: overrides(index))))
    case .block: nodes.append(.block(block(index, dedent: dedent)))
    case .close, .silent: break
    }
    return token.kind.isOpening ? partners[index] + 1 : index + 1
  }

  private mutating func section(_ index: Int, dedent: Int) -> Node.Section {
    let (token, close) = (tokens[index], partners[index])
    return Node.Section(
      path: Node.Path(token.name, token.range), isInverted: token.kind == .inverted,
      body: nodes(index + 1..<close, dedent: dedent) + closingLineStart(close),
      source: token.range.upperBound..<tokens[close].range.lowerBound, delimiters: token.delimiters)
  }

  /// A closing tag at the start of a line that stays begins that line inside what it closes.
  private func closingLineStart(_ close: Int) -> [Node] {
    startsLine(close) && !isStandalone(close) ? [.lineStart] : []
  }

  private func call(_ index: Int, dedent: Int, overrides: [Node.Override]) -> Node.Call {
    let token = tokens[index]
    let target: Node.Target =
      token.name.utf8.first == 0x2A
      ? .dynamic(Node.Path(String(token.name.dropFirst()), token.range)) : .named(token.name)
    return Node.Call(
      target: target, range: token.range, indentation: isStandalone(index) ? space(before: index, dedent) : nil,
      overrides: overrides)
  }

  /// The blocks right inside a parent element; all else there is ignored.
  private mutating func overrides(_ parent: Int) -> [Node.Override] {
    var overrides: [Node.Override] = []
    var index = parent + 1
    while index < partners[parent] {
      let token = tokens[index]
      if token.kind == .block {
        overrides.append(override(index))
      } else if token.kind != .text, token.kind != .silent {
        reportIgnored(index)
      }
      index = token.kind.isOpening ? partners[index] + 1 : index + 1
    }
    return overrides
  }

  private mutating func override(_ index: Int) -> Node.Override {
    let (token, close) = (tokens[index], partners[index])
    let body = nodes(index + 1..<close, dedent: intrinsicIndentation(of: index), startsLine: true)
    return Node.Override(name: Name(token.name), range: token.range, body: body)
  }

  private mutating func block(_ index: Int, dedent: Int) -> Node.Block {
    let (token, close) = (tokens[index], partners[index])
    let beginsLine = isStandalone(index)
    return Node.Block(
      name: Name(token.name), range: token.range, indentation: indentation(ofBlock: index, dedent),
      beginsLine: beginsLine, body: nodes(index + 1..<close, dedent: dedent) + closingLineStart(close))
  }
}
