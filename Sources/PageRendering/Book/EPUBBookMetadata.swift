internal import BookPlanning
internal import Cookbook
internal import EPUBFiles
internal import SitePlanning
internal import Themes

/// What a book says about itself.
struct EPUBBookMetadata {
  let book: Book
  let site: Site
  let text: InterfaceText

  func value(generator: String, hasPages: Bool) -> EPUBMetadata {
    var metadata = EPUBMetadata(
      identifier: identifier, title: book.title, subtitle: book.subtitle, languages: [book.language],
      modified: modified, accessibility: accessibility(hasPages: hasPages))
    metadata.creators = book.author.map { [$0] } ?? []
    metadata.description = site.configuration.description
    metadata.generator = generator
    return metadata
  }

  /// A site on the web gives its books names that stay; else only the contents tell a book from others.
  private var identifier: EPUBIdentifier {
    guard let base = site.configuration.baseURL else { return .content }
    return .name("\(base) \(book.language) \(book.title)")
  }

  /// The day of the newest recipe: the clock is not read, so that the same recipes give the same book.
  private var modified: String {
    let newest = book.recipes.compactMap { site.recipes[$0].date }.max()
    return "\(newest?.text ?? "1980-01-01")T00:00:00Z"
  }

  private func accessibility(hasPages: Bool) -> EPUBAccessibility {
    let features = [
      "alternativeText", "ARIA", "displayTransformability", "index", "readingOrder", "structuralNavigation",
      "tableOfContents", "unlocked",
    ]
    return EPUBAccessibility(
      accessModes: ["textual", "visual"], sufficientAccessModes: ["textual"],
      features: features + (hasPages ? ["pageBreakMarkers", "pageNavigation"] : []), summary: text[.epubSummary])
  }
}
