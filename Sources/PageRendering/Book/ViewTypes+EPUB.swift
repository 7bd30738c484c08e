public import Mustache

/// The records of books for reading devices. Their templates are XHTML.
extension ViewTypes {
  public static let epubBook = RecordType(
    "EPUBBook",
    [
      .init("title", .text, "Title of the book."),
      .init("subtitle", .text, "Below the title; may be absent."),
      .init("author", .text, "Who made the book; may be absent."),
      .init("language", .text, "BCP 47 tag of the book's language."),
    ])

  public static let epubDocument = RecordType(
    "EPUBDocument",
    [
      .init("title", .text, "Text of the `title` element, and the heading of parts that have no other."),
      .init(
        "kind", .text,
        "`cover`, `title`, `chapter`, `prose`, `recipe`, `index`, `substitutions`, `conversions`, `nutrition` or `colophon`."
      ),
      .init("stylesheet", .text, "Relative URL of the style sheet."),
      .init("page", .text, "The page of the printed book that begins here, as printed there; may be absent."),
    ])

  public static let epubProse = RecordType(
    "EPUBProse",
    [
      .init("title", .text, "Heading; absent for paragraphs that have none."),
      .init("body", .html, "Block mark-up."),
    ])

  public static let epubIndexEntry = RecordType(
    "EPUBIndexEntry",
    [
      .init("id", .text, "Unique on the page."),
      .init("name", .text, "The ingredient or tag."),
      .init("references", .list(.record(link)), "The recipes, in the order of the book."),
    ])

  /// `print/epub/title.mustache` and others that show the book itself.
  public static func epubTitlePage(text: RecordType) -> RecordType { epubRoot("EPUBTitlePage", text: text, []) }

  /// `print/epub/cover.mustache`: the cover.
  public static func epubCoverPage(text: RecordType) -> RecordType {
    epubRoot("EPUBCoverPage", text: text, [.init("cover", .record(picture), "The drawn cover of the book.")])
  }

  /// `print/epub/chapter.mustache`: the first page of a chapter.
  public static func epubChapterPage(text: RecordType) -> RecordType {
    epubRoot(
      "EPUBChapterPage", text: text,
      [
        .init("introduction", .list(.record(epubProse)), "What is said before the first recipe; may be empty."),
        .init("recipes", .list(.record(link)), "Links to the recipes of the chapter; may be empty."),
        .init("hasRecipes", .bool, "Whether there are any."),
      ])
  }

  /// `print/epub/prose.mustache`: a page of prose.
  public static func epubProsePage(text: RecordType) -> RecordType {
    epubRoot("EPUBProsePage", text: text, [.init("prose", .record(epubProse), "The prose.")])
  }

  /// `print/epub/recipe.mustache`: one recipe.
  public static func epubRecipePage(text: RecordType) -> RecordType {
    epubRoot("EPUBRecipePage", text: text, [.init("recipe", .record(recipe), "The recipe.")])
  }

  /// `print/epub/index.mustache`: an index of the book.
  public static func epubIndexPage(text: RecordType) -> RecordType {
    epubRoot(
      "EPUBIndexPage", text: text,
      [.init("entries", .list(.record(epubIndexEntry)), "In alphabetical order; never empty.")])
  }

  /// The fields of every document of a book, followed by those of its kind.
  static func epubRoot(_ name: String, text: RecordType, _ fields: [RecordType.Field]) -> RecordType {
    RecordType(
      name,
      [
        .init("site", .record(site), "The site that the recipes come from."),
        .init("text", .record(text), "Interface strings in the site's language."),
        .init("book", .record(epubBook), "The book."),
        .init("document", .record(epubDocument), "The document itself."),
      ] + fields)
  }
}
