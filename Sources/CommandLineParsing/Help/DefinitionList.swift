/// Labels in one column, their explanations in the next.
struct DefinitionList {
  /// Both may hold escape sequences.
  typealias Entry = (label: String, text: String)

  static let indent = 2
  static let gap = 2

  /// The column where explanations start, given all labels that shall share it; labels wider than `widest` do not
  /// push it to the right, their explanation starts on the next line.
  static func column(for labels: [String], width: Int) -> Int {
    let widest = width * 2 / 5
    let columns = labels.map { DisplayWidth.columns($0) + indent + gap }
    return columns.filter { $0 <= widest }.max() ?? min(columns.max() ?? 0, indent + 8)
  }

  static func lines(_ entries: [Entry], column: Int, width: Int) -> [String] {
    entries.flatMap { lines($0, column: column, width: width) }
  }

  private static func lines(_ entry: Entry, column: Int, width: Int) -> [String] {
    let label = String(repeating: " ", count: indent) + entry.label
    let used = indent + DisplayWidth.columns(entry.label)
    let text = TextWrapping.indented(entry.text, by: column, width: width)
    guard let first = text.first else { return [label] }
    guard used + gap <= column else { return [label] + text }
    let padding = String(repeating: " ", count: column - used)
    return [label + padding + first.drop { $0 == " " }] + text.dropFirst()
  }
}
