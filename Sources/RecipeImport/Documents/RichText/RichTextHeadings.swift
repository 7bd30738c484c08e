/// Finds the headings of a text in RTF that no style marks: short lines in larger letters than the text, or in bold ones.
struct RichTextHeadings {
  /// The size of most letters.
  private let body: Int
  /// The levels of larger sizes, and of bold lines as large as the text.
  private let levels: [Int: Int]
  private let boldLevel: Int

  /// Titles are at least a sixth larger than the text.
  private static func isLarge(_ size: Int, _ body: Int) -> Bool { size * 6 >= body * 7 }

  static func mark(_ lines: inout [RichTextLine], letters: [Int: Int]) {
    let headings = RichTextHeadings(lines, letters)
    var start = 0
    while start < lines.count {
      // Lines that look alike and stand together are all headings or none.
      let end = headings.end(of: start, lines)
      let level = headings.level(of: lines[start])
      let run = lines[start..<end].filter { $0.size != nil }
      if let level, headings.areHeadings(run.map(\.paragraph.text), isLarge: level < headings.boldLevel) {
        for index in start..<end where lines[index].size != nil && isHeading(lines[index].paragraph.text) {
          lines[index].paragraph.level = level
        }
      }
      start = end
    }
  }

  private init(_ lines: [RichTextLine], _ letters: [Int: Int]) {
    let body = letters.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? RichTextState.plainSize
    let sizes = Set(lines.filter { !$0.isInTable && $0.paragraph.level == nil }.compactMap(\.size))
      .filter { Self.isLarge($0, body) }
    // Styles say more than looks do.
    let first = (lines.compactMap(\.paragraph.level).max() ?? 0) + 1
    self.body = body
    levels = Dictionary(
      sizes.sorted(by: >).enumerated().map { ($1, min(first + $0, 4)) }, uniquingKeysWith: { first, _ in first })
    boldLevel = min(max(first, (levels.values.max() ?? 0) + 1), 5)
  }

  /// What the line would be as a heading; `nil` where it looks like the text.
  private func level(of line: RichTextLine) -> Int? {
    guard let size = line.size, !line.isInTable, line.paragraph.level == nil, !line.paragraph.isItem else { return nil }
    return levels[size] ?? (line.isBold && size >= body ? boldLevel : nil)
  }

  /// Where the lines end that look as one does, without the empty lines behind them.
  private func end(of start: Int, _ lines: [RichTextLine]) -> Int {
    let level = level(of: lines[start])
    var end = start + 1
    guard level != nil else { return end }
    var next = end
    while next < lines.count {
      if lines[next].size != nil {
        guard self.level(of: lines[next]) == level else { break }
        end = next + 1
      }
      next += 1
    }
    return end
  }

  /// A list of ingredients may be bold or large, too, and so may whole texts.
  private func areHeadings(_ texts: [String], isLarge: Bool) -> Bool {
    texts.count <= 4
      && (isLarge || !texts.contains { $0.contains(where: \.isNumber) && LineJudge.beginsWithAmount($0.trimmed) })
  }

  private static func isHeading(_ text: String) -> Bool {
    let text = text.trimmed
    return RecipeName.isLikely(text) || SectionWords.isHeadingLine(text)
  }
}
