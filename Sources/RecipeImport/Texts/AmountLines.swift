internal import IngredientLines

/// Amounts that stand in lines of their own beside the names of what they are of, as apps and meal kits show them.
enum AmountLines {
  /// The lines of a text with each such amount before its name: `300 grams` and `Beef mince` are one line.
  ///
  /// Three amounts at least stand in every other line of a paragraph, half of them with a unit; the first line of it that is
  /// no heading tells which comes first. Figures of nutrition, which look the same, stay.
  static func paired(_ lines: [CaptionLine]) -> [CaptionLine] {
    guard lines.count > 5 else { return lines }
    var result: [CaptionLine] = []
    var next = 0
    while next < lines.count {
      guard let run = run(from: next, in: lines) else {
        result.append(lines[next])
        next += 1
        continue
      }
      result += run.lines
      next = run.end
    }
    return result
  }

  private static func run(from start: Int, in lines: [CaptionLine]) -> (lines: [CaptionLine], end: Int)? {
    guard start + 5 < lines.count, isShort(lines[start].text) else { return nil }
    let amountFirst = amount(lines[start].text) != nil
    guard amountFirst || amount(lines[start + 1].text) != nil else { return nil }
    var (pairs, withUnit, end): ([CaptionLine], Int, Int) = ([], 0, start)
    while end + 1 < lines.count, lines[end].paragraph == lines[start].paragraph,
      lines[end + 1].paragraph == lines[start].paragraph
    {
      let (first, second) = (lines[end].text, lines[end + 1].text)
      let (count, name) = amountFirst ? (first, second) : (second, first)
      guard let found = amount(count), isName(name) else { break }
      withUnit += found.hasUnit ? 1 : 0
      pairs.append(CaptionLine("\(found.text) \(ImportedText.withoutBullet(name))", paragraph: lines[start].paragraph))
      end += 2
    }
    guard pairs.count > 2, withUnit * 2 >= pairs.count, !pairs.contains(where: { NutrientLine.isOne($0.text) }) else {
      return nil
    }
    // A name that is left over behind the last amount has one before the first.
    if !amountFirst, end < lines.count, lines[end].paragraph == lines[start].paragraph, isName(lines[end].text) {
      return nil
    }
    return (pairs, end)
  }

  private static func isShort(_ line: String) -> Bool { line.utf8.count < 60 }

  private static func isName(_ line: String) -> Bool {
    isShort(line) && !line.closesSentence && !line.contains(where: \.isNumber) && !SectionWords.isHeadingLine(line)
      && line.contains(where: \.isLetter)
      && amount(line) == nil && !LineJudge.beginsWithAmount(line)
  }

  /// A line that is an amount and nothing else: `300 grams`, `2`, `1 unit(s)`.
  private static func amount(_ line: String) -> (text: String, hasUnit: Bool)? {
    let text = ImportedText.withoutBullet(line)
    guard text.utf8.count < 24, text.first?.isNumber == true else { return nil }
    let words = text.split(separator: " ")
    if words.count == 2, counters.contains(words[1].lowercased()) { return (String(words[0]), true) }
    if text.allSatisfy({ $0.isNumber || $0 == "/" }) { return (text, false) }
    // Alone a unit would be the name of what is counted.
    let reading = IngredientLineReader.read("\(text) \(anything)")
    return reading.name == anything && reading.amounts.first?.unit != nil ? (text, true) : nil
  }

  private static let anything = "water"
  private static let counters: Set<String> = [
    "unit(s)", "unit", "units", "unité(s)", "unidad(es)", "piece(s)", "stück",
  ]
}
