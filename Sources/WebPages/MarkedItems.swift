internal import JSONReading
internal import SourceText

/// Items that attributes of elements mark: microdata (`itemscope`, `itemprop`) and RDFa Lite (`typeof`, `property`).
///
/// Both give the same tree as JSON-LD would, so that one reader serves all three. Source: HTML Living Standard §5
/// “Microdata”; W3C RDFa Lite 1.1. Elements may be named by `itemref`; a property whose item is not closed properly by
/// the page still belongs to the innermost item around it.
struct MarkedItems {
  enum Syntax { case microdata, rdfa }

  private let page: HTMLDocument
  private let syntax: Syntax
  /// Elements by their `id`; the first of several with the same.
  private var identified: [Substring: HTMLNode] = [:]
  /// How many elements may still be looked at: pages can name one another's parts again and again.
  private var budget: Int

  init(_ page: HTMLDocument, _ syntax: Syntax) {
    self.page = page
    self.syntax = syntax
    budget = page.records.count * 8 + 10_000
    guard syntax == .microdata else { return }
    for node in page.root.descendants {
      if let identifier = node["id"], identified[identifier[...]] == nil { identified[identifier[...]] = node }
    }
  }

  /// The items that are no property of another one, in order.
  mutating func topItems() -> [JSONValue] {
    let tops = page.root.descendants.filter { isItem($0) && properties(of: $0).isEmpty }
    return tops.map { item($0, depth: 0) }
  }

  private static let deepest = 16

  private func isItem(_ node: HTMLNode) -> Bool {
    switch syntax {
    case .microdata: node["itemscope"] != nil || node["itemtype"] != nil
    case .rdfa: node["typeof"] != nil
    }
  }

  private func properties(of node: HTMLNode) -> [Substring] {
    switch syntax {
    case .microdata: node.words(of: "itemprop")
    case .rdfa: node.words(of: "property") + (node["property"] == nil ? node.words(of: "rel") : [])
    }
  }

  private func types(of node: HTMLNode) -> [String] {
    node.words(of: syntax == .microdata ? "itemtype" : "typeof").map(String.init)
  }

  private mutating func item(_ node: HTMLNode, depth: Int) -> JSONValue {
    var properties = ItemProperties()
    collect(below: node, into: &properties, depth: depth)
    for identifier in syntax == .microdata ? node.words(of: "itemref") : [] {
      guard let other = identified[identifier], !other.contains(node) else { continue }
      add(other, to: &properties, depth: depth)
      if !isItem(other) { collect(below: other, into: &properties, depth: depth) }
    }
    return properties.item(types: types(of: node))
  }

  private mutating func collect(below node: HTMLNode, into result: inout ItemProperties, depth: Int) {
    var index = node.index + 1
    let end = page.records[node.index].end
    while index < end, budget > 0 {
      budget -= 1
      let child = HTMLNode(document: page, index: index)
      add(child, to: &result, depth: depth)
      // What stands in an item of its own belongs to that.
      index = isItem(child) ? page.records[index].end : index + 1
    }
  }

  private static let repeatable: Set<String> = ["recipeIngredient", "recipeInstructions"]

  /// Whether elements below say the property again: then those are its values, not the box around them.
  private func holdsAgain(_ name: String, below node: HTMLNode) -> Bool {
    node.descendants.contains { properties(of: $0).contains { PropertyNames.canonical($0) == name } }
  }

  private mutating func add(_ node: HTMLNode, to result: inout ItemProperties, depth: Int) {
    let names = properties(of: node)
    guard !names.isEmpty, depth < Self.deepest else { return }
    for name in names.map(PropertyNames.canonical) {
      if name == "comment", !isItem(node), MarkedNotes.isOne(node) {
        for value in PropertyValue.values(of: node, for: name) { result.add(MarkedNotes.property, value) }
      } else if isItem(node) {
        result.add(name, item(node, depth: depth + 1))
      } else if !(Self.repeatable.contains(name) && holdsAgain(name, below: node)) {
        for value in PropertyValue.values(of: node, for: name) { result.add(name, value) }
      }
    }
  }
}

/// What an element says as the value of a property.
enum PropertyValue {
  static func values(of node: HTMLNode, for property: String) -> [JSONValue] {
    if let stated = stated(node, property) {
      // Some write the list they have in their program.
      let list = stated.hasPrefix("[") ? JSONReader.read(SourceFile(path: "", text: stated)).value : nil
      return [list ?? .text(stated)]
    }
    if property == "recipeIngredient" || property == "recipeInstructions", node.name != "li" {
      let box = MarkedBox(node)
      if box.hasItems, !box.lines.isEmpty { return box.lines.map { .text($0) } }
      if box.hasTitles { return [.text(box.lines.joined(separator: "\n"))] }
    }
    if property == "recipeIngredient", node.isEmphasised { return [.text(line(of: node))] }
    let lines = node.lines
    return lines.isEmpty ? [] : [.text(lines.joined(separator: "\n"))]
  }

  /// The words of an ingredient or step; emphasis of all of them stays, which sets titles apart in many lists.
  static func line(of node: HTMLNode) -> String {
    let line = node.line
    return node.isEmphasised && !line.contains(where: { "<>&".contains($0) }) ? "<strong>\(line)</strong>" : line
  }

  /// What an attribute says, which counts before the words that are shown. One without a letter or number, such as `[{` of a
  /// list whose quotes end the attribute, says nothing.
  private static func stated(_ node: HTMLNode, _ property: String) -> String? {
    if let content = node["content"], content.contains(where: { $0.isLetter || $0.isNumber }) { return content }
    if node.words(of: "class").contains("value-title"), let title = node["title"] { return title }
    switch node.name {
    case "meta": return nil
    case "img", "audio", "embed", "source", "video", "track":
      return ["data-src", "data-lazy-src", "src"].lazy.compactMap { node[$0] }.first { !$0.hasPrefix("data:") }
    case "link": return node["href"]
    case "a": return ["image", "url", "sameAs"].contains(property) ? node["href"] : nil
    case "time": return node["datetime"]
    case "data", "meter": return node["value"]
    default: return property.hasSuffix("Time") ? node["datetime"] : nil
    }
  }
}

extension HTMLNode {
  /// Whether all its words stand in one element of emphasis.
  var isEmphasised: Bool {
    let words = children.filter { $0.characters?.contains { !$0.isWhitespace } ?? true }
    guard words.count == 1, let name = words[0].name else { return false }
    return ["b", "strong"].contains(name) && !words[0].lines.isEmpty
  }
}
