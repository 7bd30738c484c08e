/// Amounts that pages write twice in a line, once for each system of measures or once for a calculator: `6 6 boneless
/// chicken breasts`, `1/2 cup 1/2 butter`.
enum RepeatedAmounts {
  static func removed(from groups: [RecipeDraft.Group]) -> [RecipeDraft.Group] {
    var lines = removed(from: groups.flatMap(\.lines))[...]
    return groups.map { group in
      var group = group
      group.lines = Array(lines.prefix(group.lines.count))
      lines = lines.dropFirst(group.lines.count)
      return group
    }
  }

  /// The lines with each amount once, where most lines that begin with a number have it twice; one alone may mean both,
  /// `2 2-inch pieces`.
  static func removed(from lines: [String]) -> [String] {
    let numbered = lines.filter { $0.first?.isNumber == true }
    guard numbered.count >= 3, numbered.count(where: { once($0) != nil }) * 5 >= numbered.count * 3 else {
      return lines
    }
    return lines.map { once($0) ?? $0 }
  }

  /// `nil` where the number that a line begins with does not come again right away, or behind one word.
  private static func once(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard words.count > 2, words[0].first?.isNumber == true else { return nil }
    for length in [2, 1] where words.count > 2 * length {
      let number = words.prefix(length)
      guard number.allSatisfy({ $0.allSatisfy { $0.isNumber || "/⁄.,-–".contains($0) } }) else { continue }
      if words.dropFirst(length).prefix(length).elementsEqual(number) {
        return words.dropFirst(length).joined(separator: " ")
      }
      if words.count > 2 * length + 1, words[length].first?.isLetter == true,
        words.dropFirst(length + 1).prefix(length).elementsEqual(number)
      {
        return (words.prefix(length + 1) + words.dropFirst(2 * length + 1)).joined(separator: " ")
      }
    }
    return nil
  }
}
