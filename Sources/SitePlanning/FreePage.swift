internal import CookbookReading
public import Fingerprints
public import RecipeMarkdown
public import SourceText

/// A page of text beside the recipes, such as one about techniques: Markdown in the folder `pages` of the content.
public struct FreePage: Sendable {
  /// Below the content folder.
  public let path: String
  public let source: SourceFile
  /// The text of the heading of level one it begins with, else the name of its file.
  public let title: String
  public let tree: MarkdownTree
  /// What its links and pictures lead to, by their paths as written: paths of the site.
  public internal(set) var targets: [String: String] = [:]

  /// Bytes of a page: twice as many as the longest chapter of a book has.
  static let longest = 250_000

  /// `nil` for what is no text (`text-encoding`), two of them (`text-merge`), or longer than any page (`page-length`).
  ///
  /// - Parameter path: below the content folder.
  public static func read(_ source: SourceFile, path: String) -> Checked<FreePage?> {
    if let problem = TextEncoding.problem(in: source) ?? source.unsettledMerge { return Checked(nil, [problem]) }
    guard source.bytes.count <= longest else { return Checked(nil, [tooLong(source)]) }
    return Checked(FreePage(source, path: path))
  }

  private static func tooLong(_ source: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, "page-length", path: source.path,
      message: "found \(source.bytes.count) bytes, and a page can have \(longest)", hint: "make several pages of it")
  }

  private init(_ source: SourceFile, path: String) {
    (self.source, self.path) = (source, path)
    tree = source.bytes.withUnsafeBufferPointer { MarkdownDocument.parse($0, dialect: .github) }
    let name = path.split(separator: "/").last.map { String($0.dropLast(".md".utf8.count)) } ?? path
    title = Self.heading(of: tree).map { MarkdownPlainText.text(of: $0) } ?? name
  }

  /// The heading that is the title, which pages show by themselves.
  public static func heading(of tree: MarkdownTree) -> MarkdownNode? {
    tree.root.firstChild.flatMap { $0.kind == .heading && $0.headingLevel == 1 ? $0 : nil }
  }

  /// `pages/how-to/Plan a week.md` → `pages/how-to/plan-a-week.html`
  public var page: String {
    let parts = path.dropLast(".md".utf8.count).split(separator: "/").map { Slug.make(String($0)) }
    return parts.joined(separator: "/") + ".html"
  }

  /// Whether it stands in the folder itself, and so in the footer of every page.
  public var isTop: Bool { path.utf8.count { $0 == UInt8(ascii: "/") } == 1 }

  /// Of all that its page shows.
  public var fingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(path)
    builder.combine(source.bytes)
    for (destination, target) in targets.sorted(by: { $0.key < $1.key }) {
      builder.combine(destination)
      builder.combine(target)
    }
    return builder.finish()
  }
}
