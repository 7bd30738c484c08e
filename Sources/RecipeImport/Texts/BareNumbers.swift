internal import IngredientLines

/// Steps that are counted without a mark behind the number, `1 Heat the oil.`, as magazines print them.
enum BareNumbers {
  /// The lines with a point behind such numbers, from the last `1` on that others follow in order.
  ///
  /// Two in three of what they count have to hold the end of a sentence, because `1 onion`, `2 carrots` are in order, too;
  /// four and more below each other, behind a list, count steps in any case.
  static func marked(_ lines: [CaptionLine]) -> [CaptionLine] {
    let numbers = lines.map { number($0.text) }
    let isSmall = !lines.contains { $0.text.contains(where: \.isUppercase) }
    let counted = lines.indices.filter { index in
      numbers[index] != nil && mayCount(lines[index].text, isSmall: isSmall)
    }
    var best: [Int] = []
    for start in counted.filter({ numbers[$0] == 1 }).suffix(mostStarts) {
      var chain = [start]
      for index in counted where index > start && numbers[index] == chain.count + 1 { chain.append(index) }
      if chain.count > 1, chain.count >= best.count,
        isStep(lines[start].text) && areSentences(chain, in: lines) || isBlock(chain, in: lines)
      {
        best = chain
      }
    }
    var lines = lines
    for index in best {
      let (line, number) = (lines[index], "\(numbers[index] ?? 0)")
      lines[index] = CaptionLine(
        "\(number).\(line.text.dropFirst(number.count))", paragraph: line.paragraph, isIndented: line.isIndented)
    }
    return lines
  }

  /// Each `1` of a text may be the first step; none has as many recipes.
  private static let mostStarts = 20

  /// The number of one or two digits before a letter.
  private static func number(_ line: String) -> Int? {
    let digits = line.utf8.prefix { (0x30...0x39).contains($0) }
    guard (1...2).contains(digits.count), digits.first != 0x30 else { return nil }
    let rest = line[digits.endIndex...]
    guard rest.first == " ", rest.dropFirst().first?.isLetter == true else { return nil }
    return Int(String(line[..<digits.endIndex]))
  }

  /// Whether a line with a number may be a step: `2 Serve`, but not `2 tbsp olive oil`.
  private static func mayCount(_ line: String, isSmall: Bool) -> Bool {
    guard isSmall || line.first(where: \.isLetter)?.isUppercase == true else { return false }
    return line.hasSuffix(".") && LineJudge.wordCount(line) >= 6
      || IngredientLineReader.read(line).amounts.first?.unit == nil
  }

  /// Whether it is long enough to say what to do.
  private static func isStep(_ line: String) -> Bool {
    let words = LineJudge.wordCount(line)
    return words >= 5 || line.hasSuffix(".") && words >= 2
  }

  /// Whether such lines, most of them long enough, stand below each other, and amounts above them.
  private static func isBlock(_ chain: [Int], in lines: [CaptionLine]) -> Bool {
    guard chain.count > 3, let first = chain.first, let last = chain.last, last - first == chain.count - 1 else {
      return false
    }
    guard chain.count(where: { isStep(lines[$0].text) }) * 2 >= chain.count else { return false }
    return lines[..<first].count { LineJudge.beginsWithAmount(ImportedText.withoutBullet($0.text)) } > 1
  }

  private static func areSentences(_ chain: [Int], in lines: [CaptionLine]) -> Bool {
    let ends = chain.dropFirst() + [lines.endIndex]
    let sentences = zip(chain, ends).count { start, end in
      lines[start..<end].prefix(mostLines).contains { line in
        line.text.hasSuffix(".") || line.text.hasSuffix("!")
          || LineMarks.sentenceEnd(in: line.text[...], with: ".!") != nil
      }
    }
    return sentences * 3 >= chain.count * 2
  }

  /// Of a step that was wrapped.
  private static let mostLines = 6
}
