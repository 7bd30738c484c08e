/// The lines of a box that is marked as ingredients or steps and may hold paragraphs, lists and headings.
///
/// An item of a list is one line, however it is laid out; what stands above, between and below the lists stays, in the
/// order of the page. A heading is a line `## Title`, as programs write titles into such lists.
struct MarkedBox {
  let lines: [String]
  /// Whether a list stands in it.
  let hasItems: Bool
  let hasTitles: Bool

  init(_ node: HTMLNode) {
    var (hasItems, hasTitles) = (false, false)
    for inner in node.descendants {
      if inner.name == "li" { hasItems = true } else if inner.isTitle { hasTitles = true }
    }
    (self.hasItems, self.hasTitles) = (hasItems, hasTitles)
    guard hasItems || hasTitles else {
      lines = []
      return
    }
    var flow = TextFlow()
    flow.flow(node, whole: Self.whole)
    let all = flow.finished()
    lines = hasItems ? Self.joined(all, wholes: flow.wholes) : all
  }

  private static func whole(_ node: HTMLNode) -> String? {
    switch node.name {
    case "button": return ""
    case "li":
      let hasList = node.descendants.contains { $0.name == "li" }
      return hasList ? nil : PropertyValue.line(of: node)
    case "p", "div": return node.isEmphasised ? PropertyValue.line(of: node) : nil
    default:
      guard node.isTitle else { return nil }
      let line = node.line
      return line.isEmpty ? "" : "## \(line)"
    }
  }

  /// Lines beside the lists that go on in small letters belong to the one before them: breaks in texts are often accidents.
  private static func joined(_ lines: [String], wholes: Set<Int>) -> [String] {
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      if index > 0, line.first?.isLowercase == true, !wholes.contains(index), !wholes.contains(index - 1) {
        result[result.count - 1] += " \(line)"
      } else {
        result.append(line)
      }
    }
    return result
  }
}

extension HTMLNode {
  fileprivate var isTitle: Bool {
    guard let name, name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h") else { return false }
    return name.utf8.last.map { (UInt8(ascii: "1")...UInt8(ascii: "6")).contains($0) } ?? false
  }
}
