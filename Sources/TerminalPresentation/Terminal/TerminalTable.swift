internal import CommandLineParsing
internal import RecipeMarkdown

/// A table in columns; cells that are too wide for the terminal are wrapped.
struct TerminalTable {
  /// The lines of every cell, row by row; the first row is the header.
  private let rows: [[String]]
  private let alignments: [MarkdownNode.TableAlignment]
  private let style: TerminalStyle

  init(_ table: MarkdownNode, inlines: TerminalInlines) {
    rows = table.children.map { row in
      row.children.map { inlines.lines(below: $0, row.isTableHeader ? [.bold] : []).joined(separator: " ") }
    }
    alignments = table.tableAlignments
    style = inlines.style
  }

  private static let gap = "  "

  func lines(width: Int) -> [String] {
    let widths = columnWidths(fitting: width)
    let blocks = rows.map { row in
      zip(row, widths).map { cell, width in TextWrapping.lines(cell, width: width) }
    }
    var lines: [String] = []
    for (index, cells) in blocks.enumerated() {
      let height = max(1, cells.map(\.count).max() ?? 1)
      lines += (0..<height).map { line in
        self.line(cells.map { line < $0.count ? $0[line] : "" }, widths)
      }
      if index == 0 {
        lines.append(
          style.apply(.dim, to: widths.map { String(repeating: "─", count: $0) }.joined(separator: Self.gap)))
      }
    }
    return lines
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let space = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.columns(cells[column])))
      let isRight = column < alignments.count && alignments[column] == .right
      return isRight ? space + cells[column] : cells[column] + space
    }
    return String(padded.joined(separator: Self.gap).reversed().drop { $0 == " " }.reversed())
  }

  /// Natural widths; while they do not fit, the widest column gives way.
  private func columnWidths(fitting width: Int) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      max(1, rows.map { column < $0.count ? DisplayWidth.columns($0[column]) : 0 }.max() ?? 1)
    }
    let room = width - Self.gap.count * max(0, count - 1)
    while widths.reduce(0, +) > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > 8
    {
      widths[widest] -= 1
    }
    return widths
  }
}
