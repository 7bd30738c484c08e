/// Tables of documents as paragraphs.
enum DocumentTable {
  typealias Cell = [OfficeDocument.Paragraph]

  /// Rows of short cells are items of a list, `200 g` and `flour`, whose heads say what each column holds; below heads that
  /// open different parts of a recipe each column is a part, and the cells of other tables follow each other.
  static func paragraphs(_ all: [[Cell]]) -> [OfficeDocument.Paragraph] {
    var rows = all
    var result: [OfficeDocument.Paragraph] = []
    let heads = rows.first.map { $0.map { $0.first?.text.trimmed ?? "" } } ?? []
    var columns: TableColumns?
    if let first = rows.first, let told = TableColumns(heads: heads),
      first.allSatisfy({ $0.count { !$0.text.trimmed.isEmpty } <= 1 })
    {
      columns = told
      rows.removeFirst()
      result += beside(first)
    } else if opensParts(heads) {
      for column in heads.indices { for row in rows where column < row.count { result += row[column] } }
      return result
    }
    for row in rows {
      let filled = row.filter { $0.contains { !$0.text.trimmed.isEmpty } }
      if filled.count > 1, row.allSatisfy(isShort) { result.append(item(row, columns)) } else { result += row.joined() }
    }
    return result
  }

  private static func item(_ row: [Cell], _ columns: TableColumns?) -> OfficeDocument.Paragraph {
    let texts = row.map { $0.first { !$0.text.trimmed.isEmpty }?.text.trimmed ?? "" }
    let text = columns?.line(texts) ?? texts.filter { !$0.isEmpty }.joined(separator: " ")
    return OfficeDocument.Paragraph(
      text: text, isItem: true, startsPage: row.joined().contains(where: \.startsPage),
      pictures: row.joined().flatMap(\.pictures), losses: row.joined().flatMap(\.losses))
  }

  /// One line at most, and none of a heading.
  private static func isShort(_ cell: Cell) -> Bool {
    let filled = cell.filter { !$0.text.trimmed.isEmpty }
    return filled.count < 2 && filled.allSatisfy { $0.text.utf8.count < 80 && $0.level == nil }
  }

  private static func opensParts(_ heads: [String]) -> Bool {
    let parts = heads.compactMap(SectionWords.part)
    return parts.contains(.ingredients) && parts.contains(.instructions)
  }

  /// What heads hold beside their words.
  private static func beside(_ heads: [Cell]) -> [OfficeDocument.Paragraph] {
    let (pictures, losses) = (heads.joined().flatMap(\.pictures), heads.joined().flatMap(\.losses))
    return pictures.isEmpty && losses.isEmpty ? [] : [.init(text: "", pictures: pictures, losses: losses)]
  }
}
