internal import Foods

/// Reads todo.txt: `x` for what is done, a priority and dates at the start, `@context`, `+project` and `key:value` words.
///
/// A context that is a category of a shop, its words joined by hyphens, is taken for it; the rest of these words goes.
enum TodoTextReader {
  static func isLikely(_ lines: [ImportLine]) -> Bool {
    lines.contains { line in
      let words = line.text.split(separator: " ")
      return words.first == "x" && words.count > 1 || words.first.map(isPriority) == true
        || words.dropFirst().contains { isMark($0) }
    }
  }

  static func read(_ lines: [ImportLine]) -> [ImportedItem] {
    lines.compactMap { item($0.text) }
  }

  private static func item(_ text: String) -> ImportedItem? {
    var words = text.split(separator: " ")[...]
    let isBought = words.first == "x"
    if isBought { words = words.dropFirst() }
    while let first = words.first, isPriority(first) || isDate(first) { words = words.dropFirst() }
    let category = words.lazy.filter { $0.hasPrefix("@") }.compactMap { context in
      ShoppingCategory.allCases.first {
        $0.name.split(separator: " ").joined(separator: "-").lowercased() == context.dropFirst().lowercased()
      }
    }.first
    let rest = words.filter { !isMark($0) && !isKeyed($0) }.joined(separator: " ")
    guard !rest.isEmpty else { return nil }
    let (name, quantity) = PlainListReader.parts(rest)
    return ImportedItem(name: name, quantity: quantity, category: category, isBought: isBought)
  }

  private static func isPriority(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.count == 3 && bytes[0] == 0x28 && bytes[2] == 0x29 && 0x41...0x5A ~= bytes[1]
  }

  private static func isDate(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.count == 10
      && bytes.enumerated().allSatisfy { place, byte in
        place == 4 || place == 7 ? byte == 0x2D : 0x30...0x39 ~= byte
      }
  }

  private static func isMark(_ word: Substring) -> Bool {
    word.utf8.count > 1 && (word.hasPrefix("@") || word.hasPrefix("+"))
  }

  /// `due:2026-12-01`, but neither `https://…` nor a colon at the end.
  private static func isKeyed(_ word: Substring) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
