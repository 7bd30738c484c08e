/// The lines of a narrow column, which go on from one to the next however long they are.
enum BrokenLines {
  /// For each line the run that it stands in, if that is one of sentences that end within lines, of which two at least go
  /// on small in the next one; `nil` for others, and for headings and lists, of whose lines each stands alone.
  static func runs(of lines: [CaptionLine]) -> [Int?] {
    var result = [Int?](repeating: nil, count: lines.count)
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { $0.paragraph != lines[start].paragraph } ?? lines.count
      // Few paragraphs look so, and only those are worth a look at each line.
      if isBroken(lines[start..<end]) {
        for run in apart(lines[start..<end]) where isBroken(run) {
          for index in run.indices { result[index] = run.startIndex }
        }
      }
      start = end
    }
    return result
  }

  private static func isBroken(_ lines: ArraySlice<CaptionLine>) -> Bool {
    guard lines.contains(where: { LineMarks.sentenceEnd(in: $0.text[...], with: ".!?") != nil }) else { return false }
    return zip(lines, lines.dropFirst()).count { goesOn($0.text, in: $1.text) } > 1
  }

  /// `salt` above `pepper` are two ingredients, and `kcal 387` above `fat 17g` two figures.
  private static func goesOn(_ line: String, in next: String) -> Bool {
    !line.endsSentence && next.first?.isLowercase == true && LineJudge.wordCount(line) >= leastWords
  }

  /// A line of fewer is a thing of its own.
  private static let leastWords = 5

  /// What stands between the headings of a paragraph, without a list at its beginning.
  private static func apart(_ lines: ArraySlice<CaptionLine>) -> [ArraySlice<CaptionLine>] {
    lines.split { SectionWords.isHeadingLine($0.text) }.map { run in
      // Lines of sentences may begin with numbers, too: `10 minutes, and serve`.
      let prose = run.firstIndex { isProse($0.text) } ?? run.endIndex
      let listed = run[..<prose].indices.filter { isListed(run[$0].text) }
      guard listed.count > 1, let last = listed.last else { return run }
      return run[(last + 1)...].drop { LineJudge.wordCount($0.text) < leastWords }
    }
  }

  private static func isListed(_ line: String) -> Bool {
    LineJudge.beginsWithAmount(ImportedText.withoutBullet(line)) && !line.hasSuffix(".")
  }

  /// A numbered step, or the end of a sentence within a line.
  private static func isProse(_ line: String) -> Bool {
    LineMarks.sentenceEnd(in: line[...], with: ".!?") != nil
      || ImportedText.withoutStepNumber(line) != line && LineJudge.wordCount(line) >= leastWords
  }
}
