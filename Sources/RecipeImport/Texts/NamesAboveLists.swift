internal import SourceText

/// The short lines above lists of ingredients, which name recipes where no heading does.
struct NamesAboveLists {
  /// One that is not empty.
  struct Line {
    /// Its place in the text.
    let index: Int
    let text: String
    /// Whether it is marked as a heading, which tells the parts itself.
    var isHeading = false
    var isItem = false
    /// Whether a paragraph begins with it.
    var beginsParagraph = true
  }

  private let lines: [Line]

  init(_ lines: [Line]) { self.lines = lines }

  /// The places of those above headings of ingredients; with how many different words these are.
  func aboveHeadings() -> (indices: [Int], wordings: Int) {
    var words: Set<String> = []
    let indices = lines.indices.compactMap { place -> Int? in
      let line = lines[place].text
      guard !lines[place].isHeading, SectionWords.isHeadingLine(line), SectionWords.part(of: line) == .ingredients
      else { return nil }
      words.insert(line.lowercased().filter(\.isLetter))
      return name(above: place, takesNumbers: true)
    }
    return (indices, words.count)
  }

  /// The places of those that begin a paragraph above lines with amounts.
  func aboveAmounts() -> [Int] {
    let hasAmount = lines.map { LineJudge.beginsWithAmount(ImportedText.withoutBullet($0.text)) }
    return lines.indices.dropLast().compactMap { place in
      guard hasAmount[place], hasAmount[place + 1], place > 0, !hasAmount[place - 1] else { return nil }
      return name(above: place, takesNumbers: false, beginsParagraph: true)
    }
  }

  /// A yield and a line of praise may stand between.
  private func name(above place: Int, takesNumbers: Bool, beginsParagraph: Bool = false) -> Int? {
    for line in lines[..<place].suffix(3).reversed() {
      let text = line.text
      if line.isHeading || line.isItem || TextWays.isRule(text) || SectionWords.isHeadingLine(text) { return nil }
      if ImportedText.withoutBullet(text) != text { return nil }
      // `1. Potato salad` right above a heading of ingredients.
      if ImportedText.withoutStepNumber(text) != text, !takesNumbers || !line.beginsParagraph { return nil }
      if RecipeName.isLikely(text) { return !beginsParagraph || line.beginsParagraph ? line.index : nil }
    }
    return nil
  }
}
