internal import WebPages

/// The steps in the lines of one place of a page or text.
enum BlockSections {
  /// Where there is a list that counts, only its items are steps; a list of links behind paragraphs is none.
  static func of(_ blocks: [PageBlock], isText: Bool) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    var hasSteps = false
    /// Of the last step: what stands below it without an empty line goes on with the steps.
    var paragraph = 0
    let items = blocks.filter { $0.kind == .item && LineJudge.isProse($0.text) }
    let sentences = blocks.count { $0.kind == .text && LineJudge.isProse($0.text) && $0.text.endsSentence }
    let isListOfLinks = !isText && sentences > 1 && !items.contains { $0.isOrdered || $0.text.endsSentence }
    let takesItems = items.count >= 2 && !isListOfLinks
    for block in blocks {
      let text = ImportedText.withoutStepNumber(ImportedText.withoutBullet(block.text))
      if hasSteps, isAfterword(block, text) || !isText && NutrientLine.isOne(text) { break }
      if case .heading = block.kind {
        let part = SectionWords.part(of: text)
        // `Did you like it?`
        if part == .ingredients || part == .other || !isText && text.hasSuffix("?"), hasSteps { break }
        if part == nil, !text.isEmpty {
          sections.append(RecipeDraft.Section(title: text.withoutColon))
        }
      } else if isText, block.kind == .text,
        takesItems && isPartTitle(text) || text.hasSuffix(":") && GroupHeading.namesPart(text)
      {
        sections.append(RecipeDraft.Section(title: text.withoutColon))
      } else if isListOfLinks && block.kind == .item || !isText && (isFact(block) || CaptionCourtesy.isRequest(text)) {
        continue
      } else if !text.isEmpty, block.isOrdered || !SectionWords.isHeadingLine(block.text),
        block.kind == .item || !takesItems || isText && block.isOrdered
          || isText && block.list == paragraph && LineJudge.isSentence(text)
      {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(text))
        hasSteps = true
        paragraph = block.list
      }
    }
    let filled = sections.filter { !$0.steps.isEmpty }
    return StepNumbers.removed(from: isText ? filled : withoutTeasers(filled))
  }

  /// `Filling:` between the numbered steps of a text.
  private static func isPartTitle(_ text: String) -> Bool {
    text.hasSuffix(":") && (1...6).contains(LineJudge.wordCount(text)) && !text.contains(where: \.isNumber)
      && !SectionWords.isHeadingLine(text)
  }

  /// What a page says below its steps: a remark that says it is one, how often it was read, where else it can be followed.
  private static func isAfterword(_ block: PageBlock, _ text: String) -> Bool {
    if isCounter(text) || SectionWords.namesNetwork(text) { return true }
    guard block.kind == .text, let end = text.firstIndex(where: { $0 == ":" || $0 == "|" }) else { return false }
    return SectionWords.part(of: String(text[..<end])) == .other && text[..<end].split(separator: " ").count <= 3
  }

  /// `Préparation 5 min`, `Rest: –`, and below the steps `Makes 3 dozen.`
  private static func isFact(_ block: PageBlock) -> Bool {
    let text = block.text
    if LabelledFacts.isTime(text) || LabelledFacts.areFacts(text) { return true }
    if block.kind == .text, LabelledFacts.isFact(text), LabelledFacts.statesYieldFirst(text) { return true }
    guard text.utf8.count < 40, let colon = text.lastIndex(of: ":") else { return false }
    let value = text[colon...].dropFirst().filter { !$0.isWhitespace }
    return !value.isEmpty && !value.contains { $0.isLetter || $0.isNumber }
  }

  /// `Post Views: 66`
  private static func isCounter(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text[..<colon].split(separator: " ").count <= 3 else { return false }
    let number = text[text.index(after: colon)...].filter { $0 != " " && $0 != "," && $0 != "." }
    return !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  /// Where steps are sentences, lines at the end that are none lead to other pages.
  private static func withoutTeasers(_ sections: [RecipeDraft.Section]) -> [RecipeDraft.Section] {
    var sections = sections
    let steps = sections.flatMap(\.steps)
    guard steps.count(where: { $0.text.endsSentence }) * 10 >= steps.count * 6 else { return sections }
    while let last = sections.last?.steps.last, !last.text.endsSentence, last.text.firstRange(of: ". ") == nil {
      sections[sections.count - 1].steps.removeLast()
      if sections.last?.steps.isEmpty == true { sections.removeLast() }
    }
    return sections
  }
}
