public import CookbookReading
public import SourceText

/// Finds links that no page will show as links.
public enum LinkCheck {
  /// One warning for each link or picture with a scheme that is not allowed, or that names a host without a scheme.
  public static func diagnostics(_ document: RecipeDocument) -> [Diagnostic] {
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
