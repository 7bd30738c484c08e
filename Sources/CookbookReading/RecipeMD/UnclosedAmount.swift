internal import SourceText

/// An amount whose asterisk is not closed, or not where CommonMark closes it: `*1 kg potatoes`, `*1 kg * potatoes`.
enum UnclosedAmount {
  /// The line without these asterisks, as an amount that stands without any; `nil` for every other line.
  static func text(of name: String) -> String? {
    guard let mark = name.first, mark == "*" || mark == "_" else { return nil }
    let rest = name.dropFirst()
    guard rest.first?.isNumber == true else { return nil }
    guard let second = rest.firstIndex(of: mark) else { return String(rest) }
    let behind = rest[rest.index(after: second)...]
    guard rest[..<second].last == " ", behind.first == " ", !behind.contains(mark) else { return nil }
    return "\(String(rest[..<second]).trimmingSpaces) \(String(behind).trimmingSpaces)"
  }
}
