public import Foods
internal import Words

/// One thing of a list that comes from elsewhere.
public struct ImportedItem: Sendable, Hashable {
  public var name: String
  /// As written there: `200 g and 2 pieces`.
  public var quantity: String?
  public var category: ShoppingCategory?
  public var link: String?
  public var isBought: Bool

  public init(
    name: String, quantity: String? = nil, category: ShoppingCategory? = nil, link: String? = nil,
    isBought: Bool = false
  ) {
    self.name = name
    self.quantity = quantity
    self.category = category
    self.link = link
    self.isBought = isBought
  }

  /// As lines of a list, one for each amount: `200 g tomatoes`, `2 tomatoes`.
  public var lines: [String] {
    guard let quantity, !quantity.isEmpty else { return [name] }
    let amounts = Self.split(quantity)
    return amounts.isEmpty ? [name] : amounts.map { "\($0) \(name)" }
  }

  /// What is between words that join amounts; of `200 g and some more` only the first, which has a number. A quantity in
  /// words alone, such as `a few`, stays whole.
  private static func split(_ quantity: String) -> [String] {
    var parts: [[Substring]] = [[]]
    for word in quantity.split(separator: " ") {
      if JoiningWords.all.contains(TextFolding.folded(String(word))) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    let texts = parts.filter { !$0.isEmpty && $0 != ["…"] }.map { $0.joined(separator: " ") }
    guard texts.count > 1, texts.contains(where: isNumbered) else { return texts }
    return texts.filter(isNumbered)
  }

  private static func isNumbered(_ text: String) -> Bool {
    text.unicodeScalars.first?.properties.numericType != nil
  }
}
