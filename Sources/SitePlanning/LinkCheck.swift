public import CookbookReading
public import SourceText

/// Finds links that no page will show as links.
public enum LinkCheck {
  /// One warning for each link or picture with a scheme that is not allowed, or that names a host without a scheme, and for
  /// each that is written as Obsidian and wikis do.
  public static func diagnostics(_ document: RecipeDocument) -> [Diagnostic] {
    refused(document) + wikiLinks(document)
  }

  private static func wikiLinks(_ document: RecipeDocument) -> [Diagnostic] {
    WikiLink.all(in: document.file.bytes, from: document.bodyStart).map { link in
      document.file.diagnostic(
        .warning, "link-wiki", at: link.range,
        message: "“\(String(decoding: document.file.bytes[link.range], as: UTF8.self))” is no link in Markdown",
        hint: "write “\(link.inMarkdown)”, with the path of the file")
    }
  }

  private static func refused(_ document: RecipeDocument) -> [Diagnostic] {
    (document.links + document.images).compactMap { reference in
      guard LinkDestination(reference.destination) == .refused else { return nil }
      return document.file.diagnostic(
        .warning, "link-refused", at: reference.range,
        message: "“\(reference.destination)” is shown as text, because pages do not link there",
        hint: "link to a recipe, or to an address that starts with \(schemes)")
    }
  }

  private static var schemes: String {
    LinkDestination.allowedSchemes.sorted().map { "“\($0):”" }.joined(separator: ", ")
  }
}
