internal import CookbookReading

/// What a draft notes beside its steps: a line is the tip of the recipe, several are remarks behind the steps.
enum DraftNotes {
  /// The one line, without a label that says no more than that it is a note.
  static func tip(of draft: RecipeDraft) -> String? {
    let lines = lines(of: draft)
    return lines.count == 1 ? lines[0] : nil
  }

  /// Several lines below a heading that readers of recipes know as one of remarks; those behind bullets are a list.
  static func section(of draft: RecipeDraft, siteLanguage: String) -> String? {
    let lines = lines(of: draft)
    guard lines.count > 1 else { return nil }
    var blocks = ["## \(titles[LanguageTag.primary(siteLanguage)] ?? "Notes")"]
    var isInList = false
    for line in lines {
      let text = ImportedText.withoutBullet(line)
      let isItem = text != line
      let block = (isItem ? "- " : "") + MarkdownEscaping.line(text)
      if isItem, isInList { blocks[blocks.count - 1] += "\n\(block)" } else { blocks.append(block) }
      isInList = isItem
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func lines(of draft: RecipeDraft) -> [String] {
    let lines = (draft.tip ?? "").split(whereSeparator: \.isNewline).compactMap { ImportedText.line(String($0)) }
    let kept = lines.enumerated().filter { !($0 == 0 && SectionWords.isNoteWord($1.withoutColon)) }.map(\.element)
    return kept.map { SectionWords.labelledNote($0)?.rest ?? $0 }
  }

  private static let titles = ["en": "Notes", "de": "Hinweise", "fr": "Remarques", "es": "Notas"]
}
