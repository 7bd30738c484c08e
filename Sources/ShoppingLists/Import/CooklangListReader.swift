internal import SourceText
internal import Words

/// Reads shopping lists of Cooklang's tools: `olive oil{100%ml}`, `./Recipe{2}` with what it needs below it, two spaces
/// further in, comments from `--` on or between `[-` and `-]`, and the log of what is in the basket, `+ salt`, `- salt`.
///
/// A recipe with ingredients below it stands for these; another becomes an item that links to it, and so does one with recipes
/// below it, which may need more than they. Of several entries of the log for one thing the last counts. Older lists have
/// comments from `//` on. Source: cooklang/spec, proposal 0016. Error: `shop-import-brace`.
enum CooklangListReader {
  static func isLikely(_ lines: [ImportLine], in source: SourceFile) -> Bool {
    // `-- Vegetables --` is a heading where items have dashes of their own.
    let comments = lines.contains { $0.text.hasPrefix("- ") } ? [] : ["-- "]
    return isLog(lines, in: source)
      || lines.contains { line in
        (["./", "//", "[- "] + comments).contains { line.text.hasPrefix($0) } || line.text.contains("{")
      }
  }

  /// The file that Cooklang's tools keep beside the list, or lines that add and take away.
  private static func isLog(_ lines: [ImportLine], in source: SourceFile) -> Bool {
    guard lines.allSatisfy({ entry(of: $0.text) != nil }) else { return false }
    let isNamed = source.path.split(separator: "/").last == ".shopping-checked"
    return isNamed || ["+ ", "- "].allSatisfy { sign in lines.contains { $0.text.hasPrefix(sign) } }
  }

  static func read(_ lines: [ImportLine], in source: SourceFile) -> Checked<[ImportedItem]> {
    var result = Checked<[ImportedItem]>([])
    var log = CheckLog()
    // Without a sign for what is bought, dashes are those of a list.
    let hasLog = lines.contains { $0.text.hasPrefix("+ ") }
    let items = withoutComments(lines).filter { !hasLog || !log.takes($0.text) }
    for (index, (line, text)) in items.enumerated() {
      guard let (name, amount) = parts(text) else {
        result.diagnostics.append(unclosed(line, in: source))
        continue
      }
      let isRecipe = name.hasPrefix("./")
      if isRecipe, hasIngredients(items[(index + 1)...], below: line) { continue }
      let title = isRecipe ? String(name.split(separator: "/").last ?? "") : name
      guard !title.isEmpty else { continue }
      result.value.append(ImportedItem(name: title, quantity: amount, link: isRecipe ? name : nil))
    }
    log.tick(&result.value)
    return result
  }

  private static func hasIngredients(_ following: ArraySlice<(line: ImportLine, text: String)>, below line: ImportLine)
    -> Bool
  {
    following.prefix { $0.line.indent > line.indent }.contains { !$0.text.hasPrefix("./") }
  }

  /// What is in the basket.
  private struct CheckLog {
    private var names: [String] = []
    private var isBought: [String: Bool] = [:]

    /// Whether the line is an entry, which is noted.
    mutating func takes(_ text: String) -> Bool {
      guard let (name, isBought) = CooklangListReader.entry(of: text) else { return false }
      if self.isBought.updateValue(isBought, forKey: TextFolding.folded(name)) == nil { names.append(name) }
      return true
    }

    /// What stands in the log alone is an item of its own.
    func tick(_ items: inout [ImportedItem]) {
      let listed = Set(items.map { TextFolding.folded($0.name) })
      for index in items.indices where isBought[TextFolding.folded(items[index].name)] == true {
        items[index].isBought = true
      }
      for name in names where !listed.contains(TextFolding.folded(name)) {
        items.append(ImportedItem(name: name, isBought: isBought[TextFolding.folded(name)] == true))
      }
    }
  }

  private static func entry(of text: String) -> (name: String, isBought: Bool)? {
    guard text.hasPrefix("+ ") || text.hasPrefix("- "), !text.contains("{") else { return nil }
    let name = trimmed(text.dropFirst(2))
    return name.isEmpty ? nil : (name, text.hasPrefix("+"))
  }

  private static func withoutComments(_ lines: [ImportLine]) -> [(line: ImportLine, text: String)] {
    var isInBlock = false
    return lines.compactMap { line in
      var text = line.text[...]
      var kept = ""
      while !text.isEmpty {
        if isInBlock {
          guard let end = text.firstRange(of: "-]") else { break }
          text = text[end.upperBound...]
          isInBlock = false
        } else {
          let start = text.firstRange(of: "[-")?.lowerBound ?? text.endIndex
          kept += text[..<start]
          isInBlock = start < text.endIndex
          text = text[start...].dropFirst(2)
        }
      }
      let rest = trimmed(withoutComment(kept)[...])
      return rest.isEmpty ? nil : (line, rest)
    }
  }

  /// An address holds `//` too, but after a colon.
  private static func withoutComment(_ text: String) -> String {
    var previous: Character = " "
    for index in text.indices {
      let rest = text[index...]
      if rest.hasPrefix("--") && previous == " " || rest.hasPrefix("//") && previous != ":" {
        return String(text[..<index])
      }
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
