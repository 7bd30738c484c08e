internal import Words

/// Groups the entries of an index by their first letters.
package enum IndexLetters {
  /// In the order of folded names.
  package static func groups<Entry>(
    _ entries: [Entry], name: (Entry) -> String
  ) -> [(letter: String, entries: [Entry])] {
    let sorted = entries.map { (key: TextFolding.folded(name($0)), entry: $0) }.sorted { $0.key < $1.key }
    var groups: [(letter: String, entries: [Entry])] = []
    for (key, entry) in sorted {
      let letter = letter(of: key)
      if groups.last?.letter != letter { groups.append((letter, [])) }
      groups[groups.count - 1].entries.append(entry)
    }
    return groups
  }

  /// Everything that does not start with a letter stands under `#`, which sorts first.
  private static func letter(of key: String) -> String {
    guard let first = key.first, first.isLetter else { return "#" }
    return first.uppercased()
  }
}
