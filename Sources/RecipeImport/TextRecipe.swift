internal import SourceText
internal import WebPages

/// Reads a recipe from plain text: a caption of a post, a mail, notes.
///
/// Headings in four and more languages, or none at all; bullets and emoji before ingredients; numbered or run-on steps;
/// servings and times in prose; hashtags at the end become tags.
enum TextRecipe {
  /// `nil` where nothing looks like an ingredient or a step.
  static func read(_ text: String) -> RecipeDraft? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { CaptionLine.cleaned(String($0)) }
    var blocks = lines.flatMap(blocks)
    var draft = RecipeDraft()
    draft.keywords = hashtags(in: text)
    draft.source = address(in: text)
    if let title = blocks.first(where: { SectionWords.part(of: $0.text) == nil }),
      title.text.utf8.count <= 120, !LineJudge.beginsWithAmount(title.text)
    {
      draft.title = title.text.withoutColon
      if let index = blocks.firstIndex(where: { $0.text == title.text }) { blocks.remove(at: index) }
    }
    let found = BlockRecipe(blocks)
    draft.groups = found.groups
    draft.sections = found.sections
    guard !draft.groups.isEmpty || !draft.sections.isEmpty else { return nil }
    let facts = LabelledFacts(blocks, besides: draft.instructionLines)
    draft.yieldText = facts.yieldText
    draft.preparationMinutes = facts.preparationMinutes
    draft.cookingMinutes = facts.cookingMinutes
    draft.statedTotalMinutes = facts.totalMinutes
    draft.losses.append(
      ImportLoss(.doubtful, "text", "ingredients and steps were found by their looks; look them over"))
    return draft
  }

  /// A line as a block: a heading where it says so itself or is written as one, an item behind a bullet.
  private static func blocks(_ line: String) -> [PageBlock] {
    let isBulleted = line != ImportedText.withoutBullet(line)
    let text = ImportedText.withoutBullet(line)
    guard !text.isEmpty else { return [] }
    if line.hasPrefix("#"), let title = heading(line) { return [PageBlock(.heading(level: 2), title)] }
    let (label, rest) = SectionWords.labelled(text)
    if let label { return [PageBlock(.heading(level: 2), label)] + blocks(rest) }
    if SectionWords.isHeadingLine(text) { return [PageBlock(.heading(level: 2), text)] }
    let steps = RunOnSteps.parted(text)
    if steps.count > 1 { return steps.map { PageBlock(.item, $0) } }
    let isNumbered = text != ImportedText.withoutStepNumber(text)
    return [PageBlock(isBulleted || isNumbered ? .item : .text, text)]
  }

  /// `## Ingredients` of Markdown.
  private static func heading(_ line: String) -> String? {
    let title = line.drop { $0 == "#" }
    return title.first == " " ? ImportedText.line(String(title)) : nil
  }

  private static func hashtags(in text: String) -> [String] {
    var seen: Set<String> = []
    return text.split { $0.isWhitespace || $0 == "," }.filter { $0.first == "#" && $0.count > 1 }
      .map { String($0.drop { $0 == "#" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) }
      .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }

  private static func address(in text: String) -> String? {
    text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
      .map { String($0.reversed().drop { ".,)!".contains($0) }.reversed()) }
  }
}

/// One line of a caption without what only decorates it.
enum CaptionLine {
  /// Without emoji at its ends, hashtags and addresses; a line of nothing else is empty.
  static func cleaned(_ line: String) -> String {
    let words = line.split(whereSeparator: \.isWhitespace).filter { word in
      let isTag = word.first == "#" && word.dropFirst().first.map { $0.isLetter || $0.isNumber } == true
      return !isTag && !word.hasPrefix("http://") && !word.hasPrefix("https://")
    }
    var text = Substring(words.joined(separator: " "))
    var wasBullet = false
    while let first = text.first, isDecoration(first) || wasBullet && first == " " {
      wasBullet = true
      text = text.dropFirst()
    }
    while let last = text.last, isDecoration(last) || last == " " { text.removeLast() }
    return (wasBullet ? "• " : "") + text
  }

  /// Emoji, but no digit or keycap of one.
  private static func isDecoration(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !character.isNumber else { return false }
    let isKeycap = character.unicodeScalars.contains { $0.value == 0x20E3 }
    return !isKeycap && scalar.properties.isEmojiPresentation
      || scalar.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F } && !isKeycap
  }
}
