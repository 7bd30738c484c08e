internal import BookPlanning
internal import Cookbook
internal import Mustache
internal import SitePlanning

/// Builds the views of a book's documents.
struct EPUBView {
  let book: BookView
  /// What every document sees of the book.
  private let bookRecord: Value
  /// The printed pages that begin with the documents of these names, as printed on them.
  private let pages: [String: String]

  init(book: BookView, pages: EPUBPages) {
    self.book = book
    bookRecord = book.record
    self.pages = pages.labels
  }

  private var context: PageContext { book.context }
  private var text: InterfaceText { context.text }

  func value(of document: EPUBLayout.Document) -> (template: PageTemplate, view: Value) {
    let (template, fields) = content(of: document)
    let common: [Value] = [
      context.shared.siteRecord, context.theme.textRecord, bookRecord, record(of: document),
    ]
    return (template, .record(Record(template.viewType(text: context.theme.textType), common + fields)))
  }

  private func record(of document: EPUBLayout.Document) -> Value {
    .record(
      Record(
        ViewTypes.epubDocument,
        [
          .text(title(of: document)), .text(document.name), .text(EPUBLayout.stylesheet),
          .text(ifPresent: pages[document.name]),
        ]))
  }

  /// The template of a document, and the fields its view has behind those of every document.
  private func content(of document: EPUBLayout.Document) -> (PageTemplate, [Value]) {
    switch document.part {
    case .cover: return (.epubCover, [cover])
    case .title: return (.epubTitle, [])
    case .opening(let place): return (.epubProse, [book.prose(book.book.opening[place], id: document.name)])
    case .chapter(let number): return (.epubChapter, [chapter(number).value()])
    case .prose(let number, let place):
      let chapter = chapter(number)
      return (.epubProse, [chapter.prose(chapter.chapter.items[place], at: place)])
    case .recipe(let index): return (.epubRecipe, [book.dish(index)])
    case .substitutions: return (.epubSubstitutions, [])
    case .measures: return (.epubMeasures, [])
    case .nutrition: return (.epubNutrition, [])
    case .ingredients: return (.epubIngredients, [])
    case .tags: return (.epubTags, [])
    case .colophon: return (.epubColophon, [])
    }
  }

  private func chapter(_ number: Int) -> BookChapterView {
    BookChapterView(book: book, number: number + 1, chapter: book.book.chapters[number])
  }

  private var cover: Value {
    let alt = text.text(.epubCoverAlt, ["title": book.book.title])
    return .record(
      Record(
        ViewTypes.picture,
        [
          .text(EPUBLayout.cover), .integer(EPUBCover.width), .integer(EPUBCover.height), .text(alt), .bool(true),
        ]))
  }

  // MARK: Words

  /// Of the recipe a document shows, where that is not the book's.
  func foreignLanguage(of document: EPUBLayout.Document) -> String? {
    guard case .recipe(let index) = document.part else { return nil }
    let language = book.site.recipes[index].summary.facts.language
    return language == book.book.language ? nil : language
  }

  func title(of document: EPUBLayout.Document) -> String {
    switch document.part {
    case .cover: text[.epubCover]
    case .title: book.book.title
    case .opening(let place): book.book.opening[place].title ?? book.book.title
    case .chapter(let number): chapter(number).title
    case .prose(let number, let place): proseTitle(number, place) ?? chapter(number).title
    case .recipe(let index): book.site.recipes[index].summary.title
    case .substitutions: text[.bookSubstitutions]
    case .measures: text[.bookMeasures]
    case .nutrition: text[.bookNutrition]
    case .ingredients: text[.bookIngredients]
    case .tags: text[.bookTags]
    case .colophon: text[.epubColophon]
    }
  }

  func proseTitle(_ chapter: Int, _ place: Int) -> String? {
    guard case .prose(let prose) = book.book.chapters[chapter].items[place] else { return nil }
    return prose.title
  }
}
