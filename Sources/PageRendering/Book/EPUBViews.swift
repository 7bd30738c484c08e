internal import Mustache
internal import PageBuilding

/// What a document of the book says about itself.
struct EPUBDocumentView: View {
  let title: String
  let name: String
  let stylesheet: String
  let page: String?

  static let schema = Schema<Self>("EPUBDocument") {
    Field("title", \.title, "Text of the `title` element, and the heading of parts that have no other.")
    Field("name", \.name, "Name of the file without its ending: `title`, `chapter-1`, `recipe-12`, `tags`.")
    Field("stylesheet", \.stylesheet, "Relative URL of the style sheet.")
    Field("page", \.page, "The page of the printed book that begins here, as printed there.")
  }
}

/// The fields that the views of all documents of a book start with.
struct EPUBBaseView: View {
  let site: PreparedView<SiteView>
  /// As on pages.
  let text: Record
  let book: PreparedView<BookView>
  let document: EPUBDocumentView

  static let schema = Schema<Self>("EPUBBase") {
    Field("site", \.site, "The site that the recipes come from.")
    Field("text", \.text, "Interface strings in the language of the book.")
    Field("book", \.book, "The book; addresses are those of its documents, lengths mean nothing here.")
    Field("document", \.document, "The document itself.")
  }
}

/// `print/epub/title.mustache` and others that show what the book holds beside recipes and prose.
struct EPUBPageView: View {
  let base: EPUBBaseView

  static let schema = Schema<Self>("EPUBPage", extending: \.base) {
  }
}

/// `print/epub/cover.mustache`: the cover.
struct EPUBCoverPageView: View {
  let base: EPUBBaseView
  let cover: PictureView

  static let schema = Schema<Self>("EPUBCoverPage", extending: \.base) {
    Field("cover", \.cover, "The drawn cover of the book.")
  }
}

/// `print/epub/chapter.mustache`: the first page of a chapter.
struct EPUBChapterPageView: View {
  let base: EPUBBaseView
  let chapter: BookChapterView

  static let schema = Schema<Self>("EPUBChapterPage", extending: \.base) {
    Field("chapter", \.chapter, "The chapter.")
  }
}

/// `print/epub/prose.mustache`: a page of prose.
struct EPUBProsePageView: View {
  let base: EPUBBaseView
  let prose: BookProseView?

  static let schema = Schema<Self>("EPUBProsePage", extending: \.base) {
    Field("prose", \.prose, "The prose.")
  }
}

/// `print/epub/recipe.mustache`: one recipe.
struct EPUBRecipePageView: View {
  let base: EPUBBaseView
  let dish: BookRecipeView?

  static let schema = Schema<Self>("EPUBRecipePage", extending: \.base) {
    Field("dish", \.dish, "The recipe in the book.")
  }
}
