internal import Cookbook
internal import RecipeMarkdown
public import SourceText

/// Finds what the links and pictures of free pages lead to.
public enum FreePageLinks {
  /// `link-broken` for what leads nowhere; the paths of diagnostics are those of the pages' sources.
  ///
  /// - Parameter contentFiles: of the content folder that are no recipes.
  public static func resolve(
    _ pages: [FreePage], in site: Site, contentFiles: Set<String>
  ) -> Checked<[FreePage]> {
    let addresses = Dictionary(pages.map { ($0.path, $0.page) }) { first, _ in first }
    var diagnostics: [Diagnostic] = []
    let resolved = pages.map { page in
      var page = page
      for link in links(of: page.tree.root) where page.targets[link.path] == nil {
        let target = ContentPath.resolve(link.path, from: page.path).flatMap { path in
          link.isImage
            ? (contentFiles.contains(path) && PictureFile.isPicture(path) ? PictureFile.site(path) : nil)
            : address(of: path, in: site, addresses)
        }
        if let target {
          page.targets[link.path] = target
        } else {
          diagnostics.append(broken(link, in: page, known: addresses.keys.sorted() + site.recipeByPath.keys.sorted()))
        }
      }
      return page
    }
    return Checked(resolved, diagnostics)
  }

  private static func address(of path: String, in site: Site, _ pages: [String: String]) -> String? {
    for candidate in [path, path + ".md", path + ".json"] {
      if let page = pages[candidate] { return page }
      if let index = site.recipeByPath[candidate] { return site.recipes[index].page }
    }
    return nil
  }

  private struct Link {
    let path: String
    let isImage: Bool
    let written: String
    /// Of the block it stands in.
    let line: Int
  }

  private static func links(of node: MarkdownNode, line: Int = 1) -> [Link] {
    let line = max(line, node.startLine)
    let inner = node.children.flatMap { links(of: $0, line: line) }
    guard node.kind == .link || node.kind == .image, case .local(let path, _) = LinkDestination(node.destination),
      !path.isEmpty
    else { return inner }
    return [Link(path: path, isImage: node.kind == .image, written: node.destination, line: line)] + inner
  }

  private static func broken(_ link: Link, in page: FreePage, known: [String]) -> Diagnostic {
    let start = page.source.startOfLine(link.line)
    let written = Array(link.written.utf8)
    let range = page.source.bytes[start...].firstRange(of: written) ?? start..<start
    let suggestion = link.isImage ? nil : ContentPath.suggestion(for: link.path, from: page.path, among: known)
    return page.source.diagnostic(
      .error, "link-broken", at: range,
      message: link.isImage ? "there is no picture “\(link.path)”" : "“\(link.path)” leads to no recipe or page",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "write the path as seen from this file")
  }
}
