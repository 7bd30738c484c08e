internal import SourceText

/// The places where the recipes of a text may begin.
struct TextWays {
  struct Start {
    var line: Int
    /// Of the heading in that line.
    var title: String?
    var level: Int?
  }

  struct Way {
    var starts: [Start]
    /// That of the headings.
    var level: Int?
    /// Whether only recipes are parted so.
    var isSure = true
  }

  private(set) var all: [Way] = []

  init(_ lines: [String]) {
    let headings = lines.indices.compactMap { index -> Start? in
      guard let found = NoteLine.heading(lines[index]), SectionWords.part(of: found.text) == nil else { return nil }
      let title = NoteLine.plain(NoteLinks.plain(found.text)).filter { !CaptionLines.isDecoration($0) }.trimmed
      return title.isEmpty ? nil : Start(line: index, title: title, level: found.level)
    }
    for level in Set(headings.compactMap(\.level)).sorted() {
      all.append(Way(starts: headings.filter { $0.level ?? 0 <= level }, level: level))
    }
    let rules = lines.indices.dropLast().filter { Self.isRule(lines[$0]) }.map { Start(line: $0 + 1) }
    if !rules.isEmpty { all.append(Way(starts: (Self.isRule(lines[0]) ? [] : [Start(line: 0)]) + rules)) }
    let filled = lines.indices.filter { !lines[$0].trimmed.isEmpty }
    all.append(Way(starts: Self.namesAboveHeadings(lines, filled)))
    all.append(Way(starts: Self.namesAboveLists(lines, filled), isSure: false))
  }

  /// `-----`, `* * *`, `=====`: three signs at least, all the same.
  static func isRule(_ line: String) -> Bool {
    guard let sign = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "-*_=~#+".utf8.contains(sign) else {
      return false
    }
    return line.utf8.count { $0 == sign } > 2
      && line.utf8.allSatisfy { $0 == sign || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
  }

  /// The short lines above headings of ingredients that are the same each time.
  private static func namesAboveHeadings(_ lines: [String], _ filled: [Int]) -> [Start] {
    var words: Set<String> = []
    let starts = filled.indices.compactMap { place -> Start? in
      let line = lines[filled[place]].trimmed
      guard NoteLine.heading(line) == nil, SectionWords.isHeadingLine(line), SectionWords.part(of: line) == .ingredients
      else { return nil }
      words.insert(line.lowercased().filter(\.isLetter))
      return name(above: place, lines, filled, takesNumbers: true)
    }
    return words.count == 1 ? starts : []
  }

  /// The short lines that begin a paragraph, above lines with amounts.
  private static func namesAboveLists(_ lines: [String], _ filled: [Int]) -> [Start] {
    let hasAmount = filled.map { LineJudge.beginsWithAmount(ImportedText.withoutBullet(lines[$0].trimmed)) }
    return filled.indices.dropLast().compactMap { place in
      guard hasAmount[place], hasAmount[place + 1], place > 0, !hasAmount[place - 1],
        let start = name(above: place, lines, filled), start.line == 0 || lines[start.line - 1].trimmed.isEmpty
      else { return nil }
      return start
    }
  }

  /// A yield and a line of praise may stand between.
  private static func name(
    above place: Int, _ lines: [String], _ filled: [Int], takesNumbers: Bool = false
  ) -> Start? {
    for above in filled[..<place].suffix(3).reversed() {
      let text = lines[above].trimmed
      if NoteLine.heading(text) != nil || isRule(text) || SectionWords.isHeadingLine(text) { return nil }
      if ImportedText.withoutBullet(text) != text { return nil }
      // `1. Potato salad` right above a heading of ingredients.
      if ImportedText.withoutStepNumber(text) != text,
        !takesNumbers || above > 0 && !lines[above - 1].trimmed.isEmpty
      {
        return nil
      }
      if RecipeName.isLikely(text) { return Start(line: above) }
    }
    return nil
  }
}

/// What names of recipes look like in a line of their own.
enum RecipeName {
  static func isLikely(_ text: String) -> Bool {
    text.utf8.count < 120 && !text.contains(where: \.isNewline) && LineJudge.wordCount(text) <= 8
      && !LineJudge.beginsWithAmount(text) && text.last.map { !".!?…:".contains($0) } ?? false
      && !LabelledFacts.isFact(text) && !LabelledFacts.namesYield(text) && !LabelledFacts.statesYield(text)
  }
}
