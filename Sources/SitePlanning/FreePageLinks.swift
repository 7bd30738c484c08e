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
    let known = addresses.keys.sorted() + site.recipeByPath.keys.sorted()
    let resolved = pages.map { page in
      var page = page
      var search = DestinationSearch(in: page.source)
      for link in links(of: page.tree.root) where page.targets[link.path] == nil {
        let target = ContentPath.resolve(link.path, from: page.path).flatMap { path in
          link.isImage
            ? (contentFiles.contains(path) && PictureFile.isPicture(path) ? PictureFile.site(path) : nil)
            : address(of: path, in: site, addresses)
        }
        if let target {
          page.targets[link.path] = target
        } else {
          diagnostics.append(broken(link, at: search.place(of: link), in: page, known: known))
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
    // The destination of a picture stands before that of the link around it.
    return inner + [Link(path: path, isImage: node.kind == .image, written: node.destination, line: line)]
  }

  /// Finds destinations in the text, each behind the one before it.
  private struct DestinationSearch {
    private let source: SourceFile
    /// Where the last one ends.
    private var end = 0
    /// How many bytes may be looked at: a destination that stands in a definition, or with escapes, is found nowhere, and
    /// of thousands of such links the text is not looked through each time.
    private var left: Int

    init(in source: SourceFile) {
      self.source = source
      left = 32 * source.bytes.count
    }

    /// The destination as it is written, in the block of the link or below; else the block's start.
    mutating func place(of link: Link) -> Range<Int> {
      let start = source.startOfLine(link.line)
      let written = Array(link.written.utf8)
      var place = max(start, end)
      while place < source.bytes.count, left > 0 {
        left -= 1
        defer { place += 1 }
        guard source.bytes[place] == written[0], source.bytes[place...].starts(with: written) else { continue }
        end = place + written.count
        return place..<end
      }
      return start..<start
    }
  }

  private static func broken(_ link: Link, at range: Range<Int>, in page: FreePage, known: [String]) -> Diagnostic {
    let suggestion = link.isImage ? nil : ContentPath.suggestion(for: link.path, from: page.path, among: known)
    return page.source.diagnostic(
      .error, "link-broken", at: range,
      message: link.isImage ? "there is no picture “\(link.path)”" : "“\(link.path)” leads to no recipe or page",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "write the path as seen from this file")
  }
}
