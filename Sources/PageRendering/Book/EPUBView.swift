internal import BookPlanning
internal import Cookbook
internal import Mustache
internal import SitePlanning

/// Builds the views of a book's documents.
struct EPUBView {
  let book: Book
  let context: PageContext
  /// The printed page that begins with each document; empty without a printed book.
  let pages: [EPUBLayout.Part: String]

  private var text: InterfaceText { context.text }
  private var site: Site { context.site }

  // MARK: Documents

  /// The template of a document and the fields its view has behind those of every document.
  ///
  /// - Parameter recipe: the view of the recipe, for the document of one.
  func value(of document: EPUBLayout.Document, recipe: Value = .missing) -> (template: PageTemplate, view: Value) {
    let (template, kind, fields) = content(of: document.part, recipe: recipe)
    let common: [Value] = [
      context.shared.siteRecord, context.theme.textRecord, bookRecord, record(of: document, kind: kind),
    ]
    let type = template.viewType(text: context.theme.textType)
    return (template, .record(Record(type, common + fields)))
  }

  private func content(of part: EPUBLayout.Part, recipe: Value) -> (PageTemplate, String, [Value]) {
    switch part {
    case .cover: (.epubCover, "cover", [cover])
    case .title, .substitutions, .conversions, .nutrition, .colophon: (.epubTitle, "title", [])
    case .opening(let place): (.epubProse, "prose", [prose(book.opening[place])])
    case .chapter(let number): (.epubChapter, "chapter", chapter(book.chapters[number]))
    case .prose(let chapter, let item): (.epubProse, "prose", [prose(book.chapters[chapter].items[item])])
    case .recipe: (.epubRecipe, "recipe", [recipe])
    case .ingredientIndex: (.epubIndex, "index", [index(book.ingredients)])
    case .tagIndex: (.epubIndex, "index", [index(book.tags)])
    }
  }

  private var bookRecord: Value {
    .record(
      Record(
        ViewTypes.epubBook,
        [.text(book.title), .text(ifPresent: book.subtitle), .text(ifPresent: book.author), .text(book.language)]))
  }

  private func record(of document: EPUBLayout.Document, kind: String) -> Value {
    .record(
      Record(
        ViewTypes.epubDocument,
        [
          .text(title(of: document)), .text(kind), .text(EPUBLayout.stylesheet),
          .text(ifPresent: pages[document.part]),
        ]))
  }

  // MARK: Parts

  private var cover: Value {
    .record(
      Record(
        ViewTypes.picture,
        [
          .text(EPUBLayout.cover), .integer(EPUBCover.width), .integer(EPUBCover.height),
          .text(text.text(.epubCoverAlt, ["title": book.title])), .bool(true),
        ]))
  }

  private func chapter(_ chapter: BookChapter) -> [Value] {
    let recipes = chapter.recipes
    return [
      .list(chapter.introduction.map(prose)), .list(recipes.map(link)), .bool(!recipes.isEmpty),
    ]
  }

  private func prose(_ item: BookChapter.Item) -> Value {
    guard case .prose(let prose) = item else { return .missing }
    return self.prose(prose)
  }

  private func prose(_ prose: BookProse) -> Value {
    let body = BookProseHTML(context: context).body(of: prose)
    return .record(
      Record(ViewTypes.epubProse, [.text(ifPresent: prose.title), .html(HTML(trusted: body))]))
  }

  private func index(_ entries: [BookIndexEntry]) -> Value {
    .list(
      entries.enumerated().map { place, entry in
        .record(
          Record(
            ViewTypes.epubIndexEntry,
            [.text(EPUBLayout.entry(place)), .text(entry.name), .list(entry.recipes.map(link))]))
      })
  }

  private func link(_ index: Int) -> Value {
    let recipe = site.recipes[index]
    return context.link(recipe.summary.title, to: recipe.page, language: foreignLanguage(ofRecipe: index))
  }

  // MARK: Words

  /// Where a recipe's language is not the book's.
  func foreignLanguage(ofRecipe index: Int) -> String? {
    let language = site.recipes[index].summary.facts.language
    return language == book.language ? nil : language
  }

  func title(of document: EPUBLayout.Document) -> String {
    switch document.part {
    case .cover: text[.epubCover]
    case .title: book.title
    case .opening(let place): book.opening[place].title ?? book.title
    case .chapter(let number): title(of: book.chapters[number])
    case .prose(let chapter, let item): title(of: book.chapters[chapter].items[item]) ?? title(of: book.chapters[chapter])
    case .recipe(let index): site.recipes[index].summary.title
    case .ingredientIndex: text[.bookIngredients]
    case .tagIndex: text[.bookTags]
    case .substitutions: text[.bookSubstitutions]
    case .conversions: text[.bookConversions]
    case .nutrition: text[.bookNutrition]
    case .colophon: text[.bookColophon]
    }
  }

  private func title(of item: BookChapter.Item) -> String? {
    guard case .prose(let prose) = item else { return nil }
    return prose.title
  }

  private func title(of chapter: BookChapter) -> String {
    switch chapter.title {
    case .written(let title): title
    case .category(let name): text.name(ofCategory: name)
    case .basics: text[.bookBasics]
    case .others: text[.bookOthers]
    }
  }
}
