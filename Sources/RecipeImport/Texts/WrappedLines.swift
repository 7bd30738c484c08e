internal import SourceText

/// Lines that only ended because the paper or the window did: a mail, a page copied out of a PDF, a photo.
enum WrappedLines {
  /// The lines of a text with those that go on in the next one joined.
  ///
  /// A paragraph of sentences that go on from line to line is whole. A numbered step goes on in a line of its paragraph that
  /// begins small or ends the sentence; any line does where it ends with a word that wants another, or an ingredient's
  /// remark in brackets follows; an ingredient does where what follows is indented or belongs to its last words. Else a line
  /// goes on where the next word would not have found room in it, in a text of which at least three lines ended so.
  static func joined(_ lines: [CaptionLine]) -> [CaptionLine] {
    let width = lines.map(\.text.count).max() ?? 0
    let pairs = zip(lines, lines.dropFirst())
    let isFull = pairs.map { widths.contains(width) && Self.isFull($0, before: $1, width: width) }
    let isWrapped = zip(pairs, isFull).count { $1 && !$0.0.text.endsSentence } >= 3
    let broken = BrokenLines.runs(of: lines)
    // Some end each ingredient with a comma.
    let hasCommas = lines.count { $0.text.hasSuffix(",") } > 2
    var result: [CaptionLine] = []
    // Whether the last line of the result began with the number of a step.
    var isStep = false
    for (index, line) in lines.enumerated() {
      if let last = result.last, last.paragraph == line.paragraph, last.text.utf8.count < longest,
        !last.text.endsSentence, opensNothing(line.text),
        isStep && (line.text.first?.isLowercase == true || line.text.endsSentence)
          || isUnfinished(last.text, before: line.text) || broken[index] != nil && broken[index] == broken[index - 1]
          || goesOnInList(last.text, before: line, hasCommas: hasCommas)
          || isWrapped && isFull[index - 1] && goesOn(last.text, in: line.text)
      {
        result[result.count - 1] = CaptionLine(joined(last.text, line.text), paragraph: line.paragraph)
      } else {
        isStep = ImportedText.withoutStepNumber(line.text) != line.text && LineJudge.wordCount(line.text) >= 4
        result.append(line)
      }
    }
    return result
  }

  /// `1 can beans, drained` before `and rinsed well`, `1 onion, very thinly` before `sliced`, and whatever begins small and
  /// is indented below an amount.
  private static func goesOnInList(_ last: String, before next: CaptionLine, hasCommas: Bool) -> Bool {
    guard next.text.first?.isLowercase == true, !LineJudge.beginsWithAmount(next.text),
      LineJudge.beginsWithAmount(ImportedText.withoutBullet(last))
    else { return false }
    if next.isIndented || last.hasSuffix(",") && !hasCommas { return true }
    let words = last.split(separator: " ")
    if let word = words.last, degrees.contains(Substring(word.lowercased())) { return true }
    return last.contains(",") && next.text.split(separator: " ").first.map { ands.contains($0) } ?? false
  }

  private static let degrees = words(
    "plus very thinly finely roughly coarsely freshly lightly fein grob dünn frisch finement")
  private static let ands = words("and or und oder et ou y o e")

  private static func words(_ text: String) -> Set<Substring> { Set(text.split(separator: " ")) }

  /// Whether a line may begin where the one before it had no more room, because nothing new begins with it.
  static func goesOn(_ last: String, in next: String) -> Bool {
    guard opensNothing(next), !SectionWords.isHeadingLine(last), let first = next.first else { return false }
    let isLong = last.split(separator: " ").count >= 7
    // `minutes.` and `Scheiben schneiden.` begin with words for an amount, too.
    if LineJudge.beginsWithAmount(next), first.isNumber || !isLong { return false }
    return first.isLowercase || first == "(" || isLong
  }

  /// `cut into`, `1-inch`, and an ingredient before `(room temperature)`.
  private static func isUnfinished(_ last: String, before next: String) -> Bool {
    guard let first = next.first, first == "(" || first.isLowercase, last.last != ":",
      !SectionWords.isHeadingLine(last)
    else { return false }
    // Below a title a bracket says something of its own.
    if first == "(" { return LineJudge.beginsWithAmount(last) }
    let word = last[(last.lastIndex(of: " ").map(last.index(after:)) ?? last.startIndex)...].lowercased()
    return joining.contains(word) || word.hasSuffix("-inch")
  }

  /// Words no line of a recipe ends with.
  private static let joining = Set(
    """
    and or with into of the a an to for und oder mit bei für von dem der die das den et ou avec de en la le les du des y o \
    con el los las
    """.split(separator: " ").map(String.init))

  private static func opensNothing(_ line: String) -> Bool {
    line == ImportedText.withoutStepNumber(line) && line == ImportedText.withoutBullet(line)
      && !SectionWords.isHeadingLine(line) && SectionWords.labelledNote(line) == nil
  }

  /// Two lines as one; a word that was parted between them is whole again.
  static func joined(_ last: String, _ next: String) -> String {
    guard last.hasSuffix("-"), last.dropLast().last?.isLetter == true, next.first?.isLowercase == true else {
      return "\(last) \(next)"
    }
    return last.dropLast() + next
  }

  /// Bytes a step may have and still go on: more were never one, and would be copied for each of their lines.
  private static let longest = 4_000

  /// Letters a line of a wrapped text has room for: mails have 72, PDFs up to a hundred; longer lines were not wrapped.
  private static let widths = 45...110

  private static func isFull(_ line: CaptionLine, before next: CaptionLine, width: Int) -> Bool {
    line.paragraph == next.paragraph
      && line.text.count + 1 + (next.text.split(separator: " ").first?.count ?? 0) > width
  }
}
