internal import BookPlanning
internal import CookbookReading
internal import Mustache
internal import PageBuilding
internal import RecipeMarkdown
internal import SitePlanning

/// Markdown of a book's prose as HTML.
struct BookProseHTML {
  let site: Site
  let links: BookLinks

  /// Headings of the text start at level three: chapters and recipes have those above.
  func html(_ prose: BookProse) -> HTML {
    var renderer = MarkdownHTMLRenderer(topHeadingLevel: 3, syntax: links.syntax) {
      target(of: $0, isImage: $1, from: prose.path)
    }
    renderer.renderBlocks(of: MarkdownDocument.parse(prose.markdown, dialect: .github).root)
    return HTML(trusted: renderer.take())
  }

  private func target(of destination: String, isImage: Bool, from path: String) -> MarkdownHTMLRenderer.Target {
    switch LinkDestination(destination) {
    case .refused: return .refused
    case .external(let url): return .external(PercentEncoding.normalized(url))
    case .local(let link, _):
      guard let file = ContentPath.resolve(link, from: path) else { return .refused }
      if isImage { return links.picture(file).map { .local($0) } ?? .refused }
      let recipe = site.recipeByPath[file] ?? site.recipeByPath[file + ".md"] ?? site.recipeByPath[file + ".json"]
      return recipe.flatMap(links.url).map { .local($0) } ?? .refused
    }
  }
}
