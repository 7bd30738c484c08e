internal import IngredientLines

/// What a line alone looks like.
enum LineJudge {
  /// Whether an ingredient list could have this line because of how it begins: with an amount, or a word for one.
  static func beginsWithAmount(_ line: String) -> Bool {
    guard line.utf8.count < 160 else { return false }
    let reading = IngredientLineReader.read(line)
    guard let amount = reading.amounts.first, !reading.name.isEmpty else { return false }
    let startsWithNumber =
      line.unicodeScalars.first { !" ~(".unicodeScalars.contains($0) }?
      .properties.numericType != nil
    return amount.unit != nil || startsWithNumber
  }

  /// The share of lines that begin with an amount, 0 to 1.
  static func share(_ lines: [String]) -> Double {
    lines.isEmpty ? 0 : Double(lines.count(where: beginsWithAmount)) / Double(lines.count)
  }

  /// Whether a line is long enough to say what to do.
  static func isProse(_ line: String) -> Bool { line.split(separator: " ").count >= 5 || line.utf8.count >= 40 }
}
