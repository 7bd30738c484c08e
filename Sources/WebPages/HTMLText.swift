extension HTMLNode {
  /// The words a reader sees: white space folded, a line for each block and each `br`; no empty lines.
  public var lines: [String] {
    var text = TextFlow()
    text.flow(self)
    return text.finished()
  }

  /// The words in one line.
  public var line: String { lines.joined(separator: " ") }

  /// The characters as they stand in the source, such as those of a script.
  public var rawText: String { descendants.compactMap(\.characters).joined() }

  /// Whether nothing of this element is shown.
  public var isUnseen: Bool {
    guard let name else { return false }
    return ["script", "style", "template", "noscript", "head", "svg", "iframe", "select", "textarea", "object"]
      .contains(
        name)
  }

  /// Whether the element begins on a line of its own.
  public var isBlock: Bool { name.map(Self.blocks.contains) ?? false }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead",
    "tr", "ul",
  ]
}

extension HTMLNode {
  /// Whether the text begins an element right behind another of another style, so that only their looks part the two.
  fileprivate var isStyledApart: Bool {
    guard let element = parent, element.index + 1 == index, let other = element.elementBefore, let name = element.name,
      let otherName = other.name
    else { return false }
    if name == "span", otherName == "span" { return element.isNamedUnlike(other) }
    return Self.styles.contains(name) && Self.styles.contains(otherName) && name != otherName
  }

  /// Whether both have classes, and others: `<span class="name">salt</span><span class="amount">some</span>`.
  private func isNamedUnlike(_ other: HTMLNode) -> Bool {
    guard let names = self["class"], let otherNames = other["class"], !names.isEmpty, !otherNames.isEmpty else {
      return false
    }
    return names != otherNames
  }

  /// The element that ends right where this one begins, below the same parent.
  private var elementBefore: HTMLNode? {
    let records = document.records
    let parent = records[index].parent
    var before = index - 1
    while before > parent, records[before].parent != parent { before = records[before].parent }
    let node = HTMLNode(document: document, index: before)
    return before > parent && node.name != nil ? node : nil
  }

  private static let styles: Set<String> = ["b", "strong", "i", "em", "u", "small", "mark"]
}

/// Lays out text in lines as blocks and breaks demand it.
struct TextFlow {
  private var lines: [String] = []
  /// The places of lines that are an element each.
  private(set) var wholes: Set<Int> = []
  private var current: [UInt8] = []
  private var isSpacePending = false

  /// - Parameter whole: the line of an element that is one, whatever stands in it; an empty one is left out.
  mutating func flow(_ root: HTMLNode, whole: (HTMLNode) -> String? = { _ in nil }) {
    // Where blocks that are open end, innermost last.
    var ends: [Int] = []
    var index = root.index
    let records = root.document.records
    while index < records[root.index].end {
      while let end = ends.last, index >= end {
        breakLine()
        ends.removeLast()
      }
      let node = HTMLNode(document: root.document, index: index)
      if let characters = node.characters {
        appendApart(characters, of: node)
      } else if index > root.index, let line = whole(node) {
        breakLine()
        if !line.isEmpty {
          wholes.insert(lines.count)
          lines.append(line)
        }
        index = records[index].end
        continue
      } else if node.isUnseen {
        index = records[index].end
        continue
      } else if node.name == "br" {
        breakLine()
      } else if node.name == "td" || node.name == "th" {
        isSpacePending = !current.isEmpty
      } else if node.isBlock {
        breakLine()
        ends.append(records[index].end)
      }
      index += 1
    }
  }

  mutating func finished() -> [String] {
    breakLine()
    return lines
  }

  /// The characters of a text node; `salt<b>5 g</b>`, `<b>5 g</b>salt` and `<b>salt</b><u>to taste</u>`, which only
  /// styles keep apart, get a space, `CO<sub>2</sub>` and `<b>S</b>alt` none.
  mutating func appendApart(_ characters: String, of node: HTMLNode) {
    if let last = current.last, let first = characters.utf8.first, let name = node.parent?.name, name != "sub",
      name != "sup"
    {
      let isAmountBehind = Self.isLetter(last) && Self.isDigit(first)
      let areWords = Self.isLetter(first) && current.suffix(2).count == 2 && current.suffix(2).allSatisfy(Self.isLetter)
      if isAmountBehind || Self.isLetter(first) && isAmountAlone || areWords && node.isStyledApart {
        isSpacePending = true
      }
    }
    append(characters)
  }

  /// Whether the line so far is an amount or the beginning of one: `2`, `0,5 dl`, `120g`.
  private var isAmountAlone: Bool {
    guard let first = current.first, Self.isDigit(first), let last = current.last else { return false }
    return (Self.isDigit(last) || Self.isLetter(last)) && current.count < 24 && current.count { $0 == 0x20 } <= 2
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }

  mutating func append(_ characters: String) {
    for scalar in characters.unicodeScalars {
      switch scalar.value {
      case 0x20, 0x09...0x0D, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: isSpacePending = !current.isEmpty
      case 0x200B, 0xAD, 0xFEFF, 0x00..<0x20, 0x7F: break
      default:
        if isSpacePending { current.append(0x20) }
        isSpacePending = false
        UTF8.encode(scalar).map { current.append(contentsOf: $0) }
      }
    }
  }

  mutating func breakLine() {
    if !current.isEmpty { lines.append(String(decoding: current, as: UTF8.self)) }
    current.removeAll(keepingCapacity: true)
    isSpacePending = false
  }
}
