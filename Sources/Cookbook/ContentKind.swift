/// What a file of the content folder holds, told by its path alone.
public enum ContentKind: Sendable, Hashable {
  /// Markdown or JSON, but not a README.
  case recipe
  /// In the folder `plans`: Markdown, JSON, or a Cooklang `.menu`.
  case plan
  /// `shopping.md`: what people put on the shopping list by hand.
  case shopping
  /// `pantry.md`: what is at home.
  case pantry
  /// `book.md`, or Markdown in the folder `books`: what stands in a printed book, and pages of prose for it.
  case book
  /// Markdown in the folder `pages`: a page of text beside the recipes.
  case page
  /// A picture, a README, anything else.
  case other

  /// - Parameter path: below the content folder, with `/` between its parts.
  public init(path: String) {
    // Asked for every file again and again, so the parts are found by bytes.
    let parts = path.utf8.split(separator: 0x2F).map { Substring($0) }
    let name = parts.last.map { $0.lowercased() } ?? ""
    let isDocument = name.hasSuffix(".md") && name != "readme.md" || name.hasSuffix(".json")
    if parts.count > 1, parts[0] == "plans" {
      self = isDocument || name.hasSuffix(".menu") ? .plan : .other
    } else if parts.count == 1, name == "shopping.md" {
      self = .shopping
    } else if parts.count == 1, name == "pantry.md" {
      self = .pantry
    } else if parts.count == 1, name == "book.md" {
      self = .book
    } else if parts.count > 1, parts[0] == "books" {
      self = name.hasSuffix(".md") ? .book : .other
    } else if parts.count > 1, parts[0] == "pages" {
      self = name.hasSuffix(".md") && name != "readme.md" ? .page : .other
    } else {
      self = isDocument ? .recipe : .other
    }
  }
}
