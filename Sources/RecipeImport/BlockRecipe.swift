internal import WebPages

/// Finds ingredients and steps in the lines of a page, or of any text, that bears no mark-up for recipes.
///
/// Three ways, each used where the ones before it find nothing: boxes whose class names say what they hold; headings
/// with one of the words for it; lists most of whose lines begin with an amount, and what comes after them.
struct BlockRecipe {
  private let blocks: [PageBlock]
  /// Of a text each line belongs to the recipe more likely than not; a page has other things around it. Lines of one
  /// paragraph have one `list`.
  private let isText: Bool
  private(set) var groups: [RecipeDraft.Group] = []
  /// How many boxes of ingredients the recipe has.
  private var listCount = 0
  private(set) var sections: [RecipeDraft.Section] = []

  init(_ all: [PageBlock], isText: Bool = false) {
    self.isText = isText
    // A number alone only counts the step below it.
    blocks = all.filter { $0.hint != .noise && !$0.text.allSatisfy(\.isNumber) }
    groups = boxedGroups() ?? headedGroups() ?? listedGroups() ?? []
    sections = boxedSections() ?? headedSections() ?? followingSections() ?? []
  }

  // MARK: Boxes

  /// The box that holds most lines with amounts, and others that are parts of the same recipe.
  private mutating func boxedGroups() -> [RecipeDraft.Group]? {
    let boxes = boxes(.ingredients).map(Self.groups).filter { groups in
      let lines = groups.flatMap(\.lines)
      return lines.count >= 2 && max(LineJudge.share(lines), LineJudge.endingShare(lines)) >= 0.3
    }
    guard let kept = Self.merged(boxes) else { return nil }
    listCount = kept.count
    return kept.flatMap(\.self).filter { !$0.lines.isEmpty }
  }

  /// Runs of blocks with one hint, next to each other but for headings.
  private func boxes(_ hint: PageBlock.Hint) -> [[PageBlock]] {
    var result: [[PageBlock]] = []
    var isOpen = false
    for block in blocks {
      if block.hint == hint {
        if isOpen { result[result.count - 1].append(block) } else { result.append([block]) }
        isOpen = true
      } else if isOpen, case .heading = block.kind, SectionWords.part(of: block.text) == nil {
        result[result.count - 1].append(block)
      } else {
        isOpen = false
      }
    }
    return result
  }

  /// One box of several that say the same; all of them where each says something of its own.
  private static func merged(_ boxes: [[RecipeDraft.Group]]) -> [[RecipeDraft.Group]]? {
    let lines = boxes.map { $0.flatMap(\.lines) }
    guard let best = boxes.indices.max(by: { lines[$0].count < lines[$1].count }) else { return nil }
    var known = Set(lines[best])
    let kept = boxes.indices.filter { index in
      if index == best { return true }
      // A box without a heading is the list of another recipe more likely than a part of this one.
      guard boxes[index].allSatisfy({ $0.title != nil }), known.isDisjoint(with: lines[index]) else { return false }
      known.formUnion(lines[index])
      return true
    }
    return kept.map { boxes[$0] }
  }

  private static func groups(_ blocks: [PageBlock]) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    // Lists that are shown twice, in two systems of measures or for two widths, begin again with the same line.
    var known: Set<String> = []
    let hasItems = blocks.contains { $0.kind == .item }
    for block in withoutRepeatedEnd(blocks) {
      let text = ImportedText.withoutBullet(block.text)
      if isGroupTitle(block, hasItems: hasItems) {
        let part = SectionWords.part(of: text)
        if part == .instructions || part == .other, !known.isEmpty { break }
        if part == nil { groups.append(RecipeDraft.Group(title: text.withoutColon)) }
      } else if block.kind == .item || !hasItems || LineJudge.beginsWithAmount(text) {
        guard text.utf8.count < 250 else { continue }
        let isNew = known.insert(text).inserted
        if isNew || groups[groups.count - 1].lines.isEmpty || !LineJudge.beginsWithAmount(text) {
          groups[groups.count - 1].lines.append(text)
        }
      }
    }
    return TwinMeasures.once(groups.filter { !$0.lines.isEmpty })
  }

  private static func withoutRepeatedEnd(_ blocks: [PageBlock]) -> [PageBlock] {
    var texts = RepeatedEnd.removed(from: blocks.filter { $0.kind == .item }.map(\.text))[...]
    return blocks.map { block in
      guard block.kind == .item, let text = texts.popFirst() else { return block }
      var block = block
      block.text = text
      return block
    }
  }

  private static func isGroupTitle(_ block: PageBlock, hasItems: Bool) -> Bool {
    if case .heading = block.kind { return true }
    // “Nutritional yeast 15 g” and “500 g beef tips” have a word of headings in their names.
    if SectionWords.isHeadingLine(block.text) {
      return block.kind != .item || !LineJudge.beginsWithAmount(block.text) && !LineJudge.endsWithAmount(block.text)
    }
    guard block.text.utf8.count < 60, !LineJudge.beginsWithAmount(block.text) else { return false }
    let first = block.text.split(separator: " ").first?.lowercased() ?? ""
    let isServing = block.kind == .text && ["to", "zum", "zur"].contains(first)
    if isServing, LineJudge.wordCount(block.text) <= 3, !block.text.endsSentence { return true }
    return block.text.hasSuffix(":") || ["for", "für", "pour", "para", "per", "voor", "till", "til"].contains(first)
  }

  private func boxedSections() -> [RecipeDraft.Section]? {
    let boxes = boxes(.instructions).map(sections).filter { sections in
      sections.flatMap(\.steps).contains { LineJudge.isProse($0.text) }
    }
    // Each part of the recipe has a list and a box of steps of its own.
    if boxes.count > 1, boxes.count == listCount { return boxes.flatMap(\.self) }
    return boxes.max { Self.length($0) < Self.length($1) }
  }

  private static func length(_ sections: [RecipeDraft.Section]) -> Int {
    sections.flatMap(\.steps).reduce(0) { $0 + $1.text.utf8.count }
  }

  /// Where there is a list that counts, only its items are steps; a list of links behind paragraphs is none.
  private func sections(_ blocks: [PageBlock]) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    var hasSteps = false
    let items = blocks.filter { $0.kind == .item && LineJudge.isProse($0.text) }
    let sentences = blocks.count { $0.kind == .text && LineJudge.isProse($0.text) && $0.text.endsSentence }
    let isListOfLinks = !isText && sentences > 1 && !items.contains { $0.isOrdered || $0.text.endsSentence }
    let takesItems = items.count >= 2 && !isListOfLinks
    for block in blocks {
      let text = ImportedText.withoutStepNumber(ImportedText.withoutBullet(block.text))
      if hasSteps, Self.isAfterword(block, text) { break }
      if case .heading = block.kind {
        let part = SectionWords.part(of: text)
        if part == .ingredients || part == .other, hasSteps { break }
        if part == nil, !text.isEmpty {
          sections.append(RecipeDraft.Section(title: text.withoutColon))
        }
      } else if isListOfLinks, block.kind == .item {
        continue
      } else if !text.isEmpty, !SectionWords.isHeadingLine(block.text), block.kind == .item || !takesItems {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(text))
        hasSteps = true
      }
    }
    let filled = sections.filter { !$0.steps.isEmpty }
    return isText ? filled : Self.withoutTeasers(filled)
  }

  /// What a page says below its steps: a remark that says it is one, how often it was read, where else it can be followed.
  private static func isAfterword(_ block: PageBlock, _ text: String) -> Bool {
    if isCounter(text) || SectionWords.namesNetwork(text) { return true }
    guard block.kind == .text, let end = text.firstIndex(where: { $0 == ":" || $0 == "|" }) else { return false }
    return SectionWords.part(of: String(text[..<end])) == .other && text[..<end].split(separator: " ").count <= 2
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

  // MARK: Headings

  private func headedGroups() -> [RecipeDraft.Group]? {
    let found = spans(of: .ingredients).map(ingredientLines).map(Self.groups).filter { groups in
      let lines = groups.flatMap(\.lines)
      return lines.count >= 2 && (LineJudge.share(lines) >= 0.25 || lines.allSatisfy { $0.utf8.count < 80 })
    }
    return found.max { LineJudge.share($0.flatMap(\.lines)) < LineJudge.share($1.flatMap(\.lines)) }
  }

  /// The list stops where running text begins.
  private func ingredientLines(_ span: [PageBlock]) -> [PageBlock] {
    let hasItems = span.contains { $0.kind == .item }
    var result: [PageBlock] = []
    for (index, block) in span.enumerated() {
      if isText, block.kind != .item, isRunningText(block.text), !result.isEmpty {
        // A remark between two parts of the list.
        if span[(index + 1)...].count(where: { isAmountLine($0) && !isRunningText($0.text) }) >= 2 { continue }
        break
      }
      let isLine = block.kind == .item || isHeading(block) || LineJudge.beginsWithAmount(block.text)
      let isShort = block.text.utf8.count < (hasItems ? 60 : 90)
      if !isLine, !isShort {
        if result.contains(where: { !isHeading($0) }) { break }
        continue
      }
      result.append(block)
    }
    while let last = result.last, isHeading(last) { result.removeLast() }
    return result
  }

  /// `2 eggs (size M)` is no sentence for the bracket it ends with.
  private func isRunningText(_ text: String) -> Bool {
    LineJudge.isSentence(text) && (text.last != ")" || !LineJudge.beginsWithAmount(text))
  }

  private func headedSections() -> [RecipeDraft.Section]? {
    let found = spans(of: .instructions).map(sections).filter { sections in
      sections.flatMap(\.steps).contains { LineJudge.wordCount($0.text) >= 3 }
    }
    return found.max { Self.length($0) < Self.length($1) }
  }

  /// What stands below each heading that opens a part, up to the next that opens another one or stands above it.
  private func spans(of part: SectionWords.Part) -> [[PageBlock]] {
    blocks.indices.filter { isHeading(blocks[$0]) && SectionWords.part(of: blocks[$0].text) == part }.map { start in
      let level = level(of: blocks[start])
      let rest = blocks[(start + 1)...]
      let end = rest.firstIndex { block in
        guard isHeading(block) else { return false }
        return SectionWords.part(of: block.text) != nil || self.level(of: block) < level
      }
      return Array(rest[..<(end ?? rest.endIndex)])
    }
  }

  private func isHeading(_ block: PageBlock) -> Bool {
    if case .heading = block.kind { return true }
    return block.kind == .text && SectionWords.isHeadingLine(block.text)
  }

  private func level(of block: PageBlock) -> Int {
    if case .heading(let level) = block.kind { level } else { 7 }
  }

  // MARK: Lists

  /// The longest list whose lines mostly begin with an amount.
  private func listedGroups() -> [RecipeDraft.Group]? {
    guard var range = amountRun() else { return nil }
    // `For the chili`
    if isText, range.lowerBound > 0, Self.isGroupTitle(blocks[range.lowerBound - 1], hasItems: false) {
      range = range.lowerBound - 1..<range.upperBound
    }
    return Self.groups(Array(blocks[range]))
  }

  /// Where lines with amounts stand close together.
  private func amountRun() -> Range<Int>? {
    var best: (range: Range<Int>, count: Int)?
    var start = 0
    while start < blocks.count {
      guard isAmountLine(blocks[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      var count = 1
      var misses = 0
      var next = start + 1
      while next < blocks.count, misses < 3 {
        if isAmountLine(blocks[next]) {
          (count, misses, end) = (count + 1, 0, next + 1)
        } else if blocks[next].kind == .item && blocks[next].list == blocks[start].list && blocks[start].list != 0,
          // In a text bullets that begin below ingredients without any are those of the steps.
          !isText || blocks[start].kind == .item
        {
          end = next + 1
        } else {
          misses += blocks[next].text.utf8.count < 60 ? 1 : 3
        }
        next += 1
      }
      if count >= (isText ? 2 : 3), count > best?.count ?? 0 { best = (start..<end, count) }
      start = end
    }
    return best.map { isText ? $0.range.lowerBound..<endOfParagraph($0.range) : $0.range }
  }

  /// In a text the list goes on to the end of its paragraph, `salt and pepper`, where something follows below it.
  private func endOfParagraph(_ range: Range<Int>) -> Int {
    let list = blocks[range.upperBound - 1].list
    let end = blocks[range.upperBound...].firstIndex { $0.list != list } ?? blocks.endIndex
    let rest = blocks[range.upperBound..<end]
    // `salt, pepper` right above the steps of the same paragraph.
    if let prose = rest.firstIndex(where: { LineJudge.isSentence($0.text) && LineJudge.isProse($0.text) }),
      rest[..<prose].allSatisfy({
        $0.text.utf8.count < 40 && LineJudge.wordCount($0.text) <= 4 && !$0.text.endsSentence
      })
    {
      return prose
    }
    let areShort = rest.allSatisfy { $0.text.utf8.count < 50 && !LineJudge.isSentence($0.text) }
    return end < blocks.endIndex && areShort ? end : range.upperBound
  }

  private func isAmountLine(_ block: PageBlock) -> Bool {
    block.text.utf8.count < 120 && !LabelledFacts.statesYield(block.text)
      && !(isText && NutrientLine.isOne(block.text))
      && LineJudge.beginsWithAmount(ImportedText.withoutBullet(block.text))
  }

  /// The prose behind the ingredients.
  private func followingSections() -> [RecipeDraft.Section]? {
    guard let last = groups.last?.lines.last,
      let start = blocks.lastIndex(where: { ImportedText.withoutBullet($0.text) == last })
    else { return nil }
    var steps: [PageBlock] = []
    for block in blocks[(start + 1)...] {
      if isHeading(block), SectionWords.part(of: block.text) == .other || !steps.isEmpty { break }
      if isStep(block, first: steps.isEmpty) {
        steps.append(block)
      } else if steps.count > 1 {
        break
      }
    }
    return steps.isEmpty ? nil : sections(steps)
  }
}

extension BlockRecipe {
  /// Whether a line behind the ingredients is a step: on a page prose, in a text whatever is no figure of nutrition.
  private func isStep(_ block: PageBlock, first: Bool) -> Bool {
    if LineJudge.isProse(block.text) || LineJudge.isSentence(block.text) {
      return !isText || !NutrientLine.isOne(block.text)
    }
    guard isText, !NutrientLine.isOne(block.text), !LabelledFacts.statesYield(block.text) else { return false }
    return !first || LineJudge.wordCount(block.text) >= 2
  }
}

extension String {
  var endsSentence: Bool { last.map { ".!?…)”\"。".contains($0) } ?? false }

  /// Without the colon a heading ends with.
  var withoutColon: String {
    var result = self
    while let last = result.last, last == ":" || last == " " { result.removeLast() }
    return result
  }
}
