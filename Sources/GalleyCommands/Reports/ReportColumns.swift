internal import CommandLineParsing

/// A plain table: texts to the left, figures to the right, a dim header.
struct ReportColumns {
  let header: [String]
  let rows: [[String]]
  let style: TerminalStyle
  /// Columns that hold text.
  var textColumns: Set<Int> = [0]

  var lines: [String] {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { DisplayWidth.columns($0[column]) }.max() ?? 0 }
    return all.enumerated().map { index, row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - DisplayWidth.columns(row[column]))
        return textColumns.contains(column) ? row[column] + space : space + row[column]
      }
      let line = String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
      return index == 0 ? style.apply(.dim, to: line) : line
    }
  }
}
