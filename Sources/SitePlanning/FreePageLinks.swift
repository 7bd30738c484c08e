internal import CookbookReading
public import Fingerprints
internal import RecipeMarkdown
public import SourceText

/// Finds what the links and pictures of free pages lead to.
public enum FreePageLinks {
  /// `link-broken` for what leads nowhere, `link-fragment` for what leads to a heading that a page of text has not; the paths of diagnostics are those of the pages' sources.
  ///
  /// - Parameters:
  ///   - contentFiles: of the content folder that are no recipes.
  ///   - damaged: pictures that cannot be shown, which somebody else tells.
  public static func resolve(
    _ pages: [FreePage], in site: Site, contentFiles: [String: Fingerprint], damaged: Set<String> = []
  ) -> Checked<[FreePage]> {
    let addresses = Dictionary(pages.map { ($0.path, $0.page) }) { first, _ in first }
    var diagnostics: [Diagnostic] = []
    let known = addresses.keys.sorted() + site.recipeByPath.keys.sorted()
    let found = pages.map { links(of: $0.tree.root) }
    let hasFragments = found.contains { $0.contains { !$0.fragment.isEmpty } }
    let anchors = hasFragments ? Dictionary(pages.map { ($0.page, $0.anchors) }) { first, _ in first } : [:]
    let resolved = zip(pages, found).map { page, links in
      var page = page
      var search = DestinationSearch(in: page.source)
      for link in links {
        let path = ContentPath.resolve(link.path, from: page.path)
        let isKnown = page.targets[link.path] != nil
        if !link.path.isEmpty, !isKnown {
          if let path, link.isImage, damaged.contains(path) { continue }
          page.targets[link.path] = path.flatMap { path in
            link.isImage
              ? (isPicture(path, among: contentFiles) ? PictureFile.site(path) : nil)
              : address(of: path, in: site, addresses)
          }
          if page.targets[link.path] == nil {
            diagnostics.append(broken(link, at: search.place(of: link), in: page, known: known))
          }
        }
        let target = link.path.isEmpty ? page.page : page.targets[link.path]
        if let anchors = target.flatMap({ anchors[$0] }), link.leadsNowhere(in: anchors) {
          diagnostics.append(missing(link, at: search.place(of: link), in: page, known: anchors))
        }
      }
      return page
    }
    return Checked(resolved, diagnostics)
  }

  /// The pictures that pages show, by their paths below the content folder.
  public static func pictures(of pages: [FreePage], among contentFiles: [String: Fingerprint]) -> Set<String> {
    let found = pages.flatMap { page in
      links(of: page.tree.root).compactMap { $0.isImage ? ContentPath.resolve($0.path, from: page.path) : nil }
    }
    return Set(found.filter { isPicture($0, among: contentFiles) })
  }

  private static func isPicture(_ path: String, among contentFiles: [String: Fingerprint]) -> Bool {
    contentFiles[path] != nil && PictureFile.isPicture(path)
  }

  private static func address(of path: String, in site: Site, _ pages: [String: String]) -> String? {
    for candidate in [path, path + ".md", path + ".json"] {
      if let page = pages[candidate] { return page }
      if let index = site.recipeByPath[candidate] { return site.recipes[index].page }
    }
    return nil
  }

  struct Link {
    /// Empty for a link into the page itself.
    let path: String
    /// Decoded, without its `#`; empty where there is none.
    let fragment: String
    let isImage: Bool
    let written: String
    /// Of the block it stands in.
    let line: Int

    /// Every page has a top, and browsers look for the words of `#:~:text=…` themselves.
    func leadsNowhere(in anchors: Set<String>) -> Bool {
      !fragment.isEmpty && fragment.lowercased() != "top" && !fragment.hasPrefix(":~:") && !anchors.contains(fragment)
    }
  }

  private static func links(of node: MarkdownNode, line: Int = 1) -> [Link] {
    let line = max(line, node.startLine)
    let inner = node.children.flatMap { links(of: $0, line: line) }
    guard node.kind == .link || node.kind == .image,
      case .local(let path, let fragment) = LinkDestination(node.destination), !(path.isEmpty && fragment.isEmpty)
    else { return inner }
    let link = Link(
      path: path, fragment: PercentEncoding.decoded(String(fragment.dropFirst())), isImage: node.kind == .image,
      written: node.destination, line: line)
    // The destination of a picture stands before that of the link around it.
    return inner + [link]
  }

  private static func broken(_ link: Link, at range: Range<Int>, in page: FreePage, known: [String]) -> Diagnostic {
    let suggestion = link.isImage ? nil : ContentPath.suggestion(for: link.path, from: page.path, among: known)
    return page.source.diagnostic(
      .error, "link-broken", at: range,
      message: link.isImage ? "there is no picture “\(link.path)”" : "“\(link.path)” leads to no recipe or page",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "write the path as seen from this file")
  }

  private static func missing(_ link: Link, at range: Range<Int>, in page: FreePage, known: Set<String>) -> Diagnostic {
    let suggestion = NearMiss.suggestion(for: link.fragment, among: known.sorted())
    return page.source.diagnostic(
      .warning, "link-fragment", at: range,
      message: "“#\(link.fragment)” is no heading of the page, which is shown from its top",
      hint: suggestion.map { "did you mean “#\($0)”?" }
        ?? "write a heading in small letters, with hyphens between its words")
  }
}
