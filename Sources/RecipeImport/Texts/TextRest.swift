internal import SourceText
internal import WebPages

/// The lines of a text that became neither title, ingredient nor step.
struct TextRest {
  private let before: [String]
  private let after: [String]
  private let notes: [String]

  init(_ blocks: [PageBlock], of draft: RecipeDraft) {
    let ingredients = Set(draft.ingredientLines)
    let used = ingredients.union(draft.instructionLines).union(draft.groups.compactMap(\.title))
    var (before, after, notes): ([String], [String], [String]) = ([], [], [])
    var hasBegun = false
    var isInNotes = false
    for block in blocks {
      let text = ImportedText.withoutBullet(block.text)
      let isUsed = used.contains(text) || used.contains(ImportedText.withoutStepNumber(text))
      if isUsed { (hasBegun, isInNotes) = (true, false) }
      if case .heading = block.kind {
        isInNotes = SectionWords.part(of: text) == .other && !SectionWords.opensNoAdvice(text)
      } else if isUsed || used.contains(text.withoutColon) || Self.isFact(block) {
        continue
      } else if isInNotes {
        notes.append(text)
      } else if hasBegun {
        after.append(text)
      } else {
        before.append(text)
      }
    }
    (self.before, self.after, self.notes) = (before, after, notes)
  }

  /// Sentences before the recipe are its description, what stands below a heading such as `Notes` is its tip; the others
  /// are named as dropped.
  func take(into draft: inout RecipeDraft) {
    let sentences = before.filter { LineJudge.wordCount($0) >= 5 }
    draft.summary = draft.summary ?? sentences.joined(separator: "\n").nonEmpty
    draft.tip = draft.tip ?? notes.joined(separator: " ").nonEmpty
    draft.losses += (before.filter { !sentences.contains($0) } + after).map { ImportLoss(.dropped, "text", $0) }
  }

  private static func isFact(_ block: PageBlock) -> Bool {
    let facts = LabelledFacts([block], besides: [])
    let isTime = [facts.preparationMinutes, facts.cookingMinutes, facts.totalMinutes].contains { $0 != nil }
    return facts.yieldText != nil || isTime || TimeText.isBare(block.text) || !ShownNutrition([block]).nutrients.isEmpty
  }
}
