public import RecipeMarkdown

/// Where the files of a site are in a book: a recipe on its page, a tag in the index, a picture among the pictures.
public struct BookAddresses: Sendable {
  /// Addresses by paths of the site, as links of the book write them.
  public var addresses: [String: String]
  /// Whether pages are read as HTML or as XHTML.
  public var syntax: MarkdownHTMLRenderer.Syntax

  public init(_ addresses: [String: String] = [:], syntax: MarkdownHTMLRenderer.Syntax) {
    self.addresses = addresses
    self.syntax = syntax
  }
}
