public import Mustache

/// The records of books for reading devices. Their templates are XHTML.
extension ViewTypes {
  public static let epubDocument = RecordType(
    "EPUBDocument",
    [
      .init("title", .text, "Text of the `title` element, and the heading of parts that have no other."),
      .init("name", .text, "Name of the file without its ending: `title`, `chapter-1`, `recipe-12`, `tags`."),
      .init("stylesheet", .text, "Relative URL of the style sheet."),
      .init("page", .text, "The page of the printed book that begins here, as printed there; may be absent."),
    ])

  /// `print/epub/title.mustache` and others that show what the book holds beside recipes and prose.
  public static func epubPage(text: RecordType) -> RecordType { epubRoot("EPUBPage", text: text, []) }

  /// `print/epub/cover.mustache`: the cover.
  public static func epubCoverPage(text: RecordType) -> RecordType {
    epubRoot("EPUBCoverPage", text: text, [.init("cover", .record(picture), "The drawn cover of the book.")])
  }

  /// `print/epub/chapter.mustache`: the first page of a chapter.
  public static func epubChapterPage(text: RecordType) -> RecordType {
    epubRoot("EPUBChapterPage", text: text, [.init("chapter", .record(bookChapter), "The chapter.")])
  }

  /// `print/epub/prose.mustache`: a page of prose.
  public static func epubProsePage(text: RecordType) -> RecordType {
    epubRoot("EPUBProsePage", text: text, [.init("prose", .record(bookProse), "The prose.")])
  }

  /// `print/epub/recipe.mustache`: one recipe.
  public static func epubRecipePage(text: RecordType) -> RecordType {
    epubRoot("EPUBRecipePage", text: text, [.init("dish", .record(bookRecipe), "The recipe in the book.")])
  }

  /// The fields of every document of a book, followed by those of its kind.
  private static func epubRoot(_ name: String, text: RecordType, _ fields: [RecordType.Field]) -> RecordType {
    RecordType(
      name,
      [
        .init("site", .record(site), "The site that the recipes come from."),
        .init("text", .record(text), "Interface strings in the language of the book."),
        .init("book", .record(book), "The book; addresses are those of its documents, lengths mean nothing here."),
        .init("document", .record(epubDocument), "The document itself."),
      ] + fields)
  }
}
