/// The list as a Markdown checklist, a heading for each shelf: what `shopping.md` holds, and what GitHub ticks off.
public enum ListMarkdown {
  public static func write(_ list: ShoppingList, style: ListStyle) -> String {
    let blocks = style.sections(list).map { heading, items in
      "## \(escaped(heading))\n\n" + items.map { line($0, style) }.joined()
    }
    return blocks.joined(separator: "\n")
  }

  private static func line(_ item: ShoppingItem, _ style: ListStyle) -> String {
    let label = escaped(style.label(item))
    let text = item.link.map { "[\(label)](<\(escapedAddress($0))>)" } ?? label
    let traces = style.isTraced ? TraceText.lines(item, style.quantities) : []
    let notes = traces.map { "  - \(escaped($0.trimmingIndent))\n" }.joined()
    return "- [\(item.isBought ? "x" : " ")] \(text)\n" + notes
  }

  /// Text that CommonMark 0.30 reads as itself (§2.4).
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\`*_[]<&#|~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
  }

  private static func escapedAddress(_ address: String) -> String {
    address.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\n", with: "%0A")
  }
}

extension String {
  fileprivate var trimmingIndent: String { String(drop { $0 == " " }) }
}
