/// The pages of the printed book that an EPUB refers to, so that both can be cited alike.
public struct EPUBPages: Sendable {
  /// What was printed, such as “Soups (PDF, A5)”; `nil` without a printed book.
  public let source: String?
  /// The pages, as printed on them, by the names of the places that begin them.
  let labels: [String: String]

  public static let none = EPUBPages(source: nil, labels: [:])

  var isEmpty: Bool { labels.isEmpty }

  private init(source: String?, labels: [String: String]) {
    self.source = source
    self.labels = labels
  }

  /// - Parameter places: names of elements of the printed book and the pages they begin on, from 1, in its order. Of
  ///   several that begin on one page the first has it.
  public init(source: String, _ places: [(name: String, page: Int)]) {
    var known: Set<Int> = []
    var labels: [String: String] = [:]
    for (name, page) in places where Self.isDocument(name) && known.insert(page).inserted {
      labels[name] = String(page)
    }
    self.init(source: source, labels: labels)
  }

  /// Whether a document of that name may be in an EPUB: not for parts of a recipe.
  private static func isDocument(_ name: String) -> Bool {
    ["opening-", "chapter-", "recipe-"].contains { name.hasPrefix($0) }
      || ["substitutions", "measures", "nutrition", "ingredients", "tags"].contains(name)
  }
}
