internal import BookPlanning
internal import Mustache
internal import PageBuilding
internal import Themes

/// Builds the view of a chapter.
struct BookChapterBuilder {
  let book: BookBuilder
  /// Counts from 1.
  let number: Int
  let chapter: BookChapter

  private var id: String { "chapter-\(number)" }

  func view() -> BookChapterView {
    let opening = chapter.items.prefix { $0.isParagraph }
    let items = chapter.items.dropFirst(opening.count)
    return BookChapterView(
      number: number, title: title, id: id, runningTitle: PrintedCardBuilder.running(title),
      art: BookArt(site: book.site).opener(of: chapter),
      opening: opening.enumerated().compactMap { prose($1, at: $0) },
      contents: items.enumerated().compactMap { reference(to: $1, at: $0 + opening.count) }, isLong: items.count > 10,
      items: items.enumerated().map { item($1, at: $0 + opening.count) })
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

  /// `nil` for an item that is a recipe.
  func prose(_ item: BookChapter.Item, at position: Int) -> BookProseView? {
    guard case .prose(let prose) = item else { return nil }
    return book.prose(prose, id: proseID(position))
  }

  private func item(_ item: BookChapter.Item, at position: Int) -> BookItemView {
    switch item {
    case .prose: BookItemView(prose: prose(item, at: position), dish: nil)
    case .recipe(let recipe): BookItemView(prose: nil, dish: book.dish(recipe))
    }
  }

  private func reference(to item: BookChapter.Item, at position: Int) -> BookReferenceView? {
    switch item {
    case .recipe(let recipe): return book.reference(to: recipe)
    case .prose(let prose):
      guard let title = prose.title else { return nil }
      return BookReferenceView(
        title: title, url: book.links.address(of: proseID(position)), language: book.book.language)
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
