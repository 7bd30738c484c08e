internal import Cookbook
internal import JSONReading

/// Recipes whose ingredients and steps are texts of lines: Paprika, Mela, RecipeSage.
///
/// A line `# Title` (Mela), `Title:` (Paprika) or `[Title]` (RecipeSage) opens a group.
enum LinedRecipe {
  /// Under which keys a program keeps what all of them have.
  struct Keys: Sendable {
    var title = "name"
    var summary = "description"
    var steps = "instructions"
    var yield = "yield"
    var preparation = "prepTime"
    var cooking = "cookTime"
    var total = "totalTime"
    var categories = "categories"
    var address = "url"
    var source = "source"
    var nutrition = "nutrition"
    var favourite = "favorite"
    var pictures = "images"
    /// What means nothing elsewhere.
    var quiet: Set<String> = ["id", "uid", "hash", "created", "photo_hash", "photo", "date", "in_trash", "wantToCook"]

    static let paprika = Keys(
      steps: "directions", yield: "servings", preparation: "prep_time", cooking: "cook_time", total: "total_time",
      address: "source_url", nutrition: "nutritional_info", favourite: "on_favorites", pictures: "photo_data",
      quiet: [
        "uid", "hash", "created", "photo_hash", "photo", "photo_large", "image_url", "scale", "is_pinned",
      ])
    static let mela = Keys(title: "title", summary: "text", address: "link")
    static let recipeSage = Keys(
      title: "title", preparation: "activeTime", categories: "labels",
      quiet: ["id", "userId", "folder", "createdAt", "updatedAt", "indexedAt", "recipeLabels", "recipeImages"])
  }

  static func draft(_ value: JSONValue, _ keys: Keys) -> RecipeDraft {
    var members = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = members.text(keys.title)
    draft.summary = members.lines(keys.summary).joined(separator: "\n").nonEmpty
    let (ingredients, steps) = (members.lines("ingredients"), members.lines(keys.steps))
    draft.take(LinedText.groups(ingredients.compactMap(LinedText.plain)))
    draft.take(LinedText.sections(steps.compactMap(LinedText.plain)))
    draft.link(to: ingredients.flatMap(LinedText.links))
    draft.link(to: steps.flatMap(LinedText.links), inSteps: true)
    draft.yieldText = members.text(keys.yield)
    draft.preparationMinutes = members.minutes(keys.preparation)
    draft.cookingMinutes = members.minutes(keys.cooking)
    draft.statedTotalMinutes = members.minutes(keys.total)
    draft.takeLabels(members.names(keys.categories))
    let source = members.text(keys.source)
    draft.source = members.text(keys.address) ?? source
    draft.tip =
      members.lines("notes").compactMap(LinedText.plain).map { LinedText.title($0).map { "\($0):" } ?? $0 }.joined(
        separator: " "
      ).nonEmpty
    draft.isFavourite = (members.member(keys.favourite).map { $0.bool ?? ($0.integer == 1) }) ?? false
    let word = members.text("difficulty")
    draft.difficulty = difficulty(word)
    if let word, draft.difficulty == nil { draft.losses.append(ImportLoss(.dropped, "difficulty", word)) }
    let pictures = members.member(keys.pictures)
    draft.takePicture(firstText(pictures))
    if let pictures, firstText(pictures) == nil { members.note(keys.pictures, pictures, instead: "a picture") }
    let further = (pictures?.array?.count ?? 1) - 1
    if further > 0 { draft.losses.append(ImportLoss(.dropped, "pictures", "all but the first, \(further) more")) }
    draft.takeNutrition(members.lines(keys.nutrition))
    draft.losses += members.losses(quietly: keys.quiet)
    return draft
  }

  private static func difficulty(_ text: String?) -> Difficulty? {
    switch text?.lowercased() {
    case "easy": .easy
    case "medium": .medium
    case "hard", "difficult": .hard
    default: nil
    }
  }

  private static func firstText(_ value: JSONValue?) -> String? { value?.string ?? value?.array?.first?.string }

  /// RecipeSage keeps labels and pictures as objects: `{"label": {"title": "soup"}}`, `{"image": {"location": "https://…"}}`.
  static func recipeSage(_ value: JSONValue) -> RecipeDraft {
    var draft = draft(value, .recipeSage)
    draft.takeLabels(
      (value["recipeLabels"]?.array ?? []).compactMap { $0["label"]?["title"].flatMap(MemberReader.text) })
    let pictures = (value["recipeImages"]?.array ?? []).compactMap { $0["image"]?["location"]?.string }
    draft.image = pictures.first
    if pictures.count > 1 {
      draft.losses.append(ImportLoss(.dropped, "pictures", pictures.dropFirst().joined(separator: ", ")))
    }
    return draft
  }
}

/// Lists of lines with headings among them, which may have no lines.
enum LinedText {
  /// A line without the marks of Markdown and those of Paprika: of `[recipe:Pesto]` the name stays, of `[photo:1]`
  /// nothing; `nil` where nothing is left.
  static func plain(_ line: String) -> String? {
    ImportedText.line(StepMarkdown.plain(line.contains("[") ? marked(line).plain : line))
  }

  /// The recipes that a line links to.
  static func links(_ line: String) -> [String] { line.contains("[") ? marked(line).links : [] }

  /// Bytes of the longest name between brackets.
  private static let longestName = 400

  private static func marked(_ line: String) -> (plain: String, links: [String]) {
    var (plain, links) = ("", [String]())
    var rest = line[...]
    while let open = rest.firstIndex(of: "[") {
      plain += rest[..<open]
      rest = rest[open...]
      // Byte by byte: a text may have nothing but brackets, and letters are counted from each of them.
      let bytes = rest.utf8.dropFirst().prefix(longestName).prefix { !marks.contains($0) }
      let isClosed = bytes.endIndex < rest.endIndex && rest.utf8[bytes.endIndex] == UInt8(ascii: "]")
      let inner = rest[bytes.startIndex..<(isClosed ? bytes.endIndex : bytes.startIndex)]
      if isClosed, inner.hasPrefix("recipe:"), let name = String(inner.dropFirst(7)).trimmed.nonEmpty {
        links.append(name)
        plain += name
        rest = rest[inner.endIndex...].dropFirst()
      } else if isClosed, inner.hasPrefix("photo:") {
        rest = rest[inner.endIndex...].dropFirst()
      } else {
        plain += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return (plain + rest, links)
  }

  /// `[`, `]`, and what ends a line.
  private static let marks: Set<UInt8> = [0x5B, 0x5D, 0x0A, 0x0D]

  static func groups(_ lines: [String]) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for line in lines {
      if let title = title(line), !LineJudge.beginsWithAmount(line) {
        groups.append(RecipeDraft.Group(title: title))
      } else {
        groups[groups.count - 1].lines.append(ImportedText.withoutBullet(line))
      }
    }
    return groups
  }

  static func sections(_ lines: [String]) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    for line in lines {
      if let title = title(line) {
        sections.append(RecipeDraft.Section(title: title))
      } else {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(ImportedText.withoutBullet(line)))
      }
    }
    return sections
  }

  /// `# Title` in any depth, `[Title]`, `Title:`.
  static func title(_ line: String) -> String? {
    let words = line.drop { $0 == "#" }
    if words.count < line.count, words.first == " " { return String(words.dropFirst()).trimmed.nonEmpty }
    if line.hasPrefix("["), line.hasSuffix("]") { return String(line.dropFirst().dropLast()).nonEmpty }
    return line.hasSuffix(":") && line.utf8.count < 60 ? line.withoutColon.nonEmpty : nil
  }
}
