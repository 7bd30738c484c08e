internal import Words

/// The recipes of a document, which may be a whole cookbook.
struct DocumentRecipes {
  private(set) var drafts: [RecipeDraft] = []
  /// Each with its picture's path in the archive.
  private(set) var pictures: [String?] = []
  /// What holds no recipe, such as a foreword.
  private(set) var losses: [ImportLoss] = []

  /// A document is parted by the level of its headings, or its pages, that gives the most whole recipes; one that gives
  /// no more than one is a recipe as a whole.
  init(_ paragraphs: [OfficeDocument.Paragraph]) {
    let ways: [(OfficeDocument.Paragraph) -> Bool] =
      (0...3).map { level in { $0.level == level && SectionWords.part(of: $0.text) == nil } } + [{ $0.startsPage }]
    var best = [Part(paragraphs[...])]
    var count = 1
    for way in ways {
      let parts = Self.parted(paragraphs, where: way)
      guard parts.count > 1 else { continue }
      let whole = parts.count { $0.isWhole }
      if whole > count { (best, count) = (parts, whole) }
    }
    for part in best {
      if let draft = part.draft, part.isWhole || best.count == 1 {
        drafts.append(draft)
        pictures.append(part.pictures.first)
        let further = part.pictures.dropFirst().count
        if further > 0 {
          drafts[drafts.count - 1].losses.append(ImportLoss(.dropped, "picture", "\(further) further in the document"))
        }
      } else if let title = part.title {
        losses.append(ImportLoss(.dropped, "text", "“\(title)” holds no whole recipe"))
      }
    }
  }

  private static func parted(
    _ paragraphs: [OfficeDocument.Paragraph], where begins: (OfficeDocument.Paragraph) -> Bool
  ) -> [Part] {
    var starts = paragraphs.indices.filter { begins(paragraphs[$0]) }
    if starts.first != 0 { starts.insert(0, at: 0) }
    return starts.indices.map { index in
      Part(paragraphs[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : paragraphs.count)])
    }
  }

  /// Paragraphs that stand together, read as a recipe.
  private struct Part {
    var draft: RecipeDraft?
    var title: String?
    var pictures: [String]

    var isWhole: Bool { draft.map { !$0.groups.isEmpty && !$0.sections.isEmpty } ?? false }

    init(_ paragraphs: ArraySlice<OfficeDocument.Paragraph>) {
      pictures = paragraphs.flatMap(\.pictures)
      let heading = paragraphs.first { !$0.text.trimmed.isEmpty && $0.level != nil }
      let named = heading.flatMap { SectionWords.part(of: $0.text) == nil ? $0.text : nil }
      let first = paragraphs.lazy.map(\.text.trimmed).first { !$0.isEmpty }
      title = named.flatMap { ImportedText.line($0) } ?? first
      var isTitle = named != nil
      let lines = paragraphs.flatMap { paragraph -> [String] in
        if isTitle, paragraph.text == named {
          isTitle = false
          return []
        }
        let mark =
          paragraph.level.map { String(repeating: "#", count: max(1, $0)) + " " } ?? (paragraph.isItem ? "- " : "")
        return paragraph.text.split(whereSeparator: \.isNewline).map { mark + String($0) } + (mark.isEmpty ? [""] : [])
      }
      let text = lines.joined(separator: "\n")
      guard text.utf8.count <= ImportReader.textLimit else { return }
      draft = TextRecipe.read(text, title: named == nil ? nil : title)
    }
  }
}
