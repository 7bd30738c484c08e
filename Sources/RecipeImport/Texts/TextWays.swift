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
    let names = NamesAboveLists(Self.filled(lines))
    let above = names.aboveHeadings()
    if above.wordings == 1 { all.append(Way(starts: above.indices.map { Start(line: $0) })) }
    all.append(Way(starts: names.aboveAmounts().map { Start(line: $0) }, isSure: false))
  }

  private static func filled(_ lines: [String]) -> [NamesAboveLists.Line] {
    lines.indices.compactMap { index in
      let text = lines[index].trimmed
      guard !text.isEmpty else { return nil }
      return NamesAboveLists.Line(
        index: index, text: text, isHeading: NoteLine.heading(text) != nil,
        beginsParagraph: index == 0 || lines[index - 1].trimmed.isEmpty)
    }
  }

  /// `-----`, `* * *`, `=====`: three signs at least, all the same.
  static func isRule(_ line: String) -> Bool {
    guard let sign = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "-*_=~#+".utf8.contains(sign) else {
      return false
    }
    return line.utf8.count { $0 == sign } > 2
      && line.utf8.allSatisfy { $0 == sign || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
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
