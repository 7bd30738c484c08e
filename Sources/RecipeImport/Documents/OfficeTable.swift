internal import WebPages

/// Tables of a document as paragraphs.
extension OfficeReader {
  /// Rows of short cells are items of a list, `200 g` and `flour`, whose heads say what each column holds; below heads that
  /// open different parts of a recipe each column is a part, and the cells of other tables follow each other.
  mutating func table(_ node: HTMLNode) {
    var rows = cells(of: node)
    let start = paragraphs.count
    defer {
      if startsPage, start < paragraphs.count { (paragraphs[start].startsPage, startsPage) = (true, false) }
    }
    let heads = rows.first.map { $0.map { $0.first?.text.trimmed ?? "" } } ?? []
    var columns: TableColumns?
    if let first = rows.first, let told = TableColumns(heads: heads),
      first.allSatisfy({ $0.count { !$0.text.trimmed.isEmpty } <= 1 })
    {
      columns = told
      rows.removeFirst()
      keepPictures(of: first)
    } else if opensParts(heads) {
      for column in heads.indices { for row in rows where column < row.count { paragraphs += row[column] } }
      return
    }
    for row in rows {
      let filled = row.filter { $0.contains { !$0.text.trimmed.isEmpty } }
      if filled.count > 1, row.allSatisfy(Self.isShort) {
        let texts = row.map { $0.first { !$0.text.trimmed.isEmpty }?.text.trimmed ?? "" }
        let text = columns?.line(texts) ?? texts.filter { !$0.isEmpty }.joined(separator: " ")
        paragraphs.append(
          .init(
            text: text, isItem: true, startsPage: row.joined().contains(where: \.startsPage),
            pictures: row.joined().flatMap(\.pictures), losses: row.joined().flatMap(\.losses)))
      } else {
        for cell in row { paragraphs += cell }
      }
    }
  }

  /// One line at most, and none of a heading.
  private static func isShort(_ cell: [OfficeDocument.Paragraph]) -> Bool {
    let filled = cell.filter { !$0.text.trimmed.isEmpty }
    return filled.count < 2 && filled.allSatisfy { $0.text.utf8.count < 80 && $0.level == nil }
  }

  private func opensParts(_ heads: [String]) -> Bool {
    let parts = heads.compactMap(SectionWords.part)
    return parts.contains(.ingredients) && parts.contains(.instructions)
  }

  private mutating func keepPictures(of heads: [[OfficeDocument.Paragraph]]) {
    let (pictures, losses) = (heads.joined().flatMap(\.pictures), heads.joined().flatMap(\.losses))
    if !pictures.isEmpty || !losses.isEmpty { paragraphs.append(.init(text: "", pictures: pictures, losses: losses)) }
  }

  private func cells(of table: HTMLNode) -> [[[OfficeDocument.Paragraph]]] {
    Self.parts(of: table, ["w:tr", "table:table-row"]).map { row in
      Self.parts(of: row, ["w:tc", "table:table-cell"]).map { cell in
        var reader = OfficeReader(styles: styles, pictures: pictures, addresses: addresses)
        reader.read(cell)
        return reader.paragraphs
      }
    }
  }

  /// The elements of some names below one, not those within another of them or within a table.
  private static func parts(of node: HTMLNode, _ names: [String]) -> [HTMLNode] {
    node.children.flatMap { child -> [HTMLNode] in
      guard let name = child.name.map({ String($0.dropFirst(2)) }), name != "w:tbl", name != "table:table" else {
        return []
      }
      return names.contains(name) ? [child] : parts(of: child, names)
    }
  }
}
