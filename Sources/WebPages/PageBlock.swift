/// One line a reader sees on a page, and what the page says about its part.
public struct PageBlock: Sendable {
  public enum Kind: Sendable, Equatable {
    /// 1 to 6.
    case heading(level: Int)
    /// Of a list or a table.
    case item
    case text
  }

  public var kind: Kind
  public var text: String
  /// The innermost list item, table row or heading it stands in; else 0. Lines of one have the same.
  public let owner: Int
  /// The list or table the item belongs to; else 0.
  public let list: Int
  /// Whether that list counts its items.
  public let isOrdered: Bool
  /// What the class names and identifiers of the elements around it say, the innermost that says anything.
  public let hint: Hint
  /// The element that gave the hint, to tell one box from another.
  public let hintOwner: Int

  /// What a part of a page is for, by the names its elements bear.
  public enum Hint: Sendable, Equatable {
    case none, ingredients, instructions
    /// Navigation, comments, advertisement and the like.
    case noise
  }

  public init(_ kind: Kind, _ text: String) {
    self.init(kind: kind, text: text, owner: 0, list: 0, isOrdered: false, hint: .none, hintOwner: 0)
  }

  init(
    kind: Kind, text: String, owner: Int, list: Int, isOrdered: Bool, hint: Hint, hintOwner: Int
  ) {
    self.kind = kind
    self.text = text
    self.owner = owner
    self.list = list
    self.isOrdered = isOrdered
    self.hint = hint
    self.hintOwner = hintOwner
  }
}

extension WebPage {
  /// The lines of the page's body in reading order, without what nobody sees; those of one list item are one.
  public var blocks: [PageBlock] {
    guard let body = document.root.children.first(where: { $0.name == "body" }) else { return [] }
    var reader = BlockReader()
    reader.read(body)
    return reader.blocks
  }
}

/// Walks through a page and cuts it into blocks.
private struct BlockReader {
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
  }

  private(set) var blocks: [PageBlock] = []
  private var flow = TextFlow()
  private var contexts: [Context] = []

  mutating func read(_ body: HTMLNode) {
    contexts = [Context(end: .max)]
    let records = body.document.records
    var index = body.index
    while index < records[body.index].end {
      leave(before: index)
      let node = HTMLNode(document: body.document, index: index)
      if let characters = node.characters {
        flow.append(characters)
      } else if node.isUnseen || node["hidden"] != nil {
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

  private mutating func leave(before index: Int) {
    while contexts.count > 1, let last = contexts.last, index >= last.end {
      if last.breaksLine { emit() }
      contexts.removeLast()
    }
  }

  private mutating func enter(_ node: HTMLNode, end: Int) {
    if node.name == "br" { return emit() }
    if node.name == "td" || node.name == "th" { flow.append(" ") }
    var hint = PageHint.hint(of: node)
    if hint == .noise, isBody(node, end: end) { hint = .none }
    guard node.isBlock || hint != .none else { return }
    if node.isBlock { emit() }
    guard var context = contexts.last else { return }
    context.end = end
    context.breaksLine = node.isBlock
    if hint != .none, context.hint != .noise { (context.hint, context.hintOwner) = (hint, node.index) }
    adapt(&context, to: node)
    contexts.append(context)
  }

  /// Whether a part holds what the page is about, whatever its classes are called.
  private func isBody(_ node: HTMLNode, end: Int) -> Bool {
    (end - node.index) * 3 > node.document.records.count || node.descendants.contains { $0.name == "h1" }
  }

  private func adapt(_ context: inout Context, to node: HTMLNode) {
    switch node.name {
    case "ul", "ol", "table", "menu":
      (context.list, context.isOrdered, context.owner) = (node.index, node.name == "ol", 0)
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

  /// Lines of the same item or heading are one block.
  private mutating func emit() {
    for line in flow.takeLines() {
      guard let context = contexts.last else { return }
      if let last = blocks.last, context.owner != 0, last.owner == context.owner, last.kind == context.kind {
        blocks[blocks.count - 1].text += " " + line
      } else {
        blocks.append(
          PageBlock(
            kind: context.kind, text: line, owner: context.owner, list: context.list, isOrdered: context.isOrdered,
            hint: context.hint, hintOwner: context.hintOwner))
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
