internal import Foods

/// Reads lists as people write and send them: one item a line, with or without a bullet, a number or a box; a quantity in
/// parentheses at the end; lines that name a shelf of the shop above its items.
enum PlainListReader {
  static func read(_ lines: [ImportLine]) -> [ImportedItem] {
    var category: ShoppingCategory?
    var items: [ImportedItem] = []
    for line in lines {
      if let shelf = shelf(line.text) {
        category = shelf
      } else if let item = item(line.text, category) {
        items.append(item)
      }
    }
    return items
  }

  /// `🥬 Vegetables and Fruits`, `## Pantry`.
  private static func shelf(_ text: String) -> ShoppingCategory? {
    let words = text.split(separator: " ").drop { $0.allSatisfy { $0 == "#" } }
    let named = words.drop { word in ShoppingCategory.allCases.contains { $0.emoji == word } }
    return ShoppingCategory(name: named.joined(separator: " "))
  }

  private static func item(_ text: String, _ category: ShoppingCategory?) -> ImportedItem? {
    var words = text.split(separator: " ")[...]
    if words.first?.hasPrefix("#") == true { return nil }
    var isBought = words.first == "✓" || words.first == "✔"
    if let first = words.first, bullets.contains(String(first)) { words = words.dropFirst() }
    if words.first == "[x]" || words.first == "[X]" || words.first == "[]" {
      isBought = words.first != "[]"
      words = words.dropFirst()
    } else if words.first == "[", words.dropFirst().first == "]" {
      words = words.dropFirst(2)
    }
    var (name, quantity) = parts(words.joined(separator: " "))
    if quantity == "completed" { (quantity, isBought) = (nil, true) }
    guard !name.isEmpty else { return nil }
    return ImportedItem(name: name, quantity: quantity, category: category, isBought: isBought)
  }

  private static let bullets: Set<String> = ["-", "*", "+", "•", "–", "✓", "✔", "☐", "☑"]

  /// A quantity in parentheses at the end that starts with a number, or says that it is done.
  static func parts(_ text: String) -> (name: String, quantity: String?) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return (text, nil) }
    var inner = String(text[text.index(after: open)...].dropLast())
    if inner.hasSuffix(", optional") { inner = String(inner.dropLast(", optional".count)) }
    let name = text[..<open].split(separator: " ").joined(separator: " ")
    let isQuantity = inner.unicodeScalars.first?.properties.numericType != nil || inner == "completed"
    return isQuantity && !name.isEmpty ? (name, inner) : (text, nil)
  }
}
