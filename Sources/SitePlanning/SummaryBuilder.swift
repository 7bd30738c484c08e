public import Cookbook
public import CookbookReading
public import Fingerprints
internal import IngredientLines
public import RecipeMarkdown
internal import SourceText

extension RecipeSummary {
  /// The summary of a recipe that was read from a Markdown file.
  public init(of entry: RecipeEntry, document: RecipeDocument, fingerprint: Fingerprint) {
    self.init(
      of: entry, links: LocalLinks.links(of: document, entry: entry), fingerprint: fingerprint,
      provisions: Self.provisions(of: document) ?? fingerprint)
  }

  /// The summary of a recipe that was read from JSON, where only ingredients link.
  public init(of entry: RecipeEntry, fingerprint: Fingerprint) {
    self.init(of: entry, links: LocalLinks.links(of: entry), fingerprint: fingerprint, provisions: fingerprint)
  }

  private init(of entry: RecipeEntry, links: [LocalLink], fingerprint: Fingerprint, provisions: Fingerprint) {
    self.init(
      path: entry.path, title: entry.recipe.texts.plainText(entry.recipe.title), lead: Self.lead(of: entry),
      tags: entry.shownTags, facts: entry.facts,
      ingredientNames: Self.ingredients(of: entry.recipe), links: links, fingerprint: fingerprint,
      provisions: provisions)
  }

  /// Of what stands above the steps; `nil` where definitions of links may stand among these, which hold for the whole file.
  private static func provisions(of document: RecipeDocument) -> Fingerprint? {
    guard !document.recipe.texts.hasDefinitions else { return nil }
    let text = document.file.bytes[...].trimmingWhiteSpace
    let steps = Array((document.recipe.instructions ?? "").utf8)[...].trimmingWhiteSpace
    guard text.suffix(steps.count) == steps else { return nil }
    return Fingerprint(of: text.dropLast(steps.count).trimmingWhiteSpace)
  }

  private static func lead(of entry: RecipeEntry) -> String? {
    guard let paragraph = entry.prose?.leadingParagraph else { return nil }
    var text = entry.recipe.texts.plainText(paragraph)
    if text.utf8.contains(0x0A) { text = text.split(whereSeparator: \.isNewline).joined(separator: " ") }
    guard text.utf8.count > 300, text.count > 300 else { return text.isEmpty ? nil : text }
    let cut = text.prefix(299)
    return String(cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)]) + "…"
  }

  private static func ingredients(of recipe: Recipe) -> [String] {
    var seen: Set<String> = []
    return recipe.allIngredients.compactMap { ingredient in
      let name = IngredientName(ingredient.name, recipe.texts).plainName
      guard !name.isEmpty, seen.insert(name).inserted else { return nil }
      return name
    }
  }
}

/// An ingredient's name in two parts: what it is, and what follows the first comma about it.
///
/// `boneless, skinless chicken breast` has its noun behind the comma, and no note.
public struct IngredientName: Sendable {
  /// Markdown.
  public let name: String
  /// Markdown of the first paragraph; `nil` when there is no comma.
  public let note: String?
  /// Plain text of the lines after the first paragraph; `nil` when there are none.
  public let remainder: String?

  private let texts: MarkdownTexts

  /// - Parameter texts: of the recipe it belongs to.
  public init(_ source: String, _ texts: MarkdownTexts) {
    self.texts = texts
    let (first, rest) = Self.firstParagraph(of: source, texts)
    remainder = rest
    guard let comma = Self.topLevelComma(in: first) else {
      name = first
      note = nil
      return
    }
    name = String(first[..<comma])
    let note = first[first.index(after: comma)...].drop { $0 == " " }
    self.note = note.isEmpty ? nil : String(note)
  }

  public var plainName: String { texts.plainText(name) }

  private static func firstParagraph(of source: String, _ texts: MarkdownTexts) -> (String, String?) {
    guard let newline = source.utf8.firstIndex(of: 0x0A) else { return (source, nil) }
    var first = source[..<newline]
    var rest = source[newline...].dropFirst()
    // Lines without indentation still belong to the first paragraph.
    while let byte = rest.utf8.first, byte != 0x0A, byte != 0x20, byte != 0x09 {
      let end = rest.utf8.firstIndex(of: 0x0A) ?? rest.endIndex
      first += " " + rest[..<end]
      rest = end < rest.endIndex ? rest[end...].dropFirst() : ""
    }
    let words = rest.split(whereSeparator: \.isNewline).joined(separator: "\n")
    guard !words.isEmpty else { return (String(first), nil) }
    let lines = rest.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let text = MarkdownPlainText.text(of: texts.tree(.blocks, of: lines).root)
    return (String(first), text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// The first comma outside brackets, parentheses and code, with a space behind it, before which a noun stands.
  private static func topLevelComma(in text: String) -> String.Index? {
    var depth = 0
    var inCode = false
    var index = text.utf8.startIndex
    while index < text.utf8.endIndex {
      let next = text.utf8.index(after: index)
      switch text.utf8[index] {
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D: depth = max(0, depth - 1)
      case 0x60: inCode.toggle()
      case 0x2C where depth == 0 && !inCode && next < text.utf8.endIndex && text.utf8[next] == 0x20:
        let isBeforeNoun =
          IngredientLineReader.isWithoutNoun(String(text[..<index]))
          && !IngredientLineReader.isWithoutNoun(String(text[next...]))
        if !isBeforeNoun { return index }
      default: break
      }
      index = next
    }
    return nil
  }
}
