/// Collects the entries of one mapping, keeping the first of those with the same key.
struct YAMLEntryList {
  private(set) var entries: [YAMLEntry] = []
  private var indices: [String: Int] = [:]

  /// Adds an entry, or gives the one that has its key already.
  ///
  /// Keys are compared by their text: `1` and `"1"` are one key, as they are for everybody who looks keys up by name.
  mutating func append(_ entry: YAMLEntry) -> YAMLEntry? {
    if let first = indices[entry.key.text] { return entries[first] }
    indices[entry.key.text] = entries.count
    entries.append(entry)
    return nil
  }
}
