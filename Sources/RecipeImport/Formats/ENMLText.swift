internal import WebPages

/// The text of a note of Evernote in lines as people write them: `## Heading`, `- item`, `1. step`, empty lines between
/// paragraphs.
struct ENMLText {
  private let title: String?
  private var lines: [String] = []
  private var current = ""
  private var isSpacePending = false
  /// How the letters of the line are set: in bold ones, in others, or both.
  private var weights: Set<Bool> = []
  private var mark = ""
  /// The cell of a table that is open.
  private var cell: Cell?
  /// What is struck out, which is not in the text.
  private(set) var struck: [String] = []
  /// What links lead to whose words are others.
  private(set) var addresses: [String] = []

  /// - Parameter title: of the note, which may stand in it once more.
  init(title: String?) { self.title = title }

  func finished() -> String { lines.joined(separator: "\n") }

  mutating func read(_ root: HTMLNode) {
    read(root, Context())
    breakLine()
  }

  /// A list that is open: whether its items are counted, and how many there were.
  private final class List {
    private let isOrdered: Bool
    private var count = 0

    init(isOrdered: Bool) { self.isOrdered = isOrdered }

    func nextMark() -> String {
      count += 1
      return isOrdered ? "\(count). " : "- "
    }
  }

  /// The cells of a row make a line: only what follows a block in the same cell begins another.
  private struct Cell {
    var isBegun = false
    var isBreakPending = false
    var isEmptyLinePending = false
  }

  /// What the elements around a place say.
  private struct Context {
    var isBold = false
    var list: List?
    var depth = 0
  }

  private mutating func read(_ node: HTMLNode, _ outer: Context) {
    guard outer.depth < XMLTree.deepest else { return append(node.rawText, isBold: outer.isBold) }
    let children = node.children
    for (index, child) in children.enumerated() {
      if let characters = child.characters {
        append(characters, isBold: outer.isBold)
        continue
      }
      var inner = outer
      inner.depth += 1
      let name = child.nameInXML ?? ""
      switch name {
      case "br":
        readBreak()
        read(child, inner)
      // Encrypted.
      case "en-crypt": continue
      case _ where Self.isStruck(child, name):
        if let text = ImportedText.line(child.rawText) { struck.append(text) }
      case "a":
        if let address = child["href"], address.hasPrefix("https://") || address.hasPrefix("http://"),
          !child.rawText.contains(address), addresses.count < 20
        {
          addresses.append(address)
        }
        read(child, inner)
      case "sup":
        // `1<sup>1</sup>/<sub>2</sub>` is no `11/2`.
        if current.last?.isNumber == true, Self.beginsWithSlash(children[(index + 1)...].first) {
          isSpacePending = true
        }
        read(child, inner)
      case "ul", "ol":
        breakLine()
        inner.list = List(isOrdered: name == "ol")
        read(child, inner)
        breakLine()
        lines.append("")
      case "li":
        breakLine()
        mark = outer.list?.nextMark() ?? "- "
        read(child, inner)
        breakLine()
        mark = ""
      case "h1", "h2", "h3", "h4", "h5", "h6":
        breakLine()
        mark = "## "
        read(child, inner)
        breakLine()
        mark = ""
      case "td", "th":
        let around = cell
        cell = Cell()
        isSpacePending = !current.isEmpty
        read(child, inner)
        cell = around
      case _ where Self.blocks.contains(name):
        inner.isBold = inner.isBold || Self.isBold(child)
        let isInCell = cell != nil && !Self.partsOfTables.contains(name)
        let isApart = name == "p" || name == "hr"
        if isInCell { breakCell(isApart: isApart) } else { breakLine() }
        if isApart, !isInCell { lines.append("") }
        read(child, inner)
        if isInCell { breakCell(isApart: false) } else { breakLine() }
      default:
        inner.isBold = inner.isBold || name == "b" || name == "strong" || Self.isBold(child)
        read(child, inner)
      }
    }
  }

  private static let partsOfTables: Set<String> = ["tr", "table", "tbody", "thead", "tfoot"]
  private static let blocks = partsOfTables.union([
    "div", "p", "blockquote", "section", "article", "en-note", "pre", "hr", "dl", "dt", "dd",
    "center", "body", "html",
  ])

  private static func beginsWithSlash(_ node: HTMLNode?) -> Bool {
    node?.characters.map { $0.hasPrefix("/") || $0.hasPrefix("\u{2044}") } ?? false
  }

  private mutating func readBreak() {
    if let cell {
      breakCell(isApart: cell.isBreakPending)
    } else if current.isEmpty, mark.isEmpty {
      lines.append("")
    } else {
      breakLine()
    }
  }

  /// Where a block of a cell begins or ends.
  private mutating func breakCell(isApart: Bool) {
    guard let cell, cell.isBegun else { return }
    self.cell?.isBreakPending = true
    self.cell?.isEmptyLinePending = cell.isEmptyLinePending || isApart
  }

  /// Where the next word of a cell stands.
  private mutating func beginInCell() {
    guard let cell else { return }
    if cell.isBreakPending { breakLine() }
    if cell.isEmptyLinePending { lines.append("") }
    self.cell = Cell(isBegun: true)
  }

  /// Newer notes set letters by their style.
  private static func isBold(_ node: HTMLNode) -> Bool { style(node, "font-weight", has: "bold") }

  private static func isStruck(_ node: HTMLNode, _ name: String) -> Bool {
    name == "s" || name == "strike" || name == "del" || style(node, "text-decoration", has: "line-through")
  }

  private static func style(_ node: HTMLNode, _ property: String, has value: String) -> Bool {
    guard let style = node["style"]?.lowercased(), style.utf8.count < 2_000 else { return false }
    return style.contains("\(property): \(value)") || style.contains("\(property):\(value)")
  }

  private mutating func append(_ characters: String, isBold: Bool) {
    for word in characters.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace }) {
      if !word.isEmpty {
        beginInCell()
        if isSpacePending, !current.isEmpty { current += " " }
        current += word
        isSpacePending = false
        if word.contains(where: \.isLetter) { weights.insert(isBold) }
      }
      isSpacePending = true
    }
    // The last word may go on in the next element.
    if characters.last?.isWhitespace == false { isSpacePending = false }
  }

  /// A short line in bold letters alone is the title of what follows, as one with a colon is.
  private mutating func breakLine() {
    if !current.isEmpty {
      let isTitle =
        weights == [true] && mark.isEmpty && current.utf8.count < 60 && !current.endsSentence && !current.hasSuffix(":")
        && current != title && !current.contains(where: \.isNumber) && LineJudge.wordCount(current) <= 6
      lines.append(mark + current + (isTitle ? ":" : ""))
      mark = ""
    }
    current = ""
    isSpacePending = false
    weights = []
  }
}
