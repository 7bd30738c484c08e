/// Lines of cells, set in columns: the first to the left, the others to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ heading: [String]) {
    rows = [heading]
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n") + "\n"
  }
}
