internal import SourceText

/// What stands one after another in a single line of a text.
enum InlineParts {
  /// A long line at its headings: `Tacos! Ingredients: 1 kg beef. Instructions: Sear it.` → three.
  static func of(_ text: String) -> [String] {
    guard text.utf8.count > 60 else { return [text] }
    var starts = [text.startIndex]
    for index in text.indices where text[index] == ":" {
      guard let start = headingStart(before: index, in: text), start > starts[starts.count - 1] else { continue }
      starts.append(start)
    }
    let ends = starts.dropFirst() + [text.endIndex]
    return zip(starts, ends).map { String(text[$0..<$1]).trimmed }.filter { !$0.isEmpty }
  }

  /// Where one to three words before a colon begin that open a part, with a capital.
  private static func headingStart(before colon: String.Index, in text: String) -> String.Index? {
    let words = text[..<colon].suffix(40).split(separator: " ").suffix(3)
    return words.first { word in
      let label = text[word.startIndex..<colon]
      let part = SectionWords.part(of: String(label))
      return word.first?.isUppercase == true && !label.contains { ".!?".contains($0) }
        && (part == .ingredients || part == .instructions)
    }?.startIndex
  }

  /// `50 g oats, 150 ml milk, 1 tsp honey` and `1 cup cream • 2 eggs • salt`: three or more, most with an amount. Behind a
  /// comma what has none goes on with the one before it: `spinach, thawed`.
  static func ingredients(in text: String) -> [String] {
    if NutrientLine.isOne(text) { return [text] }
    for mark in [" • ", " · ", " | ", "; "] where text.contains(mark) {
      let parts = text.split(separator: mark).map(String.init)
      if parts.count > 2, LineJudge.share(parts) >= 0.6 { return parts }
    }
    var parts: [String] = []
    for part in text.split(separator: ", ").map(String.init) {
      if parts.isEmpty || LineJudge.beginsWithAmount(part) {
        parts.append(part)
      } else {
        parts[parts.count - 1] += ", \(part)"
      }
    }
    guard parts.count > 2, LineJudge.share(parts) > 0.9, !parts.dropLast().contains(where: \.endsSentence) else {
      return [text]
    }
    if parts[parts.count - 1].hasSuffix(".") { parts[parts.count - 1].removeLast() }
    return parts
  }
}
