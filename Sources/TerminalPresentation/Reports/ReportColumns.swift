internal import CommandLineParsing

/// A plain table: texts to the left, figures to the right, a dim header.
struct ReportColumns {
  let header: [String]
  let rows: [[String]]
  let style: TerminalStyle
  /// Columns that hold text.
  var textColumns: Set<Int> = [0]
  /// Columns of the terminal: texts that are too wide for it are wrapped. `nil` leaves every row on one line.
  var width: Int?

  /// Between two columns.
  var gap = "  "
  /// Texts are never made narrower than this.
  private static let leastWidth = 20

  var lines: [String] {
    let all = [header] + rows
    let widths = columnWidths(all)
    return all.enumerated().flatMap { index, row in
      let cells = row.indices.map { wrapped(row[$0], column: $0, widths) }
      let height = max(1, cells.map(\.count).max() ?? 1)
      return (0..<height).map { place in
        let line = line(cells.map { place < $0.count ? $0[place] : "" }, widths)
        return index == 0 ? style.apply(.dim, to: line) : line
      }
    }
  }

  /// Columns of the widest row where none is wrapped.
  var naturalWidth: Int {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { DisplayWidth.columns($0[column]) }.max() ?? 0 }
    return widths.reduce(0, +) + gap.count * max(0, widths.count - 1)
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let space = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.columns(cells[column])))
      return textColumns.contains(column) ? cells[column] + space : space + cells[column]
    }
    let line = padded.joined(separator: gap)
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return String(line[..<(end.map { line.utf8.index(after: $0) } ?? line.startIndex)])
  }

  private func wrapped(_ cell: String, column: Int, _ widths: [Int]) -> [String] {
    guard DisplayWidth.columns(cell) > widths[column] else { return [cell] }
    let lines = TextWrapping.lines(cell, width: widths[column] - 2)
    return lines.prefix(1) + lines.dropFirst().map { gap + $0 }
  }

  /// Natural widths; while they do not fit, the widest column of text gives way.
  private func columnWidths(_ all: [[String]]) -> [Int] {
    var widths = header.indices.map { column in all.map { DisplayWidth.columns($0[column]) }.max() ?? 0 }
    guard let width else { return widths }
    let room = width - gap.count * max(0, widths.count - 1)
    let texts = textColumns.sorted()
    while case let excess = widths.reduce(0, +) - room, excess > 0,
      let widest = texts.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.leastWidth
    {
      // Down to the next in one step: a dish may be named by a million letters.
      let next = max(texts.filter { $0 != widest }.map { widths[$0] }.max() ?? 0, Self.leastWidth)
      widths[widest] -= max(1, min(excess, widths[widest] - next))
    }
    return widths
  }
}
