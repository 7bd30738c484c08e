internal import Cookbook
internal import CookbookReading
internal import SourceText

/// Recipes in Cooklang: ingredients `@flour{200%g}`, cookware `#pan{}` and timers `~{10%minutes}` stand in the steps.
///
/// Source: cooklang.org specification. Steps are paragraphs; `== Name ==` opens a section; `-- …` and `[- … -]` are
/// comments; `> …` are notes; metadata are `>> key: value` lines or front matter.
enum Cooklang {
  static func isRecipe(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.contains { $0.hasPrefix(">> ") }
      || lines.contains { line in
        line.contains("{") && line.firstRange(of: "@") != nil && line.contains("}")
      }
  }

  /// - Parameter name: the title where the text states none.
  static func recipe(_ text: String, name: String) -> RecipeDraft {
    var reader = CooklangReader(title: name)
    reader.read(text)
    return reader.finished()
  }
}

private struct CooklangReader {
  private var draft = RecipeDraft()
  private var group = RecipeDraft.Group()
  private var section = RecipeDraft.Section()
  private var paragraph: [String] = []
  private var (bytesOfSteps, countOfSteps) = (0, 0)
  private var notes: [String] = []
  /// The key that lines below it belong to.
  private var parent = ""
  private var cookware: [String] = []
  /// Figures below the key `nutrition`, a line each.
  private var nutrition: [String] = []
  /// Recipes that marks name; they are noted together, since each is looked for among all before it.
  private var linked: [String] = []
  /// What the group and the cookware hold already.
  private var knownLines: Set<String> = []
  private var knownCookware: Set<String> = []

  init(title: String) { (draft.title, draft.aliases) = (title, [title]) }

  mutating func read(_ text: String) {
    let (matter, body) = CooklangMatter.cut(text)
    if let matter { read(matter: matter) }
    Self.forEachLine(of: body) { line in
      let line = line.trimmed
      let mark = line.utf8.first.map { UnicodeScalar($0) }
      if line.utf8.starts(with: ">>".utf8) {
        metadata(String(line.dropFirst(2)).trimmed)
      } else if mark == ">" {
        notes.append(String(line.dropFirst()).trimmed)
      } else if mark == "=" {
        closeSection()
        let title = line.split(separator: "=").joined(separator: "=").trimmed.nonEmpty
        (group.title, section.title) = (title, title)
      } else if line.isEmpty {
        closeStep()
      } else {
        paragraph.append(line)
      }
    }
  }

  /// Front matter is YAML; where it fails to be, its lines are read one by one.
  private mutating func read(matter: String) {
    guard let entries = CooklangMatter.entries(matter) else {
      for line in matter.split(whereSeparator: \.isNewline) { metadata(String(line)) }
      return
    }
    for entry in entries {
      // A tag of a list may have a comma within.
      if entry.key == "tags", entry.isOfList {
        draft.keywords.append(entry.value)
      } else {
        take(entry.key, entry.value)
      }
    }
  }

  mutating func finished() -> RecipeDraft {
    closeSection()
    draft.link(to: linked, inSteps: true)
    draft.tip = notes.filter { !$0.isEmpty }.joined(separator: "\n").nonEmpty
    draft.takeNutrition(nutrition)
    if !cookware.isEmpty {
      draft.losses.append(
        ImportLoss(.dropped, "cookware", "it stays in the steps only: \(cookware.joined(separator: ", "))"))
    }
    return draft
  }

  /// Hands on line after line without comments: a list of all would be many times as large as a text of short ones.
  private static func forEachLine(of text: String, _ body: (String) -> Void) {
    let bytes = withoutComments(Array(text.utf8))
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[start..<end]
      // An address among the metadata may have such dashes within.
      let isMetadata = line.starts(with: ">>".utf8)
      let comment = line.indices.dropLast().first { index in
        line[index] == 0x2D && line[index + 1] == 0x2D && (!isMetadata || line[..<index].last == 0x20)
      }
      body(String(decoding: line[..<(comment ?? end)], as: UTF8.self))
      start = end + (bytes[end...].starts(with: "\r\n".utf8) ? 2 : 1)
    }
  }

  /// Without what stands between `[-` and `-]`; bytes are looked for, since piles of accents cost a hundred times as much as letters.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    func place(of first: UInt8, _ second: UInt8, from start: Int) -> Int? {
      (start..<max(start, bytes.count - 1)).first { bytes[$0] == first && bytes[$0 + 1] == second }
    }
    var kept: [UInt8] = []
    var rest = 0
    while let start = place(of: 0x5B, 0x2D, from: rest), let end = place(of: 0x2D, 0x5D, from: start + 2) {
      kept += bytes[rest..<start]
      rest = end + 2
    }
    return rest == 0 ? bytes : kept + bytes[rest...]
  }

  /// One line of metadata: `key: value`, or below a key without a value `- item` and `  name: value`.
  private mutating func metadata(_ line: String) {
    if line.trimmed.hasPrefix("- ") {
      return take(parent, CooklangMatter.unquoted(String(line.trimmed.dropFirst(2)).trimmed))
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased().trimmed
    let value = CooklangMatter.unquoted(String(line[line.index(after: colon)...]).trimmed)
    if line.first?.isWhitespace != true { parent = name }
    take(parent == name ? name : "\(parent).\(name)", value)
  }

  private mutating func take(_ key: String, _ value: String) {
    guard !value.isEmpty else { return }
    switch key {
    case "title": draft.title = value
    case "servings", "serves", "yield":
      // `4|2|8`: the first counts, the others are what it can be scaled to.
      let value = value.split(separator: "|").first.map { String($0).trimmed } ?? value
      if draft.yieldText == nil { draft.yieldText = value } else { draft.furtherYields.append(value) }
    case "prep time", "prep_time", "time.prep", "time.prep time": draft.preparationMinutes = TimeText.minutes(value)
    case "cook time", "cook_time", "time.cook", "time.cook time": draft.cookingMinutes = TimeText.minutes(value)
    case "time", "duration", "time required", "total time": draft.statedTotalMinutes = TimeText.minutes(value)
    case "source", "source.url": draft.source = value
    case "author", "source.author", "author.name": draft.authors = [value]
    case "course", "category": draft.categories.append(value)
    case "cuisine": draft.cuisines.append(value)
    case "description", "introduction": draft.summary = value
    case "tags":
      draft.keywords += value.split { ",[]".contains($0) }.map { CooklangMatter.unquoted(String($0).trimmed) }.filter {
        !$0.isEmpty
      }
    case "image", "picture": draft.image = value
    case "difficulty" where FactWords.difficulty(value) != nil: draft.difficulty = FactWords.difficulty(value)
    case "locale" where LanguageTag.read(value) != nil: draft.language = LanguageTag.read(value)
    case "date" where CalendarDate(value) != nil: draft.date = CalendarDate(value)
    case "nutrition": draft.takeNutrition([value])
    case _ where key.hasPrefix("nutrition."): nutrition.append("\(key.dropFirst(10)): \(value)")
    default: draft.losses.append(ImportLoss(.dropped, key, value))
    }
  }

  /// What stands behind as many steps as a recipe can have is not read: it is dropped, and said, at the end.
  private mutating func closeStep() {
    guard !paragraph.isEmpty else { return }
    let whole = paragraph.joined(separator: " ")
    paragraph = []
    (bytesOfSteps, countOfSteps) = (bytesOfSteps + whole.utf8.count, countOfSteps + 1)
    guard bytesOfSteps <= RecipeSize.instructions, countOfSteps <= RecipeSize.steps else {
      draft.unreadSteps += 1
      return
    }
    let text = step(whole)
    if !text.isEmpty { section.steps.append(RecipeDraft.Step(text)) }
  }

  private mutating func closeSection() {
    closeStep()
    if !group.lines.isEmpty { draft.groups.append(group) }
    if !section.steps.isEmpty { draft.sections.append(section) }
    (group, section, knownLines) = (RecipeDraft.Group(), RecipeDraft.Section(), [])
  }

  // MARK: Steps

  /// The text of a step with its marks read; none where it is the list of a recipe that had one,
  /// `Ingredients: @flour{}, @milk{}.`
  private mutating func step(_ text: String) -> String {
    var result = ""
    var between = ""
    var rest = text[...]
    let ends = CooklangMark.Ends(text)
    while !rest.isEmpty {
      // Byte by byte: telling letters with piles of accents takes long.
      let plain = rest.prefix(upTo: rest.utf8.firstIndex { Self.signs.contains($0) } ?? rest.endIndex)
      result += plain
      between += plain
      rest = rest[plain.endIndex...]
      guard let sign = rest.unicodeScalars.first else { break }
      let first = Character(sign)
      guard let mark = CooklangMark(rest, ends) else {
        result.append(first)
        between.append(first)
        rest = Substring(rest.unicodeScalars.dropFirst())
        continue
      }
      take(mark, as: first)
      result += first == "~" ? [mark.quantity, mark.unit].compactMap(\.self).joined(separator: " ") : mark.name
      if first == "~", mark.quantity == nil { result += mark.name }
      rest = mark.rest
    }
    let said = between.utf8.lazy.filter { !Self.listSigns.contains($0) }
    return said.elementsEqual("Ingredients:".utf8) ? "" : result
  }

  /// `@`, `#` and `~`.
  private static let signs: Set<UInt8> = [0x40, 0x23, 0x7E]
  /// Blanks, commas and full stops.
  private static let listSigns: Set<UInt8> = [0x20, 0x2C, 0x2E]

  private mutating func take(_ mark: CooklangMark, as sign: Character) {
    if sign == "#", knownCookware.insert(mark.name).inserted { cookware.append(mark.name) }
    guard sign == "@" else { return }
    if mark.isRecipe { linked.append(mark.name) }
    var line = [mark.quantity, mark.unit, mark.name].compactMap(\.self).joined(separator: " ")
    if let note = mark.note { line += ", \(note)" }
    if mark.isOptional { line += " (optional)" }
    // `@&flour{}` speaks of what is on the list already.
    if mark.isReference, mark.quantity == nil { return }
    if knownLines.insert(line).inserted || mark.quantity != nil { group.lines.append(line) }
  }
}
