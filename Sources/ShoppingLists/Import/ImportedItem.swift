public import Foods

/// One thing of a list that comes from elsewhere.
public struct ImportedItem: Sendable, Hashable {
  public var name: String
  /// As written there: `200 g + 2`.
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
    let amounts = Self.split(quantity).filter { $0 != "…" }
    return amounts.isEmpty ? [name] : amounts.map { "\($0) \(name)" }
  }

  private static func split(_ quantity: String) -> [String] {
    var parts: [[Substring]] = [[]]
    for word in quantity.split(separator: " ") {
      if word == "+" { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
