internal import BookPlanning
internal import Cookbook
internal import Mustache
internal import PageBuilding
internal import SitePlanning
internal import Themes

/// Builds the views of a book's documents.
struct EPUBDocumentBuilder {
  let book: BookBuilder
  /// What every document sees of the book.
  private let bookView: PreparedView<BookView>
  /// The printed pages that begin with the documents of these names, as printed on them.
  private let pages: [String: String]

  init(book: BookBuilder, pages: EPUBPages) {
    self.book = book
    bookView = PreparedView(book.view())
    self.pages = pages.labels
  }

  private var context: PageContext { book.context }
  private var text: InterfaceText { context.text }

  /// The template of a document, and what it shows.
  func page(of document: EPUBLayout.Document) -> (template: PageTemplate, view: any View) {
    let base = EPUBBaseView(
      site: context.shared.siteView, text: context.theme.textRecord, book: bookView,
      document: EPUBDocumentView(
        title: title(of: document), name: document.name, stylesheet: EPUBLayout.stylesheet,
        page: pages[document.name]))
    switch document.part {
    case .cover: return (.epubCover, EPUBCoverPageView(base: base, cover: cover))
    case .title: return (.epubTitle, EPUBPageView(base: base))
    case .opening(let place):
      let prose = book.prose(book.book.opening[place], id: document.name)
      return (.epubProse, EPUBProsePageView(base: base, prose: prose))
    case .chapter(let number): return (.epubChapter, EPUBChapterPageView(base: base, chapter: chapter(number).view()))
    case .prose(let number, let place):
      let chapter = chapter(number)
      let prose = chapter.prose(chapter.chapter.items[place], at: place)
      return (.epubProse, EPUBProsePageView(base: base, prose: prose))
    case .recipe(let index): return (.epubRecipe, EPUBRecipePageView(base: base, dish: book.dish(index)))
    case .substitutions: return (.epubSubstitutions, EPUBPageView(base: base))
    case .measures: return (.epubMeasures, EPUBPageView(base: base))
    case .nutrition: return (.epubNutrition, EPUBPageView(base: base))
    case .ingredients: return (.epubIngredients, EPUBPageView(base: base))
    case .tags: return (.epubTags, EPUBPageView(base: base))
    case .colophon: return (.epubColophon, EPUBPageView(base: base))
    }
  }

  private func chapter(_ number: Int) -> BookChapterBuilder {
    BookChapterBuilder(book: book, number: number + 1, chapter: book.book.chapters[number])
  }

  private var cover: PictureView {
    PictureView(
      drawn: EPUBLayout.cover, width: EPUBCover.width, height: EPUBCover.height,
      alt: text.text(.epubCoverAlt, ["title": book.book.title]))
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
