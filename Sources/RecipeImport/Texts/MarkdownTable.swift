/// Rows of tables as items of a list: `| 2 tbsp | oil |` of Markdown as `• 2 tbsp oil`, and rows parted by tabs below heads that
/// say what the columns hold.
enum MarkdownTable {
  /// Heads and the rules below them go. Where a head says what its columns hold, amount and unit come first and notes last.
  static func itemized(_ lines: [String]) -> [String] {
    var columns: TableColumns?
    return lines.indices.compactMap { index in
      guard let cells = cells(of: lines[index]) else {
        return tabbed(lines, at: index, &columns)
      }
      if isRule(cells) { return nil }
      if index + 1 < lines.count, let next = self.cells(of: lines[index + 1]), isRule(next) {
        columns = TableColumns(heads: cells)
        return nil
      }
      return "• " + (columns?.line(cells) ?? cells.filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// A line that is no row of Markdown: of columns parted by tabs, their heads, or any other.
  private static func tabbed(_ lines: [String], at index: Int, _ columns: inout TableColumns?) -> String? {
    guard let cells = tabCells(lines[index]) else {
      columns = nil
      return lines[index]
    }
    if let columns { return "• " + columns.line(cells) }
    guard index + 1 < lines.count, tabCells(lines[index + 1])?.count == cells.count else { return lines[index] }
    columns = TableColumns(heads: cells)
    return columns == nil ? lines[index] : nil
  }

  private static func tabCells(_ line: String) -> [String]? {
    guard line.utf8.contains(UInt8(ascii: "\t")), line.utf8.count < 400 else { return nil }
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
    return cells.count > 1 && cells.contains { !$0.isEmpty } ? cells : nil
  }

  private static func isRule(_ cells: [String]) -> Bool {
    cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0 == ":" } }
  }

  private static func cells(of line: String) -> [String]? {
    let row = line.trimmed
    guard row.hasPrefix("|"), row.hasSuffix("|"), row.count > 2 else { return nil }
    return row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
