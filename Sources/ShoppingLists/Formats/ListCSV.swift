/// The list as a table for spreadsheets (RFC 4180): a header line, commas, CR LF.
///
/// `Quantity` is what to buy, `Needed` what recipes ask for; what has `Check` is looked for at home.
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
    return ([header] + rows).map { $0.map(CSVCell.text).joined(separator: ",") + "\r\n" }.joined()
  }
}
