public import BookPlanning
internal import RecipeMarkdown
public import SitePlanning

/// The files of a book as an EPUB: which documents there are, in reading order, and where everything is.
public struct EPUBLayout: Sendable {
  /// What a document shows.
  public enum Part: Sendable, Hashable {
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
    case ingredientIndex, tagIndex, substitutions, conversions, nutrition, colophon
  }

  public struct Document: Sendable, Hashable {
    public let part: Part
    public let path: String
    /// The chapter that it belongs to, by its place in `Book.chapters`.
    public let chapter: Int?

    init(_ part: Part, _ path: String, chapter: Int? = nil) {
      self.part = part
      self.path = path
      self.chapter = chapter
    }
  }

  public let documents: [Document]
  /// Addresses as links of the documents write them; all stand in one folder.
  let addresses: BookAddresses

  static let stylesheet = "book.css"
  static let cover = "cover.svg"

  /// - Parameter pictures: those that the book holds; others are not shown.
  public init(_ book: Book, site: Site, pictures: [EPUBPicture]) {
    documents = Self.documents(book)
    var addresses: [String: String] = [:]
    for document in documents {
      if case .recipe(let index) = document.part { addresses[site.recipes[index].page] = document.path }
    }
    Self.add(book.ingredients, of: site.ingredients, in: Self.ingredientPath, to: &addresses)
    Self.add(book.tags, of: site.tags, in: Self.tagPath, to: &addresses)
    for picture in pictures { addresses[picture.sitePath] = picture.path }
    self.addresses = BookAddresses(addresses, syntax: .xml)
  }

  /// The document of a recipe of the book.
  func path(ofRecipe index: Int) -> String? { documents.first { $0.part == .recipe(index) }?.path }

  // MARK: Documents

  private static let ingredientPath = "ingredients.xhtml"
  private static let tagPath = "tags.xhtml"

  private static func documents(_ book: Book) -> [Document] {
    var documents = [Document(.cover, "cover.xhtml"), Document(.title, "title.xhtml")]
    documents += book.opening.indices.map { Document(.opening($0), "opening-\($0 + 1).xhtml") }
    var recipes = 0
    var prose = 0
    for (number, chapter) in book.chapters.enumerated() {
      documents.append(Document(.chapter(number), "chapter-\(number + 1).xhtml", chapter: number))
      for place in chapter.items.indices.dropFirst(chapter.introduction.count) {
        switch chapter.items[place] {
        case .recipe(let index):
          recipes += 1
          documents.append(Document(.recipe(index), "recipe-\(recipes).xhtml", chapter: number))
        case .prose:
          prose += 1
          let part = Part.prose(chapter: number, item: place)
          documents.append(Document(part, "prose-\(prose).xhtml", chapter: number))
        }
      }
    }
    return documents + back(book)
  }

  /// What follows the last chapter, as far as there is something to say.
  private static func back(_ book: Book) -> [Document] {
    var documents: [Document] = []
    if !book.substitutions.isEmpty { documents.append(Document(.substitutions, "substitutions.xhtml")) }
    documents.append(Document(.conversions, "conversions.xhtml"))
    documents.append(Document(.nutrition, "nutrition.xhtml"))
    if !book.ingredients.isEmpty { documents.append(Document(.ingredientIndex, ingredientPath)) }
    if !book.tags.isEmpty { documents.append(Document(.tagIndex, tagPath)) }
    return documents + [Document(.colophon, "colophon.xhtml")]
  }

  // MARK: Indexes

  /// The name of an entry's element in its index.
  static func entry(_ place: Int) -> String { "entry-\(place + 1)" }

  private static func add(
    _ entries: [BookIndexEntry], of taxa: [Taxon], in path: String, to addresses: inout [String: String]
  ) {
    let places = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for taxon in taxa {
      if let place = places[taxon.name] { addresses[taxon.page] = "\(path)#\(entry(place))" }
    }
  }
}

extension BookChapter {
  /// Paragraphs without a heading of their own before the first recipe; they stand below the chapter's title.
  var introduction: [BookProse] {
    items.prefix { item in
      if case .prose(let prose) = item { return prose.title == nil }
      return false
    }.compactMap { item in
      if case .prose(let prose) = item { return prose }
      return nil
    }
  }
}
