/// The list as a table for spreadsheets (RFC 4180): a header line, commas, CR LF.
///
/// `Quantity` is what to buy, `Needed` what recipes ask for; what has `Check` is looked for at home. A cell that a spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets do not show.
public enum ListCSV {
  private static let header = [
    "Category", "Item", "Quantity", "Needed", "Check", "Optional", "Done", "Recipes", "Link", "Written as",
  ]

  public static func write(_ list: ShoppingList, style: ListStyle) -> String {
    let rows = list.items.map { item in
      [
        style.words.name(of: item.shelf), item.name, style.quantities.text(item) ?? "",
        style.quantities.needed(item) ?? "", item.isLookedFor ? "yes" : "", item.isOptional ? "yes" : "",
        item.isBought ? "yes" : "", item.recipes.joined(separator: "; "), item.link ?? "", item.written ?? "",
      ]
    }
    return ([header] + rows).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    let first = text.utf8.first ?? 0x20
    // = + - @, tab and carriage return start formulas.
    let isFormula = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(first)
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
  }
}
