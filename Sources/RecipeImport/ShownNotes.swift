internal import WebPages
internal import Words

/// What a page notes beside its recipe.
enum ShownNotes {
  /// More lines are no notes on a recipe.
  private static let most = 20
  /// In bytes.
  private static let longest = 8_000

  /// Those of a box that a plug-in has for them.
  static func marked(_ page: WebPage) -> String? {
    joined(page.notes.filter { !PageControls.isOne($0) && !namesNotes($0) })
  }

  /// What stands below a heading for notes that follows right behind the last step, and below others of the kind that follow
  /// it; or behind such a word in the line below the steps.
  static func below(_ sections: [RecipeDraft.Section], in all: [PageBlock]) -> String? {
    let blocks = all.filter { $0.hint != .noise && !PageControls.isOne($0.text) }
    guard let step = sections.last?.steps.last?.text,
      let last = blocks.lastIndex(where: { $0.text == step || ImportedText.withoutStepNumber($0.text) == step })
    else { return nil }
    var lines: [String] = []
    var isOpen = false
    // Of the line that follows, `Storage: Keep 3 days.`
    var label: String?
    for block in blocks[(last + 1)...].prefix(most) {
      if case .heading = block.kind {
        guard opensNotes(block.text) else { break }
        isOpen = true
        label = namesNotes(block.text) ? nil : block.text.withoutColon
      } else if let known = label {
        lines.append("\(known): \(block.text)")
        label = nil
      } else if let (_, rest) = SectionWords.labelledNote(block.text) {
        lines.append(rest)
      } else if isOpen {
        if case .item = block.kind { lines.append("• \(block.text)") } else { lines.append(block.text) }
      } else {
        break
      }
    }
    return joined(lines)
  }

  private static func joined(_ lines: [String]) -> String? {
    let text = lines.joined(separator: "\n")
    return text.utf8.count <= longest ? text.nonEmpty : nil
  }

  /// `Notes`, `Recipe notes:`
  private static func namesNotes(_ line: String) -> Bool {
    let words = TextFolding.folded(line).split { !$0.isLetter }
    guard (1...2).contains(words.count), let last = words.last else { return false }
    return SectionWords.isNoteWord(String(last)) && (words.count == 1 || TextParts.isRecipeWord(String(words[0])))
  }

  private static func opensNotes(_ heading: String) -> Bool {
    let words = TextFolding.folded(heading).split { !$0.isLetter }
    return namesNotes(heading) || words.count <= 3 && words.contains { others.contains(String($0)) }
  }

  /// What headings of advice are called by beside words for notes.
  private static let others: Set<String> = [
    "storage", "storing", "variation", "variations", "substitutions", "aufbewahrung", "varianten", "conservation",
    "variantes", "conservacion", "variaciones", "conservazione", "tips", "tipps", "notes", "notizen",
  ]
}
