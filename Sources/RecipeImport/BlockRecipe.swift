internal import WebPages

/// Finds ingredients and steps in the lines of a page, or of any text, that bears no mark-up for recipes.
///
/// Three ways, each used where the ones before it find nothing: boxes whose class names say what they hold; headings
/// with one of the words for it; lists most of whose lines begin with an amount, and what comes after them.
struct BlockRecipe {
  let blocks: [PageBlock]
  /// Of a text each line belongs to the recipe more likely than not; a page has other things around it. Lines of one
  /// paragraph have one `list`.
  let isText: Bool
  private(set) var groups: [RecipeDraft.Group] = []
  /// How many boxes of ingredients the recipe has.
  private var listCount = 0
  private(set) var sections: [RecipeDraft.Section] = []

  init(_ all: [PageBlock], isText: Bool = false) {
    self.isText = isText
    // A number alone only counts the step below it.
    blocks = all.filter { $0.hint != .noise && !$0.text.allSatisfy(\.isNumber) && (isText || !Self.isControl($0)) }.map
    { block in
      var block = block
      if !isText { block.text = SplitFractions.closed(block.text) }
      return block
    }
    groups = boxedGroups() ?? headedGroups() ?? listedGroups() ?? labelledGroups() ?? []
    sections = boxedSections() ?? headedSections() ?? followingSections() ?? []
    groups = RepeatedAmounts.removed(from: groups.map(Self.unnumbered))
    // In a text a colon is the mark of a heading, which readers of notes set themselves.
    if isText { for index in groups.indices { groups[index].statedTitle = nil } }
  }

  /// `1. 2 eggs`, `2. 1 tsp salt`: a list that is numbered from the first to the last.
  private static func unnumbered(_ group: RecipeDraft.Group) -> RecipeDraft.Group {
    guard group.lines.count > 1 else { return group }
    var group = group
    for (index, line) in group.lines.enumerated() {
      guard line.hasPrefix("\(index + 1). ") || line.hasPrefix("\(index + 1)) ") else { return group }
    }
    group.lines = group.lines.map(ImportedText.withoutStepNumber)
    return group
  }

  /// A heading that opens a part is none, whatever else its words are used for.
  private static func isControl(_ block: PageBlock) -> Bool {
    if case .heading = block.kind, SectionWords.part(of: block.text) != nil { return false }
    return PageControls.isOne(block.text)
  }

  // MARK: Boxes

  /// The box that holds most lines with amounts, and others that are parts of the same recipe.
  private mutating func boxedGroups() -> [RecipeDraft.Group]? {
    let boxes = boxes(.ingredients).map { BlockGroups.of($0) }.filter { groups in
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
    for (index, block) in blocks.enumerated() {
      if block.hint == hint {
        if isOpen { result[result.count - 1].append(block) } else { result.append(opening(at: index) + [block]) }
        isOpen = true
      } else if isOpen, case .heading = block.kind, Self.staysWithin(hint, block.text) {
        result[result.count - 1].append(block)
      } else {
        isOpen = false
      }
    }
    return result
  }

  /// The heading above a box, where it says what part the box is for.
  private func opening(at index: Int) -> [PageBlock] {
    guard index > 0, isHeading(blocks[index - 1]), GroupHeading.title(blocks[index - 1].text) != nil else { return [] }
    return [blocks[index - 1]]
  }

  /// Whether a heading between two boxes parts nothing but them: `For the sauce`, `Ingredients for the sauce`.
  private static func staysWithin(_ hint: PageBlock.Hint, _ heading: String) -> Bool {
    switch SectionWords.part(of: heading) {
    case nil: true
    case .ingredients: hint == .ingredients && GroupHeading.title(heading) != nil
    case .instructions: hint == .instructions
    case .other: false
    }
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

  private func boxedSections() -> [RecipeDraft.Section]? {
    let boxes = boxes(.instructions).map { BlockSections.of($0, isText: isText) }.filter { sections in
      sections.flatMap(\.steps).contains { LineJudge.isProse($0.text) }
    }
    // Each part of the recipe has a list and a box of steps of its own.
    if boxes.count > 1, boxes.count == listCount { return boxes.flatMap(\.self) }
    return boxes.max { Self.length($0) < Self.length($1) }
  }

  static func length(_ sections: [RecipeDraft.Section]) -> Int {
    sections.flatMap(\.steps).reduce(0) { $0 + $1.text.utf8.count }
  }
}

extension String {
  /// Whether a full stop or the like ends it, before brackets and quotes that close: `mint (optional)` is no sentence, and
  /// neither are `q.b.` and `n. B.`.
  var closesSentence: Bool {
    let rest = self[...].reversed().drop { ")”\"".contains($0) }.reversed()
    let text = String(rest)
    guard let last = text.last, ".!?…。".contains(last) else { return false }
    return last != "." || text.dropLast().reversed().prefix { $0.isLetter }.count > 1
  }

  var endsSentence: Bool { last.map { ".!?…)”\"。".contains($0) } ?? false }

  /// Without the colon a heading ends with.
  var withoutColon: String {
    var result = self
    while let last = result.last, last == ":" || last == " " { result.removeLast() }
    return result
  }
}
