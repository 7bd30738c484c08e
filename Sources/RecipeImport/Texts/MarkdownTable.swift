internal import Words

/// Rows of Markdown tables as items of a list: `| 2 tbsp | oil |` as `• 2 tbsp oil`.
enum MarkdownTable {
  /// Heads and the rules below them go. Where a head says what its columns hold, amount and unit come first and notes last.
  static func itemized(_ lines: [String]) -> [String] {
    var columns: [Column] = []
    return lines.indices.compactMap { index in
      guard let cells = cells(of: lines[index]) else {
        columns = []
        return lines[index]
      }
      if isRule(cells) { return nil }
      if index + 1 < lines.count, let next = self.cells(of: lines[index + 1]), isRule(next) {
        columns = cells.map(Column.init)
        return nil
      }
      return "• " + line(cells, columns)
    }
  }

  private enum Column {
    case amount, unit, name, note

    /// As a line of a list has them; notes follow behind a comma.
    static let order: [Column] = [.amount, .unit, .name]

    init(_ head: String) {
      let words = Set(TextFolding.folded(head).split { !$0.isLetter }.map(String.init))
      if !words.isDisjoint(with: Self.amounts) {
        self = .amount
      } else if !words.isDisjoint(with: Self.units) {
        self = .unit
      } else {
        self = words.isDisjoint(with: Self.notes) ? .name : .note
      }
    }

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

  private static func line(_ cells: [String], _ columns: [Column]) -> String {
    guard columns.count == cells.count, columns.contains(.amount) else {
      return cells.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let told = zip(columns, cells).filter { !$0.1.isEmpty }
    let sorted = Column.order.flatMap { kind in told.filter { $0.0 == kind }.map(\.1) }
    let notes = told.filter { $0.0 == .note }.map(\.1)
    return ([sorted.joined(separator: " ")] + notes).joined(separator: ", ")
  }

  private static func isRule(_ cells: [String]) -> Bool {
    cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0 == ":" } }
  }

  private static func cells(of line: String) -> [String]? {
    let row = line.trimmed
    guard row.hasPrefix("|"), row.hasSuffix("|"), row.count > 2 else { return nil }
    return row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
