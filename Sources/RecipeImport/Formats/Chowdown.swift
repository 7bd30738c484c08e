internal import CookbookReading
internal import SourceText
internal import YAMLReading

/// Recipes of Chowdown: Markdown files whose front matter holds the lists, for Jekyll.
///
/// Source: the recipes of github.com/clarklab/chowdown (`layout: recipe`; `ingredients` and `directions`, or
/// `components` that lead to other recipes).
enum Chowdown {
  /// Whether a file begins with such front matter.
  static func isRecipe(_ head: Substring) -> Bool {
    head.hasPrefix("---")
      && head.split(whereSeparator: \.isNewline).contains { $0.split(separator: " ") == ["layout:", "recipe"] }
  }

  /// Errors: `import-broken` where the front matter is no YAML.
  static func recipe(_ file: SourceFile) throws(ImportFailure) -> RecipeDraft? {
    guard let matter = FrontMatter.find(in: file.bytes) else { return nil }
    let read = YAMLReader.read(file, range: matter.content)
    guard let entries = read.value?.mapping else {
      let problem = read.diagnostics.first
      let place = problem?.position.map { " in line \($0.line), column \($0.column)" } ?? ""
      throw ImportFailure(
        "import-broken", "the front matter is no YAML\(place): \(problem?.message ?? "it is no list of entries")",
        hint: "mend the lines between the two ---")
    }
    var draft = RecipeDraft()
    for entry in entries { take(entry, into: &draft) }
    let body = ImportedText.lines(String(decoding: file.bytes[matter.bodyStart...], as: UTF8.self))
    draft.summary = ([draft.summary].compactMap(\.self) + body).joined(separator: "\n").nonEmpty
    return draft
  }

  /// An address counts before words; what gives way is named.
  private static func takeSource(_ text: String?, into draft: inout RecipeDraft) {
    guard let text else { return }
    guard let other = draft.source else {
      draft.source = text
      return
    }
    let isBetter = text.contains("://") && !other.contains("://")
    draft.source = isBetter ? text : other
    draft.losses.append(ImportLoss(.dropped, "source", isBetter ? other : text))
  }

  private static func take(_ entry: YAMLEntry, into draft: inout RecipeDraft) {
    let texts = texts(entry.value)
    switch entry.key.text {
    case "layout": break
    case "title": draft.title = texts.first
    case "image": draft.image = texts.first
    case "tags", "categories": draft.keywords += texts.flatMap { $0.split(separator: ",").map(String.init) }
    case "yield", "yields", "servings": draft.yieldText = texts.first
    case "prep_time", "prep": draft.preparationMinutes = texts.first.flatMap(TimeText.minutes)
    case "cook_time", "cook": draft.cookingMinutes = texts.first.flatMap(TimeText.minutes)
    case "total_time", "time": draft.statedTotalMinutes = texts.first.flatMap(TimeText.minutes)
    case "source", "url", "link": takeSource(texts.first, into: &draft)
    case "author", "by": draft.authors = texts
    case "category", "course": draft.categories += texts
    case "cuisine": draft.cuisines += texts
    case "description": draft.summary = texts.joined(separator: "\n").nonEmpty
    case "notes", "tip": draft.tip = texts.joined(separator: " ").nonEmpty
    case "ingredients": draft.groups.insert(.init(lines: texts), at: 0)
    case "components": draft.groups.append(.init(lines: texts))
    case "directions": draft.sections = [.init(steps: texts.map { RecipeDraft.Step($0) })]
    default:
      if !texts.isEmpty {
        draft.losses.append(ImportLoss(.dropped, entry.key.text, texts.joined(separator: ", ")))
      }
    }
  }

  /// `- Sauce: fry it`, which YAML reads as a name and a value, is the text it looks like.
  private static func texts(_ node: YAMLNode) -> [String] {
    (node.sequence ?? [node]).flatMap { element -> [String] in
      if let entries = element.mapping {
        return entries.map { entry in
          "\(entry.key.text): \(texts(entry.value).joined(separator: ", "))"
        }
      }
      if element.sequence != nil { return texts(element) }
      return [element.scalar.flatMap { ImportedText.line($0.text) }].compactMap(\.self)
    }
  }
}
