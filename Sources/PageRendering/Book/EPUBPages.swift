internal import BookPlanning

/// The pages of the printed book that an EPUB refers to, so that both can be cited alike.
public struct EPUBPages: Sendable {
  /// What was printed, such as “Soups, PDF, A5”; `nil` without a printed book.
  public let source: String?
  /// The page that begins with a document, as printed on it.
  let labels: [EPUBLayout.Part: String]

  public static let none = EPUBPages(source: nil, labels: [:])

  var isEmpty: Bool { labels.isEmpty }

  private init(source: String?, labels: [EPUBLayout.Part: String]) {
    self.source = source
    self.labels = labels
  }

  /// - Parameter pages: the page on which each document begins, from 1. Where several begin on one page, the first of
  ///   them has it.
  public init(source: String, _ pages: [(part: EPUBLayout.Part, page: Int)]) {
    var known: Set<Int> = []
    var labels: [EPUBLayout.Part: String] = [:]
    for (part, page) in pages where known.insert(page).inserted { labels[part] = String(page) }
    self.init(source: source, labels: labels)
  }
}
