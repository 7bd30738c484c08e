internal import BookPlanning
internal import Mustache

/// Builds the view of a chapter.
struct BookChapterView {
  let book: BookView
  /// Counts from 1.
  let number: Int
  let chapter: BookChapter

  private var id: String { "chapter-\(number)" }

  func value() -> Value {
    let opening = chapter.items.prefix { $0.isParagraph }
    let items = chapter.items.dropFirst(opening.count)
    return .record(
      Record(
        ViewTypes.bookChapter,
        [
          .integer(number), .text(title), .text(id), .text(PrintedCardView.running(title)),
          .text(ifPresent: BookArt(site: book.site).opener(of: chapter)),
          .list(opening.enumerated().map { prose($1, at: $0) }),
          .list(items.enumerated().compactMap { reference(to: $1, at: $0 + opening.count) }), .bool(items.count > 10),
          .list(items.enumerated().map { item($1, at: $0 + opening.count) }),
        ]))
  }

  /// Its heading in the language of the book.
  var title: String {
    let text = book.context.text
    return switch chapter.title {
    case .written(let title): title
    case .category(let name): text.name(ofCategory: name)
    case .basics: text[.bookBasics]
    case .others: text[.bookOthers]
    }
  }

  private func proseID(_ position: Int) -> String { Self.proseID(position, chapter: id) }

  /// The name of pages of prose, by their place among the items of a chapter.
  static func proseID(_ position: Int, chapter: String) -> String { "\(chapter)-prose-\(position + 1)" }

  func prose(_ item: BookChapter.Item, at position: Int) -> Value {
    guard case .prose(let prose) = item else { return .missing }
    return book.prose(prose, id: proseID(position))
  }

  private func item(_ item: BookChapter.Item, at position: Int) -> Value {
    let parts: [Value] =
      switch item {
      case .prose: [prose(item, at: position), .missing]
      case .recipe(let recipe): [.missing, book.dish(recipe)]
      }
    return .record(Record(ViewTypes.bookItem, parts))
  }

  private func reference(to item: BookChapter.Item, at position: Int) -> Value? {
    switch item {
    case .recipe(let recipe): return book.reference(to: recipe)
    case .prose(let prose):
      guard let title = prose.title else { return nil }
      return .record(
        Record(
          ViewTypes.bookReference,
          [.text(title), .text(book.links.address(of: proseID(position))), .text(book.book.language)]))
    }
  }
}

extension BookChapter.Item {
  /// Prose of the book file itself, which has no title.
  var isParagraph: Bool {
    if case .prose(let prose) = self { return prose.title == nil }
    return false
  }
}
