public import Cookbook
public import CookbookReading
public import Fingerprints
internal import RecipeMarkdown
internal import SourceText

extension RecipeSummary {
  /// The summary of a recipe that was read from a Markdown file.
  public init(of entry: RecipeEntry, document: RecipeDocument, fingerprint: Fingerprint) {
    self.init(of: entry, links: LocalLinks.links(of: document, entry: entry), fingerprint: fingerprint)
  }

  /// The summary of a recipe that was read from JSON, where only ingredients link.
  public init(of entry: RecipeEntry, fingerprint: Fingerprint) {
    self.init(of: entry, links: LocalLinks.links(of: entry), fingerprint: fingerprint)
  }

  private init(of entry: RecipeEntry, links: [LocalLink], fingerprint: Fingerprint) {
    self.init(
      path: entry.path, title: MarkdownPlainText.text(ofInline: entry.recipe.title), lead: Self.lead(of: entry),
      tags: Self.tags(of: entry), facts: entry.facts,
      ingredientNames: Self.ingredients(of: entry.recipe), links: links, fingerprint: fingerprint)
  }

  private static func lead(of entry: RecipeEntry) -> String? {
    guard let paragraph = entry.prose?.leadingParagraph else { return nil }
    var text = MarkdownPlainText.text(ofInline: paragraph)
    if text.utf8.contains(0x0A) { text = text.split(whereSeparator: \.isNewline).joined(separator: " ") }
    guard text.utf8.count > 300, text.count > 300 else { return text.isEmpty ? nil : text }
    let cut = text.prefix(299)
    return String(cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)]) + "…"
  }

  /// The tags that get a page: not times, and not the marks for favourites and archived recipes.
  private static func tags(of entry: RecipeEntry) -> [String] {
    var seen: Set<String> = []
    return entry.tags.compactMap { source in
      guard !source.isEmpty, !TagTime.isTime(source), !MarkTag.isMark(source) else { return nil }
      let tag = MarkdownPlainText.text(ofInline: source)
      return seen.insert(tag.lowercased()).inserted ? tag : nil
    }
  }

  private static func ingredients(of recipe: Recipe) -> [String] {
    var seen: Set<String> = []
    return recipe.allIngredients.compactMap { ingredient in
      let name = IngredientName(ingredient.name).plainName
      guard !name.isEmpty, seen.insert(name).inserted else { return nil }
      return name
    }
  }
}

/// An ingredient's name in two parts: what it is, and what follows the first comma about it.
public struct IngredientName: Sendable {
  /// Markdown.
  public let name: String
  /// Markdown of the first paragraph; `nil` when there is no comma.
  public let note: String?
  /// Plain text of the lines after the first paragraph; `nil` when there are none.
  public let remainder: String?

  public init(_ source: String) {
    let (first, rest) = Self.firstParagraph(of: source)
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

  public var plainName: String { MarkdownPlainText.text(ofInline: name) }

  private static func firstParagraph(of source: String) -> (String, String?) {
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
    var text = rest.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    text = text.withUTF8 { bytes in MarkdownDocument.withTree(of: bytes) { MarkdownPlainText.text(of: $0) } }
    return (String(first), text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// The first comma outside brackets, parentheses and code, with a space behind it.
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
        return index
      default: break
      }
      index = next
    }
    return nil
  }
}

extension String {
  /// The text up to the first blank line.
  public var leadingParagraph: String {
    var lineStart = utf8.startIndex
    var isBlank = true
    for index in utf8.indices {
      switch utf8[index] {
      case 0x0A:
        if isBlank { return String(self[..<(lineStart == startIndex ? lineStart : utf8.index(before: lineStart))]) }
        lineStart = utf8.index(after: index)
        isBlank = true
      case 0x20, 0x09: break
      default: isBlank = false
      }
    }
    return self
  }
}
