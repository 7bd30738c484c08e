/// The rows of the tables of a Markdown text.
struct MarkdownTable {
  struct Row: Equatable {
    let cells: [String]

    /// The words in code spans of a cell, in their order.
    func code(in cell: Int) -> [String] {
      cells[cell].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
  }

  let rows: [Row]

  /// The rows of the table below the line that starts with these header cells; `nil` when there is none.
  init?(_ header: String..., in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { Self.cells($0).map(\.cells) == header }) else { return nil }
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap(Self.cells)
  }

  /// The rows of all tables below such lines.
  init(all header: String..., in text: String) {
    var rows: [Row] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let row = Self.cells(line)
      if row?.cells == header {
        isInside = true
      } else if let row {
        if isInside, row.cells.first?.hasPrefix("---") == false { rows.append(row) }
      } else {
        isInside = false
      }
    }
    self.rows = rows
  }

  /// `\|` is a bar inside a cell.
  private static func cells(_ line: Substring) -> Row? {
    guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return nil }
    var cells: [String] = [""]
    var isEscaped = false
    for character in line.dropFirst().dropLast() {
      if character == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
      isEscaped = character == "\\"
    }
    return Row(cells: cells.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) })
  }
}
