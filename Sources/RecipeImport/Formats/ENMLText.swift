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

  /// What the elements around a place say.
  private struct Context {
    var isBold = false
    var list: List?
    var depth = 0
  }

  private mutating func read(_ node: HTMLNode, _ outer: Context) {
    guard outer.depth < XMLTree.deepest else { return append(node.rawText, isBold: outer.isBold) }
    for child in node.children {
      if let characters = child.characters {
        append(characters, isBold: outer.isBold)
        continue
      }
      var inner = outer
      inner.depth += 1
      let name = child.nameInXML ?? ""
      switch name {
      case "br":
        if current.isEmpty, mark.isEmpty { lines.append("") } else { breakLine() }
        read(child, inner)
      // Encrypted.
      case "en-crypt": continue
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
        isSpacePending = !current.isEmpty
        read(child, inner)
      case _ where Self.blocks.contains(name):
        breakLine()
        if name == "p" || name == "hr" { lines.append("") }
        inner.isBold = inner.isBold || Self.isBold(child)
        read(child, inner)
        breakLine()
      default:
        inner.isBold = inner.isBold || name == "b" || name == "strong" || Self.isBold(child)
        read(child, inner)
      }
    }
  }

  private static let blocks: Set<String> = [
    "div", "p", "tr", "table", "tbody", "thead", "blockquote", "section", "article", "en-note", "pre", "hr", "dl", "dt",
    "dd", "center", "body", "html",
  ]

  /// Newer notes set letters by their style.
  private static func isBold(_ node: HTMLNode) -> Bool {
    guard let style = node["style"]?.lowercased(), style.utf8.count < 2_000 else { return false }
    return style.contains("font-weight: bold") || style.contains("font-weight:bold")
  }

  private mutating func append(_ characters: String, isBold: Bool) {
    for word in characters.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace }) {
      if !word.isEmpty {
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
