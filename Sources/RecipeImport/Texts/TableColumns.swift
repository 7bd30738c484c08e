internal import Words

/// What the columns of a table of ingredients hold, by their heads.
struct TableColumns {
  private enum Kind {
    case amount, unit, name, note
  }
  private struct Column {
    var kind: Kind
    /// That of bare numbers: `Grams`, `Menge (g)`.
    var unit: String?
  }

  private let columns: [Column]

  /// `nil` where none of them is one of amounts or shares, or where they are a row like any other.
  init?(heads: [String]) {
    guard heads.count > 1, heads.allSatisfy({ $0.utf8.count < 60 && !LineJudge.beginsWithAmount($0) }) else {
      return nil
    }
    var columns = heads.map(Self.column)
    let amounts = columns.indices.filter { columns[$0].kind == .amount }
    // A weight is what a volume beside it is about; whatever comes first is the amount otherwise.
    let amount = amounts.first { !Self.says(heads[$0], Self.volumes) } ?? amounts.first
    guard amount != nil || columns.contains(where: { $0.unit == "%" }) else { return nil }
    for index in amounts where index != amount { columns[index].kind = .note }
    self.columns = columns
  }

  /// As a line of a list has them: amount and unit first, notes last, behind commas.
  func line(_ cells: [String]) -> String {
    guard columns.count == cells.count else { return cells.filter { !$0.isEmpty }.joined(separator: " ") }
    let hasUnit = zip(columns, cells).contains { $0.kind == .unit && !$1.isEmpty }
    let told = zip(columns, cells).filter { !$0.1.isEmpty }.map { column, cell in
      (column.kind, column.kind == .amount && hasUnit ? cell : Self.measured(cell, column.unit))
    }
    let sorted = [Kind.amount, .unit, .name].flatMap { kind in told.filter { $0.0 == kind }.map(\.1) }
    return ([sorted.joined(separator: " ")] + told.filter { $0.0 == .note }.map(\.1)).joined(separator: ", ")
  }

  /// A number alone has the unit of its head.
  private static func measured(_ cell: String, _ unit: String?) -> String {
    guard let unit, cell.contains(where: \.isNumber),
      cell.allSatisfy({ $0.isNumber || $0.isWhitespace || ".,/⁄-–".contains($0) })
    else { return cell }
    return unit == "%" ? "\(cell)%" : "\(cell) \(unit)"
  }

  private static func column(_ head: String) -> Column {
    let folded = TextFolding.folded(head)
    if folded.contains("%") { return Column(kind: .note, unit: "%") }
    let unit = unit(of: folded)
    if says(folded, amounts) || says(folded, volumes) || unit != nil && isUnitAlone(folded) {
      return Column(kind: .amount, unit: unit)
    }
    if says(folded, units) { return Column(kind: .unit) }
    return Column(kind: says(folded, notes) ? .note : .name)
  }

  private static func words(_ head: String) -> [String] {
    TextFolding.folded(head).split { !$0.isLetter }.map(String.init)
  }

  private static func says(_ head: String, _ known: Set<String>) -> Bool { !known.isDisjoint(with: words(head)) }

  private static func isUnitAlone(_ folded: String) -> Bool {
    words(folded).allSatisfy { names[$0] != nil || signs.contains($0) || $0 == "in" }
  }

  /// The only one that a head names; `l` and the like are none within it, as they are articles somewhere.
  private static func unit(of folded: String) -> String? {
    let words = words(folded)
    var found = Set(words.compactMap { names[$0] })
    if let last = words.last, signs.contains(last) { found.insert(last) }
    if let open = folded.firstIndex(of: "(") {
      found.formUnion(self.words(String(folded[open...])).filter(signs.contains))
    }
    return found.count == 1 ? found.first : nil
  }

  private static let names = [
    "gram": "g", "grams": "g", "gramm": "g", "gramme": "g", "grammes": "g", "gramos": "g", "grammi": "g",
    "milliliter": "ml", "milliliters": "ml", "millilitre": "ml", "millilitres": "ml", "mililitros": "ml",
    "kilogram": "kg", "kilograms": "kg", "kilogramm": "kg", "ounces": "oz", "pounds": "lb", "cups": "cups",
    "tablespoons": "tbsp", "teaspoons": "tsp",
  ]
  private static let signs: Set<String> = ["g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "lb", "tsp", "tbsp"]
  private static let volumes: Set<String> = ["volume", "volumen"]
  private static let amounts: Set<String> = [
    "amount", "amounts", "quantity", "qty", "menge", "anzahl", "quantite", "cantidad", "weight", "gewicht", "poids",
    "peso",
    "grams", "gramm", "grammes", "gramos",
  ]
  private static let units: Set<String> = [
    "unit", "units", "measure", "einheit", "unite", "mesure", "unidad", "medida",
  ]
  private static let notes: Set<String> = [
    "note", "notes", "preparation", "prep", "comment", "comments", "bemerkung", "hinweis", "notizen", "remarque",
    "remarques",
    "nota", "notas", "comentario",
  ]
}
