internal import SourceText
internal import Words

/// Recipes in Markdown of other conventions than RecipeMD: notes of Obsidian, Logseq and Notion, pages of Hugo and Jekyll,
/// files of a repository.
///
/// Facts stand in front matter or in lines, ingredients and steps below headings or in front matter; the name is that of the
/// file where nothing else says it. What front matter says counts before the text.
enum MarkdownNote {
  /// Whether a file is one: its name ends in `.md`, or it begins with front matter.
  static func isOne(_ file: SourceFile) -> Bool {
    isNamedSo(file.path) || FrontMatter.find(in: file.bytes) != nil || NoteTOML.find(in: file.bytes) != nil
  }

  static func isNamedSo(_ path: String) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// In lowercase.
  static let endings = [".md", ".markdown", ".mdown"]

  /// None where nothing looks like an ingredient or a step, several where each has a heading and both.
  ///
  /// Errors: `import-broken` where there is nothing but front matter that is no YAML.
  static func recipes(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    let file = NoteTOML.find(in: file.bytes).map { SourceFile(path: file.path, bytes: $0) } ?? file
    let matter = FrontMatter.find(in: file.bytes)
    let lines = NoteBlocks.lines(of: String(decoding: file.bytes[(matter?.bodyStart ?? 0)...], as: UTF8.self))
    let shared = NoteMatter(file, matter?.content, fields: [])
    let several = several(lines, shared.draft)
    guard several.drafts.isEmpty else { return several.drafts.map { draft in ended(draft, shared.problem) } }
    let note = NoteText(lines, isTitled: shared.draft.title != nil)
    let facts = note.fields.isEmpty ? shared : NoteMatter(file, matter?.content, fields: note.fields)
    let title = facts.draft.title ?? note.title ?? title(ofFile: file.path)
    guard var draft = recipe(facts.draft, note, title) else {
      guard let problem = facts.problem else { return [] }
      throw ImportFailure("import-broken", problem, hint: "mend the lines between the two ---")
    }
    draft = several.joined(draft)
    if let stem = stem(of: file.path), stem != draft.title { draft.aliases.append(stem) }
    return [ended(draft, facts.problem)]
  }

  /// The recipes of a note that surely holds several, of which front matter says what they share.
  private static func several(_ lines: [String], _ matter: RecipeDraft) -> SeveralTexts {
    var shared = matter
    (shared.title, shared.summary, shared.image, shared.tip, shared.losses) = (nil, nil, nil, nil, [])
    shared.aliases = []
    let whole = PartKind.Whole(
      title: matter.title,
      isRecipe: matter.yieldText != nil || matter.totalMinutes != nil || !matter.groups.isEmpty
        || !matter.sections.isEmpty)
    var found = SeveralTexts(lines, whole) { lines, title in
      let note = NoteText(lines, isTitled: title != nil)
      return recipe(NoteMatter(shared, fields: note.fields).draft, note, title ?? note.title)
    }
    if !found.drafts.isEmpty { found.drafts[0].losses += matter.losses + found.losses }
    return found
  }

  private static func ended(_ draft: RecipeDraft, _ problem: String?) -> RecipeDraft {
    var draft = draft
    draft.keywords = unique(draft.keywords.flatMap(NoteTags.words))
    if let problem { draft.losses.append(ImportLoss(.dropped, "front matter", problem)) }
    return draft
  }

  private static func recipe(_ matter: RecipeDraft, _ note: NoteText, _ title: String?) -> RecipeDraft? {
    guard var draft = joined(matter, note, TextRecipe.read(note.text, title: title)) else { return nil }
    draft.title = title.map(TextTitle.withoutYield) ?? draft.title
    draft.source = draft.source ?? note.source
    draft.image = draft.image ?? note.pictures.first
    draft.losses += note.losses
    let pictures = note.pictures.filter { $0 != draft.image }
    draft.losses += pictures.map { ImportLoss(.dropped, "picture", "“\($0)” is a further picture") }
    draft.losses += note.otherAddresses.filter { $0 != draft.source }.map { ImportLoss(.dropped, "link", $0) }
    var found: [(RecipeDraft.Link, Bool)] = []
    let (lines, steps) = (Set(draft.ingredientLines), Set(draft.instructionLines))
    for (line, link) in note.links {
      let isInSteps = steps.contains(ImportedText.withoutStepNumber(line))
      if isInSteps || lines.contains(line) { found.append((link, isInSteps)) }
    }
    draft.link(to: found)
    return draft
  }

  /// What front matter lists and what the text does. Below headings that say so the text counts, since front matter often
  /// only names what is in it; where front matter alone has ingredients and steps, the text is the description.
  private static func joined(_ matter: RecipeDraft, _ note: NoteText, _ read: RecipeDraft?) -> RecipeDraft? {
    var draft = matter
    if let read, note.parts.contains(.ingredients), !read.groups.isEmpty, !draft.groups.isEmpty {
      draft.losses += losses("ingredients", draft.ingredientLines, besides: read.ingredientLines)
      draft.groups = []
    }
    if let read, note.parts.contains(.instructions), !read.sections.isEmpty, !draft.sections.isEmpty {
      draft.losses += losses("instructions", draft.instructionLines, besides: read.instructionLines)
      draft.sections = []
    }
    let isListed = !draft.groups.isEmpty
    if let read, draft.groups.isEmpty || draft.sections.isEmpty && !read.sections.isEmpty {
      draft = filled(draft, from: read)
    } else if isListed {
      let prose = ImportedText.lines(note.text)
      draft.summary = ([draft.summary].compactMap(\.self) + prose).joined(separator: "\n").nonEmpty
    } else {
      return nil
    }
    if isListed || note.parts.contains(.ingredients) && !draft.groups.isEmpty {
      draft.losses.removeAll { $0 == .byLooks }
      if !draft.sections.isEmpty, matter.sections.isEmpty, !note.parts.contains(.instructions) {
        draft.losses.append(.stepsByLooks)
      }
    }
    return draft
  }

  /// What front matter says and the text does not.
  private static func losses(_ field: String, _ lines: [String], besides others: [String]) -> [ImportLoss] {
    let text = TextFolding.folded(others.joined(separator: "\n"))
    return lines.filter { !text.contains(TextFolding.folded($0)) }.map { ImportLoss(.dropped, field, $0) }
  }

  private static func filled(_ matter: RecipeDraft, from text: RecipeDraft) -> RecipeDraft {
    var draft = matter
    draft.fill(from: text)
    draft.tip = draft.tip ?? text.tip
    draft.difficulty = draft.difficulty ?? text.difficulty
    draft.keywords = matter.keywords + text.keywords
    draft.losses += text.losses
    return draft
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0.lowercased()).inserted }
  }

  // MARK: Names of files

  /// `Beef stew` of `beef-stew.md`, and of `beef-stew/index.md`.
  private static func title(ofFile path: String) -> String? {
    guard let stem = stem(of: path) else { return nil }
    guard !stem.contains(" ") else { return stem }
    let words = stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.first.map { $0.uppercased() + words.dropFirst() }
  }

  private static func stem(of path: String) -> String? {
    var parts = path.split(separator: "/").map(String.init)
    guard let name = parts.popLast(), let ending = endings.first(where: { name.lowercased().hasSuffix($0) }) else {
      return nil
    }
    var stem = String(name.dropLast(ending.utf8.count))
    if ["index", "_index", "readme", "recipe"].contains(stem.lowercased()) {
      guard let folder = parts.last else { return nil }
      stem = folder
    }
    // Notion puts the number of a page behind its name.
    if let number = numbered.wholeMatch(in: stem) { stem = String(number.1) }
    return stem.trimmed.nonEmpty
  }

  private static let numbered = TextPattern(/(.+) [0-9a-f]{32}/)
}
