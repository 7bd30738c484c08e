internal import Foods

/// Reads lists as people write and send them: one item a line, with or without a bullet, a number or a box; a quantity in
/// parentheses at the end; lines that name a shelf of the shop above its items.
enum PlainListReader {
  static func read(_ lines: [ImportLine]) -> [ImportedItem] {
    var category: ShoppingCategory?
    let isOurs = lines.contains { shelf($0.text) != nil && signed($0.text) || $0.text.contains(ListWords.cupboardSign) }
    var items: [ImportedItem] = []
    for line in lines {
      if let shelf = shelf(line.text) {
        category = shelf
      } else if line.text.contains(ListWords.cupboardSign) {
        category = nil
      } else if var item = item(line.text, category) {
        if isOurs { item.name = plainName(item.name) }
        items.append(item)
      }
    }
    return items
  }

  /// `🥬 Vegetables and Fruits`, `## Pantry`.
  private static func shelf(_ text: String) -> ShoppingCategory? {
    let words = text.split(separator: " ").drop { $0.allSatisfy { $0 == "#" } }
    // Whatever the language, the sign says which shelf it is.
    if let shelf = ShoppingCategory.allCases.first(where: { $0.emoji == words.first ?? "" }) { return shelf }
    return ShoppingCategory(name: words.joined(separator: " "))
  }

  private static func signed(_ text: String) -> Bool {
    ShoppingCategory.allCases.contains { text.contains($0.emoji) }
  }

  private static func item(_ text: String, _ category: ShoppingCategory?) -> ImportedItem? {
    var words = text.split(separator: " ")[...]
    if words.first?.hasPrefix("#") == true { return nil }
    var isBought = words.first.map { ticks.contains(String($0)) } ?? false
    if let first = words.first, bullets.contains(String(first)) || ticks.contains(String(first)) || isNumber(first) {
      words = words.dropFirst()
    }
    if words.first == "[x]" || words.first == "[X]" || words.first == "[]" {
      isBought = words.first != "[]"
      words = words.dropFirst()
    } else if words.first == "[", words.dropFirst().first == "]" {
      words = words.dropFirst(2)
    }
    let (name, stated) = parts(words.joined(separator: " "))
    if stated == "completed" { isBought = true }
    let quantity = stated == "completed" ? nil : stated
    guard !name.isEmpty else { return nil }
    return ImportedItem(name: name, quantity: quantity, category: category, isBought: isBought)
  }

  /// Without the name in another language, and without what is said of things that are looked for at home.
  private static func plainName(_ name: String) -> String {
    let cuts = [" · ", " – "].compactMap { name.firstRange(of: $0)?.lowerBound }
    return String(name[..<(cuts.min() ?? name.endIndex)])
  }

  private static let bullets: Set<String> = ["-", "*", "+", "•", "–", "◦", "▪", "☐", "□", "▢", "◻", "⬜"]
  private static let ticks: Set<String> = ["✓", "✔", "✔\u{FE0F}", "✅", "☑", "☑\u{FE0F}", "☒"]

  /// `1.` and `2)`.
  private static func isNumber(_ word: Substring) -> Bool {
    (word.hasSuffix(".") || word.hasSuffix(")")) && word.utf8.count > 1
      && word.utf8.dropLast().allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// A quantity in parentheses at the end that starts with a number, or says that it is done.
  static func parts(_ text: String) -> (name: String, quantity: String?) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return (text, nil) }
    let inside = String(text[text.index(after: open)...].dropLast())
    // What follows says how much is needed, or that the dish works without it.
    let inner = inside.split(separator: ", ", omittingEmptySubsequences: false).first.map(String.init) ?? inside
    let name = text[..<open].split(separator: " ").joined(separator: " ")
    let isQuantity = inner.unicodeScalars.first?.properties.numericType != nil || inner == "completed"
    return isQuantity && !name.isEmpty ? (name, inner) : (text, nil)
  }
}
