/// The rows of a table in RTF, as far as they have been read.
struct RichTextTable {
  var rows: [[[OfficeDocument.Paragraph]]] = []
  var row: [[OfficeDocument.Paragraph]] = []
  var cell: [RichTextLine] = []
  /// Whether the cells of a row follow, though their paragraphs may not say so.
  var isRowOpen = false
}

extension RichTextReader {
  mutating func endCell() {
    guard isText, held.isEmpty else { return write(character: " ") }
    let isOpen = table.isRowOpen
    table.isRowOpen = true
    endParagraph()
    table.isRowOpen = isOpen
    table.row.append(table.cell.map(\.paragraph))
    table.cell = []
  }

  mutating func endRow() {
    guard isText, held.isEmpty else { return }
    table.isRowOpen = false
    if !table.row.isEmpty { table.rows.append(table.row) }
    table.row = []
  }

  /// Puts a table where it belongs, as paragraphs.
  mutating func endTable() {
    guard !table.rows.isEmpty || !table.row.isEmpty || !table.cell.isEmpty else { return }
    if !table.cell.isEmpty { table.row.append(table.cell.map(\.paragraph)) }
    if !table.row.isEmpty { table.rows.append(table.row) }
    for paragraph in DocumentTable.paragraphs(table.rows) {
      append(RichTextLine(paragraph: paragraph, size: paragraph.text.isEmpty ? nil : state.size, isInTable: true))
    }
    table = RichTextTable()
  }
}
