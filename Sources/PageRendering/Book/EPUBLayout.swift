internal import BookPlanning
internal import PageBuilding

/// The documents of a book as an EPUB, in reading order.
///
/// Each has the name that its place has in the printed book, so that pages can be found by it.
struct EPUBLayout {
  /// What a document shows.
  enum Part: Hashable {
    case cover
    case title
    /// Prose before the first chapter, by its place in `Book.opening`.
    case opening(Int)
    /// The first page of a chapter, by its place in `Book.chapters`.
    case chapter(Int)
    /// Prose in a chapter: the places of the chapter and of the item there.
    case prose(chapter: Int, item: Int)
    /// By its place in `Site.recipes`.
    case recipe(Int)
    case substitutions, measures, nutrition, ingredients, tags, colophon
  }

  struct Document {
    let part: Part
    /// The name of its place in the book.
    let name: String
    /// The chapter it belongs to, by its place in `Book.chapters`.
    var chapter: Int?

    var path: String { "\(name).xhtml" }
  }

  let documents: [Document]

  static let stylesheet = "book.css"
  static let cover = "cover.svg"

  init(_ book: Book, links: BookLinks) {
    var documents = [Document(part: .cover, name: "cover"), Document(part: .title, name: "title")]
    documents += book.opening.indices.map { Document(part: .opening($0), name: "opening-\($0 + 1)") }
    for (number, chapter) in book.chapters.enumerated() {
      documents.append(Document(part: .chapter(number), name: "chapter-\(number + 1)", chapter: number))
      documents += Self.documents(of: chapter, number: number, links: links)
    }
    self.documents = documents + Self.back(of: book)
  }

  /// What follows the first page of a chapter, on which its first paragraphs stand.
  private static func documents(of chapter: BookChapter, number: Int, links: BookLinks) -> [Document] {
    let opening = chapter.items.prefix { $0.isParagraph }.count
    return chapter.items.enumerated().dropFirst(opening).compactMap { place, item in
      switch item {
      case .recipe(let index):
        links.anchor(ofRecipe: index).map { Document(part: .recipe(index), name: $0, chapter: number) }
      case .prose:
        Document(
          part: .prose(chapter: number, item: place),
          name: BookChapterBuilder.proseID(place, chapter: "chapter-\(number + 1)"), chapter: number)
      }
    }
  }

  /// What follows the last chapter, as far as there is something to say.
  private static func back(of book: Book) -> [Document] {
    var documents: [Document] = []
    if !book.substitutions.isEmpty { documents.append(Document(part: .substitutions, name: "substitutions")) }
    documents.append(Document(part: .measures, name: "measures"))
    documents.append(Document(part: .nutrition, name: "nutrition"))
    if !book.ingredients.isEmpty { documents.append(Document(part: .ingredients, name: "ingredients")) }
    if !book.tags.isEmpty { documents.append(Document(part: .tags, name: "tags")) }
    return documents + [Document(part: .colophon, name: "colophon")]
  }
}
