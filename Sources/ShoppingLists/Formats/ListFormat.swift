internal import Foods

/// How a list is written: which words and measures, and whether it tells how it came about.
public struct ListStyle: Sendable {
  public let quantities: QuantityText
  public let words: ListWords
  /// Each line is followed by the recipes, factors and conversions that made it.
  public let isTraced: Bool

  public init(quantities: QuantityText, words: ListWords, isTraced: Bool = false) {
    self.quantities = quantities
    self.words = words
    self.isTraced = isTraced
  }

  /// The name with what is said about it: `parsley · Petersilie (1 bunch, needed: 12 g, optional)`, `honey – check you have
  /// it (80 g)`.
  func label(_ item: ShoppingItem) -> String {
    let name = ([item.name] + [item.written].compactMap(\.self)).joined(separator: " · ")
    let needed = quantities.neededBeside(item)
    if item.isLookedFor { return "\(name) – \(words.check)" + (needed.map { " (\($0))" } ?? "") }
    let notes = [quantities.text(item), needed.map(words.needed), item.isOptional ? words.optional : nil]
    let said = notes.compactMap(\.self).joined(separator: ", ")
    return said.isEmpty ? name : "\(name) (\(said))"
  }

  /// What stands above the items of a shelf.
  func heading(_ shelf: ShoppingItem.Shelf) -> String { "\(shelf.category.emoji) \(words.name(of: shelf))" }

  /// What stands above what is looked for at home.
  var cupboardHeading: String { "\(ListWords.cupboardSign) \(words.cupboard)" }

  /// Headings with their items: the shelves, then what is looked for at home.
  func sections(_ list: ShoppingList) -> [(heading: String, items: [ShoppingItem])] {
    let shelves = list.shelves.map { (heading($0.shelf), $0.items) }
    return shelves + (list.lookedFor.isEmpty ? [] : [(cupboardHeading, list.lookedFor)])
  }
}

/// The list as people send it to each other.
///
///     🥬 Vegetables and Fruits
///     • tomatoes (500 g)
///     ✓ onions (completed)
///
/// A blank line stands between shelves; what is on no known shelf comes first, what is looked for at home last.
public enum FormattedText {
  public static func write(_ list: ShoppingList, style: ListStyle) -> String {
    var blocks = style.sections(list).map { heading, items in
      ([heading] + items.flatMap { lines($0, style) }).joined(separator: "\n") + "\n"
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
