internal import SourceText
internal import WebPages
internal import Words

/// Reads a recipe from plain text: a caption of a post, a mail, notes.
///
/// Headings in four and more languages, or none at all; bullets and emoji before ingredients, or ingredients one after
/// another in a line; numbered or run-on steps; servings and times in prose; hashtags at the end become tags. What finds
/// no place is named among the losses.
enum TextRecipe {
  /// `nil` where nothing looks like an ingredient or a step.
  ///
  /// - Parameter name: the title, where it is known; a line that repeats it is none of the recipe.
  static func read(_ text: String, title name: String? = nil) -> RecipeDraft? {
    var draft = RecipeDraft()
    var captionLines = CaptionLines.of(text).filter { !namesTags($0.text) }
    TextFactLines.take(from: &captionLines, into: &draft)
    let headline = headline(of: captionLines)
    captionLines.removeAll { isControl($0.text) }
    var blocks = Self.blocks(of: captionLines)
    draft.keywords = hashtags(in: text)
    draft.source = address(in: text) ?? draft.source
    let place = headline.flatMap { text in blocks.firstIndex { $0.text == text } } ?? TextTitle.place(in: blocks)
    let title = name ?? place.map { blocks.remove(at: $0).text }
    draft.title = name.map(TextTitle.withoutYield) ?? title.map(TextTitle.bare)
    // A mail says it in its subject, and once more above the recipe.
    let names = [draft.title, name].compactMap(\.self).map(TextFolding.folded)
    if !names.isEmpty { blocks.removeAll { names.contains(TextFolding.folded($0.text)) } }
    blocks = TextParts.marked(blocks)
    take(BlockRecipe(blocks.map(flat), isText: true), PartedBlocks(blocks), into: &draft)
    let nutrition = ShownNutrition(blocks, isText: true)
    draft.nutrients = nutrition.nutrients
    draft.removeIngredients { nutrition.lines.contains($0) && NutrientLine.isNoIngredient($0) }
    guard !draft.groups.isEmpty || !draft.sections.isEmpty else { return nil }
    let lines = Set(draft.ingredientLines)
    let facts = LabelledFacts(
      (title.map { [PageBlock(.text, $0)] } ?? [])
        + blocks.filter { !lines.contains(ImportedText.withoutBullet($0.text)) },
      besides: draft.instructionLines)
    let prose = ([title].compactMap(\.self) + blocks.prefix(200).map(\.text).filter { !lines.contains($0) }).map {
      ProseFacts($0)
    }
    draft.yieldText =
      facts.yieldText ?? prose.lazy.compactMap(\.yieldText).first ?? title.flatMap(TextTitle.yieldText)
    draft.preparationMinutes = facts.preparationMinutes
    draft.cookingMinutes = facts.cookingMinutes
    draft.statedTotalMinutes = facts.totalMinutes ?? title.flatMap(TextTitle.minutes)
    if draft.totalMinutes == nil { draft.statedTotalMinutes = prose.lazy.compactMap(\.totalMinutes).first }
    TextRest(blocks, of: draft, besides: nutrition.lines).take(into: &draft)
    draft.losses += title.map(TextTitle.losses) ?? []
    draft.losses.append(.byLooks)
    return draft
  }

  /// What is found in the text as a whole, or in its parts where that is more.
  private static func take(_ whole: BlockRecipe, _ parts: PartedBlocks?, into draft: inout RecipeDraft) {
    draft.groups = whole.groups
    draft.sections = TextParts.withoutFacts(whole.sections)
    if let parts { draft.take(groups: parts.groups, sections: parts.sections) }
  }

  /// With all headings on one level: in a text as a whole they only tell what opens there.
  private static func flat(_ block: PageBlock) -> PageBlock {
    guard case .heading = block.kind else { return block }
    var block = block
    block.kind = .heading(level: 2)
    return block
  }

  /// Of a line that is a heading by its words alone.
  private static let unmarkedLevel = 6

  /// How often what follows a part of a line is parted again: each time reads the rest of the line. What is left is a text.
  private static let mostParted = 50
  /// In bytes: a whole recipe that was put into one line has a few thousand.
  private static let longestParted = 20_000

  /// A line as blocks: a heading where it says so itself or is written as one, an item behind a bullet, several items
  /// where ingredients or numbered steps stand in one line.
  static func blocks(_ line: CaptionLine, depth: Int = 0) -> [PageBlock] {
    let text = ImportedText.withoutBullet(line.text)
    guard !text.isEmpty else { return [] }
    guard depth < mostParted, text.utf8.count <= longestParted else {
      return [PageBlock(.text, text, list: line.paragraph)]
    }
    func parted(_ part: String) -> [PageBlock] {
      blocks(CaptionLine(part, paragraph: line.paragraph), depth: depth + 1)
    }
    if let (level, title) = heading(line.text) { return [PageBlock(.heading(level: level), title)] }
    if let rest = optional(text) { return [PageBlock(.item, "\(rest) (optional)", list: line.paragraph)] }
    // All at once: a line of nothing but headings would be read again from each of them.
    let parts = InlineParts.of(text)
    if parts.count > 1 { return parts.flatMap(parted) }
    let (label, rest) = SectionWords.labelled(text)
    if let label {
      let heading = PageBlock(.heading(level: unmarkedLevel), label)
      if SectionWords.part(of: label) == .ingredients, let items = InlineParts.listed(rest),
        items.count >= InlineParts.ingredients(in: rest).count
      {
        return [heading] + items.map { PageBlock(.item, $0, list: line.paragraph) }
      }
      return [heading] + parted(rest)
    }
    if SectionWords.isHeadingLine(text) || line.paragraph > 1 && isCapitals(text) {
      return [PageBlock(.heading(level: unmarkedLevel), text)]
    }
    // `Dressing: 60 ml oil • 1 tsp mustard • salt`
    if let found = InlineParts.listWithin(text), let head = found.head, found.rest == nil, isGroupTitle(head) {
      return [PageBlock(.text, "\(head):", list: line.paragraph)]
        + found.items.map { PageBlock(.item, $0, list: line.paragraph) }
    }
    // `Toppings: salsa, cheese, lettuce`
    if let found = InlineParts.sideDishes(text) {
      return [PageBlock(.text, "\(found.head):", list: line.paragraph)]
        + found.items.map { PageBlock(.item, $0, list: line.paragraph) }
    }
    let items = InlineParts.ingredients(in: text)
    if items.count > 1 { return items.map { PageBlock(.item, $0, list: line.paragraph) } }
    if let found = InlineParts.listWithin(text) {
      return (found.head.map(parted) ?? [])
        + found.items.map { PageBlock(.item, $0, list: line.paragraph) }
        + (found.rest.map(parted) ?? [])
    }
    let steps = RunOnSteps.parted(text)
    if steps.count > 1 { return steps.map { PageBlock(.item, $0, list: line.paragraph) } }
    let isItem = line.text != text || text != ImportedText.withoutStepNumber(text)
    return [PageBlock(isItem ? .item : .text, text, list: line.paragraph)]
  }

  private static func isGroupTitle(_ head: String) -> Bool {
    LineJudge.wordCount(head) <= 3 && !head.contains(where: \.isNumber) && SectionWords.part(of: head) == nil
  }

  /// `Optional: sesame seeds`
  private static func optional(_ text: String) -> String? {
    guard text.lowercased().hasPrefix("optional:") else { return nil }
    return String(text.dropFirst(9)).trimmed.nonEmpty
  }

  /// `FOR THE SAUCE`
  private static func isCapitals(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return (1...4).contains(words.count) && !text.contains(where: { $0.isLowercase || $0.isNumber })
      && text.utf8.count > 3
      && !text.contains { ".,!?".contains($0) }
  }

  /// `## Ingredients ##` of Markdown.
  private static func heading(_ line: String) -> (level: Int, title: String)? {
    let title = line.drop { $0 == "#" }
    let level = line.utf8.count - title.utf8.count
    guard level > 0, title.first == " " else { return nil }
    return ImportedText.line(String(title.reversed().drop { $0 == "#" }.reversed())).map { (min(level, 6), $0) }
  }

  private static func namesTags(_ line: some StringProtocol) -> Bool { line.lowercased().hasPrefix("tags:") }

  /// Words behind `#`, and those of a line `Tags: a, b`.
  private static func hashtags(in text: String) -> [String] {
    var seen: Set<String> = []
    let lines: [Substring] = text.split(whereSeparator: \.isNewline)
    let lists = lines.filter { namesTags($0) }.map { $0.dropFirst(5) }
    let listed = lists.joined(separator: ",").split(separator: ",").map { String($0).trimmed }
    let words: [Substring] = text.split { $0.isWhitespace || $0 == "," }
    let marked = words.filter { $0.first == "#" && $0.count > 1 }
      .map { String($0.drop { $0 == "#" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) }
    return (listed + marked).filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }

  private static func address(in text: String) -> String? {
    text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
      .map { String($0.reversed().drop { ".,)!".contains($0) }.reversed()) }
  }
}
