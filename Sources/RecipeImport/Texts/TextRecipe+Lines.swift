internal import WebPages

/// The lines of a text in their order, where what stands above tells what one may be.
extension TextRecipe {
  /// `Skip to content`, `1x 2x 3x`: what was copied along and is no line of the recipe. Numbers alone count steps.
  static func isControl(_ line: String) -> Bool {
    let text = ImportedText.withoutBullet(line)
    return text.contains(where: \.isLetter) && !SectionWords.isHeadingLine(text) && PageControls.isOne(text)
  }

  /// The line right above `Jump to recipe`, where it could be a name.
  static func headline(of lines: [CaptionLine]) -> String? {
    guard let jump = lines.prefix(mostAbove).firstIndex(where: { PageControls.leadsToRecipe($0.text) }), jump > 0 else {
      return nil
    }
    let text = lines[jump - 1].text
    return TextTitle.isName(text) && !text.contains(where: \.isNumber) && !isControl(text) ? text : nil
  }

  private static let mostAbove = 15

  /// Below the heading of the steps or a list, and behind a number, a line that speaks of ingredients is a step unless it is a list of
  /// them or stands above one: `Combine all ingredients:`.
  static func blocks(of lines: [CaptionLine]) -> [PageBlock] {
    var isBelowSteps = false
    // Amounts above a line, and how far they are counted.
    var (amounts, counted) = (0, 0)
    func isBelowList(_ index: Int) -> Bool {
      while amounts < 2, counted < index {
        amounts += LineJudge.beginsWithAmount(ImportedText.withoutBullet(lines[counted].text)) ? 1 : 0
        counted += 1
      }
      return amounts > 1
    }
    return lines.indices.flatMap { index -> [PageBlock] in
      let (line, found) = (lines[index], Self.blocks(lines[index]))
      let text = ImportedText.withoutBullet(line.text)
      let isNumbered = text != ImportedText.withoutStepNumber(text)
      for (place, block) in found.enumerated() {
        guard case .heading = block.kind, let part = SectionWords.part(of: block.text), part != .other else { continue }
        if part == .ingredients, isBelowSteps || isNumbered || isBelowList(index), line.text.first != "#",
          !opensList(
            place == 0 ? block.text : nil,
            found[(place + 1)...].map(\.text) + lines[(index + 1)...].prefix(4).map(\.text))
        {
          return [PageBlock(isNumbered ? .item : .text, text, list: line.paragraph, isOrdered: true)]
        }
        isBelowSteps = part == .instructions
      }
      return found
    }
  }

  /// Whether a heading begins with the word for ingredients, `Zutaten für die Soße`, or two amounts at least stand right
  /// below it.
  private static func opensList(_ heading: String?, _ below: [String]) -> Bool {
    let first = heading.map(ImportedText.withoutStepNumber)?.split(separator: " ").first.map(String.init)
    return first.map { SectionWords.part(of: $0) == .ingredients } ?? false
      || below.count { LineJudge.beginsWithAmount(ImportedText.withoutBullet($0)) } > 1
  }
}
