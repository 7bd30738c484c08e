internal import Words

/// The recipes of a document, which may be a whole cookbook.
struct DocumentRecipes {
  private(set) var drafts: [RecipeDraft] = []
  /// Each with its picture's path in the archive.
  private(set) var pictures: [String?] = []
  /// What holds no recipe, such as a foreword.
  private(set) var losses: [ImportLoss] = []

  /// A document is parted by the level of its headings, its pages, or the lines above its lists of ingredients, whichever
  /// gives the most whole recipes, and the fewest halves of some; one that gives no more than one is read as a text is.
  init(_ paragraphs: [OfficeDocument.Paragraph]) {
    let exported = Self.exported(paragraphs)
    guard exported.isEmpty else {
      (drafts, pictures) = (exported, exported.map { _ in nil })
      return
    }
    let keepsBlanks = Self.keepsBlanks(paragraphs)
    var best = [Part(paragraphs[...], keepsBlanks)]
    var (count, halves) = (1, Int.max)
    let size = paragraphs.reduce(0) { $0 + $1.text.utf8.count }
    for starts in Self.ways(paragraphs) where starts.count > 1 || starts.first ?? 0 > 0 {
      guard starts.count * SeveralTexts.smallest <= size else { continue }
      let parts = Self.parted(paragraphs, at: starts, keepsBlanks)
      let whole = parts.count { $0.isWhole }
      let half = parts.count { $0.draft != nil } - whole
      // The parts of one recipe stand below its name.
      guard whole > count || whole == count && whole > 1 && half < halves,
        PartKind(parts.compactMap(\.draft), PartKind.Whole()) != .one
      else { continue }
      (best, count, halves) = (parts, whole, half)
    }
    if best.count == 1 { take(asText: best[0]) } else { for part in best { take(part) } }
  }

  /// Exports of programs that somebody has opened with a word processor and saved.
  private static func exported(_ paragraphs: [OfficeDocument.Paragraph]) -> [RecipeDraft] {
    let isMealMaster = paragraphs.contains { MealMaster.isHeader($0.text) }
    guard isMealMaster || paragraphs.contains(where: { MasterCookText.isHeader($0.text) }) else { return [] }
    let text = paragraphs.map(\.text).joined(separator: "\n")
    return isMealMaster ? MealMaster.recipes(text) : MasterCookText.recipes(text)
  }

  private mutating func take(_ part: Part) {
    if let draft = part.draft, part.isWhole {
      add(draft, part.pictures.first, part.losses)
    } else if let title = part.title {
      let reason = part.isTooLong ? "is longer than 250 kB or 20,000 lines, and was not read" : "holds no whole recipe"
      losses.append(ImportLoss(.dropped, "text", "“\(title)” \(reason)"))
    }
  }

  /// Rules and names above bare lists may part what no heading does.
  private mutating func take(asText part: Part) {
    guard let whole = part.draft else { return take(part) }
    let several = SeveralTexts(part.lines, PartKind.Whole(title: part.named)) { lines, title in
      TextRecipe.read(lines.joined(separator: "\n"), title: title)
    }
    guard !several.drafts.isEmpty else { return add(several.joined(whole), part.pictures.first, part.losses) }
    for (index, draft) in several.drafts.enumerated() {
      add(draft, index == 0 ? part.pictures.first : nil, index == 0 ? part.losses : [])
    }
    losses += several.losses
  }

  private mutating func add(_ draft: RecipeDraft, _ picture: String?, _ more: [ImportLoss]) {
    drafts.append(draft)
    drafts[drafts.count - 1].losses += more
    pictures.append(picture)
  }

  // MARK: Where recipes begin

  /// Each by the indices of the paragraphs that begin a part.
  private static func ways(_ paragraphs: [OfficeDocument.Paragraph]) -> [[Int]] {
    let titles = paragraphs.indices.filter { index in
      let paragraph = paragraphs[index]
      return paragraph.level != nil && !paragraph.text.trimmed.isEmpty && SectionWords.part(of: paragraph.text) == nil
    }
    let levels = Set(titles.compactMap { paragraphs[$0].level })
    // The title of a chapter ends the recipe before it.
    let byLevel = levels.sorted().map { level in titles.filter { paragraphs[$0].level ?? level <= level } }
    let names = NamesAboveLists(
      paragraphs.indices.compactMap { index in
        let text = paragraphs[index].text.trimmed
        return text.isEmpty ? nil : .init(index: index, text: text, isItem: paragraphs[index].isItem)
      }
    ).aboveHeadings().indices
    return byLevel + [paragraphs.indices.filter { paragraphs[$0].startsPage }] + (names.count > 1 ? [names] : [])
  }

  private static func opensIngredients(_ paragraph: OfficeDocument.Paragraph) -> Bool {
    SectionWords.part(of: paragraph.text) == .ingredients && SectionWords.isHeadingLine(paragraph.text.trimmed)
  }

  private static func parted(
    _ paragraphs: [OfficeDocument.Paragraph], at starts: [Int], _ keepsBlanks: Bool
  ) -> [Part] {
    let starts = (starts.first == 0 ? [] : [0]) + starts
    return starts.indices.map { index in
      Part(paragraphs[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : paragraphs.count)], keepsBlanks)
    }
  }

  /// Whether empty lines part what belongs together, as they do in a text: there are some, and one behind an ingredient.
  /// Else each line is a paragraph.
  private static func keepsBlanks(_ paragraphs: [OfficeDocument.Paragraph]) -> Bool {
    guard let first = paragraphs.firstIndex(where: { LineJudge.beginsWithAmount($0.text.trimmed) }) else {
      return false
    }
    let rest = paragraphs[first...].map { $0.text.trimmed.isEmpty }
    guard let gap = rest.firstIndex(of: true) else { return false }
    return rest[gap...].contains(false)
  }

  // MARK: Parts

  /// Paragraphs that stand together, read as a recipe.
  private struct Part {
    var draft: RecipeDraft?
    var title: String?
    /// The title, where a heading says it.
    var named: String?
    var lines: [String] = []
    var pictures: [String]
    var losses: [ImportLoss] = []
    var isTooLong = false

    var isWhole: Bool { draft.map { !$0.groups.isEmpty && !$0.sections.isEmpty } ?? false }

    init(_ paragraphs: ArraySlice<OfficeDocument.Paragraph>, _ keepsBlanks: Bool) {
      pictures = paragraphs.flatMap(\.pictures)
      let heading = paragraphs.first { !$0.text.trimmed.isEmpty && $0.level != nil }
      let headline = heading.flatMap { SectionWords.part(of: $0.text) == nil ? $0.text : nil }
      let first = paragraphs.lazy.map(\.text.trimmed).first { !$0.isEmpty }
      named = headline.flatMap(ImportedText.line)
      title = named ?? first.flatMap { ImportedText.line(String($0.prefix(80))) }
      // Whatever is too long stays unread, so it need not be put together.
      guard TextLimit.excess(ofBytes: paragraphs.reduce(0) { $0 + $1.text.utf8.count }) == nil else {
        isTooLong = true
        return
      }
      var isTitle = headline != nil
      lines = paragraphs.flatMap { paragraph -> [String] in
        if isTitle, paragraph.text == headline {
          isTitle = false
          return []
        }
        let mark =
          paragraph.level.map { String(repeating: "#", count: OfficeDocument.level($0)) + " " }
          ?? (paragraph.isItem ? "- " : "")
        return paragraph.text.split(whereSeparator: \.isNewline).map { mark + String($0) }
          + (mark.isEmpty && (!keepsBlanks || paragraph.text.trimmed.isEmpty) ? [""] : [])
      }
      let text = lines.joined(separator: "\n")
      guard TextLimit.excess(of: text) == nil else {
        isTooLong = true
        return
      }
      draft = TextRecipe.read(text, title: named)
      losses = Self.losses(paragraphs)
    }

    private static func losses(_ paragraphs: ArraySlice<OfficeDocument.Paragraph>) -> [ImportLoss] {
      let told = paragraphs.flatMap(\.losses)
      var losses = Array(told.prefix(20))
      if told.count > 20 {
        losses.append(ImportLoss(.dropped, "text", "\(told.count - 20) further places are struck out or not known"))
      }
      let further = paragraphs.reduce(0) { $0 + $1.pictures.count } - 1
      if further > 0 { losses.append(ImportLoss(.dropped, "picture", "\(further) further in the document")) }
      var counts: [String: Int] = [:]
      for paragraph in paragraphs where opensIngredients(paragraph) {
        counts[TextFolding.folded(paragraph.text.trimmed), default: 0] += 1
      }
      if let count = counts.values.max(), count > 1 {
        losses.append(
          ImportLoss(.doubtful, "text", "a list of ingredients begins \(count) times; these may be several recipes"))
      }
      return losses
    }
  }
}
