/// Rows of Markdown tables as items of a list: `| 2 tbsp | oil |` as `• 2 tbsp oil`.
enum MarkdownTable {
  /// Heads and the rules below them go. Where a head says what its columns hold, amount and unit come first and notes last.
  static func itemized(_ lines: [String]) -> [String] {
    var columns: TableColumns?
    return lines.indices.compactMap { index in
      guard let cells = cells(of: lines[index]) else {
        columns = nil
        return lines[index]
      }
      if isRule(cells) { return nil }
      if index + 1 < lines.count, let next = self.cells(of: lines[index + 1]), isRule(next) {
        columns = TableColumns(heads: cells)
        return nil
      }
      return "• " + (columns?.line(cells) ?? cells.filter { !$0.isEmpty }.joined(separator: " "))
    }
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
