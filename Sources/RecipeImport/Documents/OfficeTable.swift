internal import WebPages

/// Tables of Word and OpenDocument.
extension OfficeReader {
  mutating func table(_ node: HTMLNode) {
    let start = paragraphs.count
    paragraphs += DocumentTable.paragraphs(cells(of: node))
    if startsPage, start < paragraphs.count { (paragraphs[start].startsPage, startsPage) = (true, false) }
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
