/// Collects the entries of one mapping, keeping the first of those with the same key.
///
/// Few keys are compared one by one, many through a table.
struct YAMLEntryList {
  private(set) var entries: [YAMLEntry] = []
  private var indices: [String: Int] = [:]

  private static let comparedOneByOne = 12

  /// Adds an entry, or gives the one that has its key already.
  ///
  /// Keys are compared by their text: `1` and `"1"` are one key, as they are for everybody who looks keys up by name.
  mutating func append(_ entry: YAMLEntry) -> YAMLEntry? {
    if let first = index(of: entry.key.text) { return entries[first] }
    if entries.count > Self.comparedOneByOne { indices[entry.key.text] = entries.count }
    entries.append(entry)
    if entries.count == Self.comparedOneByOne + 1 { fillTable() }
    return nil
  }

  private func index(of key: String) -> Int? {
    entries.count > Self.comparedOneByOne ? indices[key] : entries.firstIndex { $0.key.text == key }
  }

  private mutating func fillTable() {
    for (index, entry) in entries.enumerated() { indices[entry.key.text] = index }
  }
}
