internal import SourceText

/// Reads shopping lists of Cooklang's tools: `olive oil{100%ml}`, `./Recipe{2}` with its own items below it, two spaces
/// further in, and comments from `//` on.
///
/// A recipe with items below it stands for these; one without becomes an item that links to it. Error:
/// `shop-import-brace`.
enum CooklangListReader {
  static func isLikely(_ lines: [ImportLine]) -> Bool {
    lines.contains { $0.text.hasPrefix("./") || $0.text.hasPrefix("//") || $0.text.contains("{") }
  }

  static func read(_ lines: [ImportLine], in source: SourceFile) -> Checked<[ImportedItem]> {
    var result = Checked<[ImportedItem]>([])
    let items = lines.map { ($0, withoutComment($0.text)) }.filter { !$0.1.isEmpty }
    for (index, (line, text)) in items.enumerated() {
      guard let (name, amount) = parts(text) else {
        result.diagnostics.append(unclosed(line, in: source))
        continue
      }
      let isRecipe = name.hasPrefix("./")
      let hasItems = index + 1 < items.count && items[index + 1].0.indent > line.indent
      if isRecipe, hasItems { continue }
      let title = isRecipe ? String(name.split(separator: "/").last ?? "") : name
      guard !title.isEmpty else { continue }
      result.value.append(ImportedItem(name: title, quantity: amount, link: isRecipe ? name : nil))
    }
    return result
  }

  /// An address holds `//` too, but after a colon.
  private static func withoutComment(_ text: String) -> String {
    var previous: Character = " "
    for index in text.indices {
      if text[index...].hasPrefix("//"), previous != ":" { return trimmed(text[..<index]) }
      previous = text[index]
    }
    return text
  }

  /// `nil` for a brace without its other one.
  private static func parts(_ text: String) -> (name: String, amount: String?)? {
    guard let open = text.firstIndex(of: "{") else { return text.contains("}") ? nil : (text, nil) }
    guard text.hasSuffix("}") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    guard !inner.contains("{"), !inner.contains("}") else { return nil }
    let amount = inner.split(separator: "%").map { trimmed($0) }.joined(separator: " ")
    return (trimmed(text[..<open]), amount.isEmpty ? nil : amount)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private static func unclosed(_ line: ImportLine, in source: SourceFile) -> Diagnostic {
    source.diagnostic(
      .error, "shop-import-brace", at: line.range, message: "“\(line.text)” has a brace without its other one",
      hint: "write the amount as {100%ml} at the end of the line")
  }
}
