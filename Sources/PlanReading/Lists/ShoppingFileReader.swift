public import Cookbook
internal import RecipeMarkdown
public import SourceText

/// Reads `shopping.md`: one list item for each thing to buy, as one would write it in an ingredient list.
///
///     - [ ] 2 l milk
///     - [x] bread
///     - [candles](https://example.org/candles)
///
/// A ticked box says that it is bought; an item without a box is not. An item that is a link keeps its address. Headings
/// and prose are left alone, and so is what stands inside a fenced code block. Error:
/// `shopping-size`. Warning: `shopping-empty-item`.
public enum ShoppingFileReader {
  /// The most lines that a list may have, and the most things that are added to one by hand.
  public static let mostLines = ListSize.lines

  public static func read(_ source: SourceFile) -> Checked<ShoppingFile> {
    var result = Checked(ShoppingFile())
    if let problem = ListSize.shopping.problem(of: source) {
      result.diagnostics.append(problem)
      return result
    }
    for line in ShoppingLine.all(in: source.bytes) {
      if let item = item(line, in: source) {
        result.value.items.append(item)
      } else {
        result.diagnostics.append(
          source.diagnostic(
            .warning, "shopping-empty-item", at: line.range, message: "nothing says what to buy",
            hint: "write an item, as “2 l milk”, or remove the line"))
      }
    }
    return result
  }

  private static func item(_ line: ShoppingLine, in source: SourceFile) -> ShoppingFile.Item? {
    let content = String(decoding: source.bytes[line.item.label], as: UTF8.self)
    let (label, link) = linked(content) ?? (content, nil)
    let text = MarkdownPlainText.text(ofInline: label)
    guard !text.isEmpty else { return nil }
    return ShoppingFile.Item(text: text, isTicked: line.item.isTicked, link: link, line: line.number)
  }

  /// An item that is one link: its text and its address, without angle brackets.
  private static func linked(_ content: String) -> (String, String?)? {
    guard content.hasPrefix("["), content.hasSuffix(")"), let middle = content.range(of: "](") else { return nil }
    let label = content[content.index(after: content.startIndex)..<middle.lowerBound]
    var address = content[middle.upperBound...].dropLast()
    if address.hasPrefix("<"), address.hasSuffix(">") { address = address.dropFirst().dropLast() }
    guard !address.contains(where: { $0 == "(" || $0 == " " }) else { return nil }
    return (String(label), String(address))
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
