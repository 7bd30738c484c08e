/// Walks through a page and cuts it into blocks.
struct BlockReader {
  /// What the elements around a place say, innermost.
  private struct Context {
    var end: Int
    var kind = PageBlock.Kind.text
    var owner = 0
    var list = 0
    var isOrdered = false
    var hint = PageBlock.Hint.none
    var hintOwner = 0
    var breaksLine = true
    /// How many blocks there were before it.
    var start = 0
    var isBold = false
    /// Whether the line breaks of the source count, as in `pre`.
    var keepsLines = false
    /// Whether it is the one definition of the term before it.
    var isDefinition = false
  }

  private var layout: PageLayout
  private(set) var blocks: [PageBlock] = []
  private var flow = TextFlow()
  /// How the letters of the line so far are set: in bold ones, in others, or both.
  private var weights: Set<Bool> = []
  private var contexts: [Context] = []
  /// The `dd` elements of the lists met so far that stand alone behind their `dt`.
  private var definitions: Set<Int> = []
  /// Whether the list of definitions entered last has terms without a definition, as where people mean a list.
  private var holdsTermsAlone = false

  init(layout: PageLayout) { self.layout = layout }

  mutating func read(_ body: HTMLNode) {
    contexts = [Context(end: .max)]
    let records = body.document.records
    var index = body.index
    while index < records[body.index].end {
      leave(before: index)
      let node = HTMLNode(document: body.document, index: index)
      if let characters = node.characters {
        append(characters, of: node)
      } else if node.name == "select" {
        appendNumber(chosenIn: node)
        index = records[index].end
        continue
      } else if node.isUnseen || node["hidden"] != nil || PageHint.isOnlyHeard(node) {
        index = records[index].end
        continue
      } else {
        enter(node, end: records[index].end)
      }
      index += 1
    }
    leave(before: .max - 1)
    emit()
  }

  private mutating func append(_ characters: String, of node: HTMLNode) {
    if characters.contains(where: \.isLetter) { weights.insert(contexts.last?.isBold ?? false) }
    guard contexts.last?.keepsLines == true else { return flow.appendApart(characters, of: node) }
    for (index, line) in characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index > 0 { emit() }
      flow.append(String(line))
    }
  }

  private mutating func leave(before index: Int) {
    while contexts.count > 1, let last = contexts.last, index >= last.end {
      // What has several lines ends with one of its own: `<span class="ingredients">2 eggs<br>salt</span>`.
      if last.breaksLine || last.hint != .none && blocks.count > last.start { emit() }
      contexts.removeLast()
    }
  }

  private mutating func enter(_ node: HTMLNode, end: Int) {
    if node.name == "br" { return emit() }
    if node.name == "input" { return appendNumber(of: node) }
    let isCell = node.name == "td" || node.name == "th"
    let isLine = layout.isLine(node)
    let isBlock = node.isBlock || isLine || isCell && Self.holdsLines(node)
    if isCell { flow.append(" ") }
    let hint = layout.hint(of: node)
    // A heading cell across several columns is the title of the rows below it.
    let isBold = node.name == "b" || node.name == "strong" || node.name == "th" && node["colspan"] != nil
    guard isBlock || isBold || hint != .none else { return }
    if isBlock { emit() }
    guard var context = contexts.last else { return }
    if isBold { context.isBold = true }
    context.end = end
    context.breaksLine = isBlock
    context.start = blocks.count
    if isCell, isBlock { (context.kind, context.owner, context.list) = (.text, 0, node.index) }
    if hint != .none, context.hint != .noise { (context.hint, context.hintOwner) = (hint, node.index) }
    if isLine, let parent = node.parent {
      (context.kind, context.owner, context.list, context.isOrdered) = (.item, node.index, parent.index, false)
    }
    adapt(&context, to: node)
    contexts.append(context)
  }

  /// `for <input value="4"> servings`: a number in a field that people may change.
  private mutating func appendNumber(of field: HTMLNode) {
    guard ["text", "number", "tel", nil].contains(field["type"]?.lowercased()), let value = field["value"],
      (1...3).contains(value.utf8.count), value.allSatisfy(\.isNumber)
    else { return }
    flow.append(" \(value) ")
  }

  /// `for <select>…<option selected>4</option>…</select> people`: a number that was chosen among others.
  private mutating func appendNumber(chosenIn field: HTMLNode) {
    let options = field.descendants.lazy.prefix(200).filter { $0.name == "option" }
    guard let value = options.first(where: { $0["selected"] != nil })?.line, (1...3).contains(value.utf8.count),
      value.allSatisfy(\.isNumber)
    else { return }
    flow.append(" \(value) ")
  }

  /// Whether a cell of a table holds several lines, as where tables only lay a page out.
  private static func holdsLines(_ cell: HTMLNode) -> Bool {
    var breaks = cell.descendants.lazy.prefix(200).filter { ["br", "p", "li"].contains($0.name) }.makeIterator()
    return breaks.next() != nil && breaks.next() != nil
  }

  private mutating func adapt(_ context: inout Context, to node: HTMLNode) {
    switch node.name {
    case "ul", "ol", "table", "menu":
      (context.list, context.isOrdered, context.owner) = (node.index, node.name == "ol", 0)
    case "pre": context.keepsLines = true
    case "dl":
      let parts = Self.parts(of: node)
      definitions.formUnion(Self.loneDefinitions(parts))
      (context.list, context.isOrdered, context.owner) = (node.index, false, 0)
      holdsTermsAlone = parts.allSatisfy { $0.name == "dt" }
    case "dd": context.isDefinition = definitions.contains(node.index)
    case "dt" where holdsTermsAlone: (context.kind, context.owner) = (.item, node.index)
    case "li", "tr": (context.kind, context.owner) = (.item, node.index)
    case "h1": (context.kind, context.owner) = (.heading(level: 1), node.index)
    case "h2": (context.kind, context.owner) = (.heading(level: 2), node.index)
    case "h3": (context.kind, context.owner) = (.heading(level: 3), node.index)
    case "h4": (context.kind, context.owner) = (.heading(level: 4), node.index)
    case "h5", "legend", "dt": (context.kind, context.owner) = (.heading(level: 5), node.index)
    case "h6": (context.kind, context.owner) = (.heading(level: 6), node.index)
    default: break
    }
  }

  private static func parts(of list: HTMLNode) -> [HTMLNode] {
    list.children.flatMap { $0.name == "div" ? $0.children : [$0] }.filter { $0.name == "dt" || $0.name == "dd" }
  }

  private static func loneDefinitions(_ parts: [HTMLNode]) -> [Int] {
    parts.indices.dropFirst().filter { index in
      parts[index].name == "dd" && parts[index - 1].name == "dt"
        && (index + 1 == parts.count || parts[index + 1].name == "dt")
    }.map { parts[$0].index }
  }

  /// `Sugar` and what is said of it, `100 g`, are one line where both are short; a question and its answer are not.
  private mutating func join(definition line: String) -> Bool {
    guard let term = blocks.last, term.kind == .heading(level: 5), term.text.utf8.count < 60, line.utf8.count < 60,
      !term.text.hasSuffix("?"), !line.hasSuffix(".")
    else { return false }
    let isLabel = term.text.first?.isNumber != true && !term.text.hasSuffix(":")
    blocks[blocks.count - 1].kind = .item
    blocks[blocks.count - 1].text += (isLabel ? ": " : " ") + line
    return true
  }

  /// The block of the item or heading that a line belongs to; captions of pictures and the like are one of their own.
  private func place(of context: Context) -> Int? {
    guard context.owner != 0 else { return nil }
    let isNoise = context.hint == .noise
    return blocks.indices.reversed().lazy.prefix { blocks[$0].owner == context.owner }
      .first { blocks[$0].kind == context.kind && (blocks[$0].hint == .noise) == isNoise }
  }

  /// Lines of the same item or heading are one block.
  private mutating func emit() {
    let emphasis: PageBlock.Emphasis =
      weights.isEmpty || weights == [false] ? .none : weights == [true] ? .whole : .partly
    for line in flow.takeLines() {
      weights = []
      guard let context = contexts.last else { return }
      if context.isDefinition, join(definition: line) { continue }
      if let place = place(of: context) {
        blocks[place].text += " " + line
        if blocks[place].emphasis != emphasis { blocks[place].emphasis = .partly }
      } else {
        var block = PageBlock(
          kind: context.kind, text: line, owner: context.owner, list: context.list, isOrdered: context.isOrdered,
          hint: context.hint, hintOwner: context.hintOwner)
        block.emphasis = emphasis
        blocks.append(block)
      }
    }
  }
}

extension TextFlow {
  mutating func takeLines() -> [String] {
    let lines = finished()
    self = TextFlow()
    return lines
  }
}
