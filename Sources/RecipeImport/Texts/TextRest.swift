internal import SourceText
internal import WebPages
internal import Words

/// The lines of a text that became neither title, ingredient nor step.
struct TextRest {
  private let before: [String]
  private let after: [String]
  private let notes: [String]
  /// Lines that state a fact, and figures that were not taken over.
  private let unread: [String]

  /// - Parameter figures: lines that state figures together with others.
  init(_ blocks: [PageBlock], of draft: RecipeDraft, besides figures: Set<String> = []) {
    let ingredients = Set(draft.ingredientLines)
    let used = ingredients.union(draft.instructionLines).union(draft.groups.compactMap(\.title))
    var (before, after, notes, unread): ([String], [String], [String], [String]) = ([], [], [], [])
    var hasBegun = false
    var isInNotes = false
    // Of lines that stand in a text again and again.
    var facts: [String: Bool] = [:]
    func isFact(_ text: String) -> Bool {
      if figures.contains(text) { return true }
      if let known = facts[text] { return known }
      let found = Self.isFact(text)
      facts[text] = found
      return found
    }
    for block in blocks {
      let text = ImportedText.withoutBullet(block.text)
      let isUsed = used.contains(text) || used.contains(ImportedText.withoutStepNumber(text))
      if isUsed { (hasBegun, isInNotes) = (true, false) }
      if case .heading = block.kind {
        isInNotes = SectionWords.part(of: text) == .other && !SectionWords.opensNoAdvice(text)
        continue
      }
      // A line that states another fact is no description; one of figures alone stays in its words.
      if !isUsed, !figures.contains(block.text), NutrientLine.statesEnergy(text), isFact(block.text) {
        unread.append(text)
        continue
      }
      guard !isUsed, !used.contains(text.withoutColon), let rest = isFact(block.text) ? Self.besideFacts(text) : text
      else { continue }
      if isInNotes { notes.append(rest) } else if hasBegun { after.append(rest) } else { before.append(rest) }
    }
    (self.before, self.after, self.notes, self.unread) = (before, after, notes, unread)
  }

  /// Sentences before the recipe are its description, what stands below a heading such as `Notes` is its tip; the others
  /// are named as dropped.
  func take(into draft: inout RecipeDraft) {
    let sentences = before.filter(Self.describes)
    draft.summary = draft.summary ?? sentences.joined(separator: "\n").nonEmpty
    draft.tip = draft.tip ?? notes.joined(separator: "\n").nonEmpty
    draft.losses += (before.filter { !sentences.contains($0) } + unread + after).map {
      ImportLoss(.dropped, "text", $0)
    }
  }

  /// Whether a line is long enough, or a sentence of its own: `A classic pie.`, but no greeting.
  private static func describes(_ line: String) -> Bool {
    LineJudge.wordCount(line) >= 5
      || line.hasSuffix(".") && LineJudge.wordCount(line) >= 2 && !TextTitle.isHook(line)
  }

  /// The sentences of a line that state no fact, where others do: `Makes 24 bars. They freeze beautifully.`
  private static func besideFacts(_ text: String) -> String? {
    guard text.utf8.count < 2_000 else { return nil }
    var (rest, sentences) = (text[...], [String]())
    while let end = LineMarks.sentenceEnd(in: rest, with: ".!?") {
      sentences.append(String(rest[..<end.upperBound]).trimmed)
      rest = rest[end.upperBound...]
    }
    sentences.append(String(rest).trimmed)
    guard sentences.count > 1 else { return nil }
    return sentences.filter { sentence in
      let prose = ProseFacts(sentence)
      return sentence.contains(where: \.isLetter) && prose.yieldText == nil && prose.totalMinutes == nil
        && !isFact(sentence) && !namesTime(sentence)
    }.joined(separator: " ").nonEmpty
  }

  /// `Kochzeit` behind `30 Min. `, whose point ends no sentence.
  private static func namesTime(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter }
    return words.allSatisfy { LabelledFacts.allTimes.contains($0) || LabelledFacts.namesTime($0) }
  }

  private static func isFact(_ text: String) -> Bool {
    // All of them have a number, most of which are digits.
    guard text.utf8.contains(where: { $0 >= 0x80 || (0x30...0x39).contains($0) }) else { return false }
    let block = PageBlock(.text, text)
    let facts = LabelledFacts([block], besides: [])
    let isTime = [facts.preparationMinutes, facts.cookingMinutes, facts.totalMinutes].contains { $0 != nil }
    return facts.yieldText != nil || isTime || TimeText.isBare(text)
  }
}
