internal import Foods

/// How a list is written: which words and measures, and whether it tells how it came about.
public struct ListStyle: Sendable {
  public let quantities: QuantityText
  /// Each line is followed by the recipes, factors and conversions that made it.
  public let isTraced: Bool

  public init(quantities: QuantityText, isTraced: Bool = false) {
    self.quantities = quantities
    self.isTraced = isTraced
  }

  /// The name with what is said about it: `parsley (1 bunch, optional)`.
  func label(_ item: ShoppingItem) -> String {
    let notes = [quantities.text(item), item.isOptional ? "optional" : nil].compactMap(\.self)
    return notes.isEmpty ? item.name : "\(item.name) (\(notes.joined(separator: ", ")))"
  }
}

/// The list as people send it to each other.
///
///     🥬 Vegetables and Fruits
///     • tomatoes (500 g)
///     ✓ onions (completed)
///
/// A blank line stands between shelves; what is on no known shelf comes first.
public enum FormattedText {
  public static func write(_ list: ShoppingList, style: ListStyle) -> String {
    var blocks = list.shelves.map { shelf, items in
      ([ShelfHeading.text(shelf)] + items.flatMap { lines($0, style) }).joined(separator: "\n") + "\n"
    }
    if style.isTraced, !list.covered.isEmpty {
      let lines = list.covered.flatMap { ["✓ \($0.name) (at home)"] + TraceText.lines($0, style.quantities) }
      blocks.append(lines.joined(separator: "\n") + "\n")
    }
    return blocks.joined(separator: "\n")
  }

  private static func lines(_ item: ShoppingItem, _ style: ListStyle) -> [String] {
    let line = item.isBought ? "✓ \(item.name) (completed)" : "• \(style.label(item))"
    return [line] + (style.isTraced ? TraceText.lines(item, style.quantities) : [])
  }
}

enum ShelfHeading {
  static func text(_ shelf: ShoppingItem.Shelf) -> String { "\(shelf.category.emoji) \(shelf.name)" }
}
