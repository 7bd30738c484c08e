/// How long a text may be that is read by its looks, where each line is looked at in many ways.
enum TextLimit {
  /// A recipe has a few thousand.
  static let bytes = 250_000
  /// A recipe has some dozens; empty ones count.
  static let lines = 20_000

  /// What a text has too much of, `300000 bytes; at most 250000`; `nil` for one that is read.
  static func excess(of text: String) -> String? {
    if let excess = excess(ofBytes: text.utf8.count) { return excess }
    let count = text.count(where: \.isNewline)
    return count > lines ? "\(count) lines; at most \(lines)" : nil
  }

  static func excess(ofBytes count: Int) -> String? {
    count > bytes ? "\(count) bytes; at most \(bytes)" : nil
  }
}
