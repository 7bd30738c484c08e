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
    draft.summary = body.joined(separator: "\n").nonEmpty
    return draft
  }

  private static func take(_ entry: YAMLEntry, into draft: inout RecipeDraft) {
    let texts = texts(entry.value)
    switch entry.key.text {
    case "layout": break
    case "title": draft.title = texts.first
    case "image": draft.image = texts.first
    case "tags", "categories": draft.keywords += texts.flatMap { $0.split(separator: ",").map(String.init) }
    case "yield", "servings": draft.yieldText = texts.first
    case "ingredients": draft.groups.insert(.init(lines: texts), at: 0)
    case "components": draft.groups.append(.init(lines: texts))
    case "directions": draft.sections = [.init(steps: texts.map { RecipeDraft.Step($0) })]
    default:
      if !texts.isEmpty {
        draft.losses.append(ImportLoss(.dropped, entry.key.text, texts.joined(separator: ", ")))
      }
    }
  }

  private static func texts(_ node: YAMLNode) -> [String] {
    (node.sequence ?? [node]).compactMap { $0.scalar.flatMap { ImportedText.line($0.text) } }
  }
}
