internal import SourceText
internal import Words

/// A text that may hold several recipes: parted at the headings of one level, at rules, or at the names above lists of
/// ingredients, whichever surely gives the most whole recipes.
struct SeveralTexts {
  /// Lines that stand together.
  struct Piece {
    /// Without the heading that names it.
    let lines: Range<Int>
    let title: String?
    let level: Int?
    let draft: RecipeDraft?

    /// Whether it counts among recipes: with ingredients and steps, or one of them below a heading that says so.
    var isRecipe: Bool { draft.map { PartKind.isWhole($0) || !$0.isByLooks } ?? false }
  }

  /// The recipes in their order; none where the text is one recipe. A single one stands among headings of something else.
  var drafts: [RecipeDraft] = []
  /// Where it could be either, what would be the recipes.
  private var parts: [RecipeDraft] = []
  /// Whether headings tell these.
  private var arePartsHeaded = false
  /// What the recipes are parted from, and what may be several and was not parted.
  private(set) var losses: [ImportLoss] = []

  /// - Parameters:
  ///   - whole: what is known beside the lines, such as the title in front matter.
  ///   - read: a piece as a recipe with that title; `nil` where nothing in it looks like one.
  init(_ lines: [String], _ whole: PartKind.Whole = .init(), read: (ArraySlice<String>, String?) -> RecipeDraft?) {
    var best: [Piece] = []
    var alone: [Piece] = []
    var (bestCount, isSure) = (1, false)
    let top = lines.lazy.compactMap { NoteLine.heading($0)?.level }.min()
    let size = lines.reduce(0) { $0 + $1.utf8.count }
    for way in TextWays(lines).all where way.starts.count > 1 && way.starts.count * Self.smallest <= size {
      let pieces = Self.pieces(lines, way, read)
      let count = pieces.count { $0.draft.map(PartKind.isWhole) ?? false }
      if count == 1, let level = way.level, level == top, Self.isAlone(pieces, lines) { alone = pieces }
      guard count > 1 else { continue }
      let kind = Self.kind(pieces, way, whole, lines)
      guard kind != .one, kind == .several && !isSure || count > bestCount && (kind == .several) == isSure else {
        continue
      }
      (best, bestCount, isSure) = (pieces, count, kind == .several)
      arePartsHeaded = way.level != nil
    }
    if best.isEmpty { (best, isSure) = (alone, !alone.isEmpty) }
    guard isSure else {
      parts = best.compactMap(\.draft)
      if !best.isEmpty {
        losses = [.perhapsSeveral(parts.filter(PartKind.isWhole).compactMap(\.title))]
      }
      return
    }
    for piece in best {
      if piece.isRecipe, let draft = piece.draft {
        drafts.append(draft)
      } else if let name = piece.title
        ?? lines[piece.lines].lazy.compactMap(ImportedText.line).first(where: Self.hasWords)
      {
        losses.append(ImportLoss(.dropped, "text", "“\(name.prefix(80))” holds no whole recipe"))
      }
    }
    removeNumbers()
  }

  /// Bytes that a name, two ingredients and a step have: where there is less for each, most pieces are no recipes.
  static let smallest = 40

  private static func pieces(
    _ lines: [String], _ way: TextWays.Way, _ read: (ArraySlice<String>, String?) -> RecipeDraft?
  ) -> [Piece] {
    let starts = (way.starts.first?.line == 0 ? [] : [TextWays.Start(line: 0)]) + way.starts
    return starts.indices.map { index in
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1].line : lines.count
      let range = min(start.title == nil ? start.line : start.line + 1, end)..<end
      let draft = lines[range].contains(where: hasWords) ? read(lines[range], start.title) : nil
      return Piece(lines: range, title: start.title, level: start.level, draft: draft)
    }
  }

  /// Whether one piece is a recipe below its name and all others are something else: nothing that is done, and nothing
  /// that speaks of its ingredients.
  private static func isAlone(_ pieces: [Piece], _ lines: [String]) -> Bool {
    guard let recipe = pieces.first(where: { $0.draft.map(PartKind.isWhole) ?? false }), let draft = recipe.draft,
      let title = recipe.title, !ComponentNames.isOne(title), lines[recipe.lines].contains(where: opensIngredients)
    else { return false }
    let foods = Set(draft.ingredientLines.prefix(200).flatMap { words($0).suffix(2) })
    return pieces.allSatisfy { piece in
      if piece.lines == recipe.lines { return true }
      let text = lines[piece.lines]
      guard text.contains(where: hasWords) else { return true }
      guard let name = piece.title, !ComponentNames.isOne(name), piece.draft?.groups.isEmpty ?? true else {
        return false
      }
      return text.prefix(500).allSatisfy { line in
        ImportedText.withoutStepNumber(line.trimmed) == line.trimmed && foods.isDisjoint(with: words(line))
      }
    }
  }

  private static func opensIngredients(_ line: String) -> Bool {
    NoteLine.heading(line).map { SectionWords.part(of: $0.text) == .ingredients } ?? false
  }

  private static func words(_ line: String) -> [String] {
    TextFolding.folded(line).split { !$0.isLetter }.filter { $0.utf8.count > 3 }.map(String.init)
  }

  /// `1. Potato salad` and `2. Bean salad`.
  private mutating func removeNumbers() {
    guard drafts.count > 1 else { return }
    let bare = drafts.map { $0.title.map(ImportedText.withoutStepNumber) }
    guard zip(drafts, bare).allSatisfy({ $0.title != $1 && $1 != nil }) else { return }
    for (index, title) in bare.enumerated() { drafts[index].title = title }
  }

  /// The text as one recipe, in parts where it may be several.
  func joined(_ whole: RecipeDraft) -> RecipeDraft {
    var draft = whole
    // What only names tell is read as one list otherwise.
    if !parts.isEmpty, !arePartsHeaded { (draft.groups, draft.sections) = ([], []) }
    draft.take(
      groups: parts.flatMap { part in
        var groups = part.groups
        if part.title != draft.title, groups.first.map({ $0.title == nil }) ?? false { groups[0].title = part.title }
        return groups
      },
      sections: parts.flatMap { part in
        var sections = part.sections
        if part.title != draft.title, sections.first.map({ $0.title == nil }) ?? false {
          sections[0].title = part.title
        }
        return sections
      })
    let used = Set(draft.ingredientLines + draft.instructionLines)
    draft.losses.removeAll { $0.kind == .dropped && $0.field == "text" && used.contains($0.message) }
    draft.losses += losses
    return draft
  }

  private static func kind(
    _ pieces: [Piece], _ way: TextWays.Way, _ known: PartKind.Whole, _ lines: [String]
  ) -> PartKind {
    var whole = known
    whole.isSure = way.isSure
    let above = pieces.prefix { !($0.draft.map(PartKind.isWhole) ?? false) }
    // A heading of a higher level than the others is that of all, where it is the only one.
    let higher = pieces.filter { piece in piece.level.map { $0 < way.level ?? 0 } ?? false }
    if let only = higher.first, higher.count == 1, only.lines.lowerBound <= above.last?.lines.lowerBound ?? -1 {
      whole.title = whole.title ?? only.title
    }
    if way.level == nil, let intro = above.first {
      whole.title = whole.title ?? lines[intro.lines].lazy.compactMap(ImportedText.line).first(where: hasWords)
    }
    whole.isRecipe =
      whole.isRecipe
      || above.contains { piece in
        piece.draft.map { !$0.groups.isEmpty } ?? false
          || lines[piece.lines].prefix(40).contains { LabelledFacts.statesYield($0) || LabelledFacts.isFact($0) }
      }
    let kind = PartKind(pieces.compactMap(\.draft), whole)
    // What stands below another recipe's heading belongs to that.
    let levels = Set(pieces.filter(\.isRecipe).map(\.level))
    return kind == .several && levels.count > 1 ? .unsure : kind
  }

  private static func hasWords(_ line: String) -> Bool { line.contains(where: \.isLetter) }
}

extension ImportLoss {
  /// Of parts of a text that have ingredients and steps each, and were taken for one recipe.
  static func perhapsSeveral(_ titles: [String]) -> ImportLoss {
    let named = titles.prefix(3).map { "“\($0.prefix(60))”" }.joined(separator: ", ")
    let rest = titles.count > 3 ? " and \(titles.count - 3) more" : ""
    return ImportLoss(
      .doubtful, "text",
      "\(named)\(rest) have ingredients and steps each; if they are several recipes, put each into a file of its own")
  }
}
