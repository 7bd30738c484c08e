internal import Foods
internal import SourceText
internal import Words

/// Reads lists that are tables, ours and those of other programs: comma-, semicolon- or tab-separated, a header that names
/// the column of the items, a row for each.
struct TableListReader {
  private enum Column { case item, quantity, unit, category, link, isBought }

  private let columns: [Column?]
  private let rows: ArraySlice<[String]>

  /// `nil` where the first line names no column of items.
  init?(_ lines: [ImportLine], in source: SourceFile) {
    guard let first = lines.first,
      let separator = Self.separators.first(where: { Self.columns(first.text, $0).contains(.item) })
    else { return nil }
    let rows = CSVRows(String(decoding: source.bytes, as: UTF8.self), separator: separator).rows
    guard let header = rows.first else { return nil }
    columns = header.map(Self.column)
    self.rows = rows.dropFirst()
  }

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// None of a line with one cell, which may be the name of a thing.
  private static func columns(_ line: String, _ separator: UInt8) -> [Column] {
    let cells = CSVRows(line, separator: separator).rows.first ?? []
    return cells.count > 1 ? cells.compactMap(column) : []
  }

  private static func column(_ name: String) -> Column? {
    names[TextFolding.folded(name).split { $0.isWhitespace }.joined(separator: " ")]
  }

  /// Folded.
  private static let names: [String: Column] = {
    let rows: [(Column, [String])] = [
      (.item, ["item", "name", "product", "ingredient", "artikel", "produkt", "zutat", "article", "produit", "nom"]),
      (.item, ["articulo", "producto", "nombre"]),
      (.quantity, ["quantity", "amount", "qty", "menge", "anzahl", "quantite", "cantidad"]),
      (.unit, ["unit", "units", "einheit", "unite", "unidad"]),
      (.category, ["category", "aisle", "kategorie", "abteilung", "categorie", "rayon", "categoria"]),
      (.link, ["link", "url"]), (.isBought, ["done", "checked", "bought", "completed", "erledigt", "gekauft"]),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { column, names in names.map { ($0, column) } })
  }()

  func read() -> [ImportedItem] { rows.compactMap(item) }

  private func item(_ cells: [String]) -> ImportedItem? {
    func text(_ column: Column) -> String? {
      guard let place = columns.firstIndex(of: column), place < cells.count else { return nil }
      let words = Self.shown(cells[place]).split { $0.isWhitespace }.joined(separator: " ")
      return words.isEmpty ? nil : words
    }
    guard let name = text(.item) else { return nil }
    let quantity = [text(.quantity), text(.unit)].compactMap(\.self).joined(separator: " ")
    return ImportedItem(
      name: name, quantity: quantity.isEmpty ? nil : quantity,
      category: text(.category).flatMap { ShoppingCategory(name: $0) }, link: text(.link),
      isBought: text(.isBought).map { !Self.no.contains(TextFolding.folded($0)) } ?? false)
  }

  private static let no: Set<String> = ["no", "false", "0", "nein", "non", "falsch", "faux"]

  /// Without the apostrophe that keeps a spreadsheet from taking it for a formula.
  private static func shown(_ cell: String) -> Substring {
    let rest = cell.dropFirst()
    return cell.first == "'" && rest.first.map { "=+-@\t\r".contains($0) } ?? false ? rest : cell[...]
  }
}
