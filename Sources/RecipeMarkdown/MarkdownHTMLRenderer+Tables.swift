extension MarkdownHTMLRenderer {
  mutating func renderTable(_ node: MarkdownNode) {
    let alignments = node.tableAlignments
    append("<div class=\"table\" tabindex=\"0\" role=\"group\">\n<table>\n")
    var isInBody = false
    for row in node.children {
      let isHeader = row.isTableHeader
      if isHeader { append("<thead>\n") }
      if !isHeader, !isInBody {
        isInBody = true
        append("<tbody>\n")
      }
      renderRow(row, alignments: alignments, cell: isHeader ? "th" : "td")
      if isHeader { append("</thead>\n") }
    }
    append(isInBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
  }

  private mutating func renderRow(_ row: MarkdownNode, alignments: [MarkdownNode.TableAlignment], cell: String) {
    tag("<tr>")
    for (column, child) in row.children.enumerated() {
      append("<\(cell)")
      if cell == "th" { append(" scope=\"col\"") }
      switch column < alignments.count ? alignments[column] : .none {
      case .none: break
      case .left: append(" class=\"left\"")
      case .center: append(" class=\"center\"")
      case .right: append(" class=\"right\"")
      }
      tag(">")
      renderInlines(of: child)
      append("</\(cell)>")
    }
    tag("</tr>\n")
  }
}
