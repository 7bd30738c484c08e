internal import BookPlanning
internal import Cookbook
internal import Foods
internal import Mustache
internal import SitePlanning

/// Builds the view of a book.
struct BookView {
  let book: Book
  let site: Site
  let setup: BookSetup
  let links: BookLinks
  /// What templates see of each recipe, by its place in the site.
  let recipes: [Int: BookDish]
  let context: PageContext

  private var text: InterfaceText { context.text }

  func value() -> Value {
    let page = PageContext.Page(kind: "book", heading: book.title, description: book.subtitle)
    return .record(Record(PageTemplate.book.viewType(text: context.theme.textType), context.base(page) + [record]))
  }

  var record: Value {
    let tables = BookTableViews(book: book, site: site, text: text, links: links)
    return .record(Record(ViewTypes.book, front + body + tables.values + back))
  }

  private var front: [Value] {
    let (paper, margins) = (setup.size.paper, setup.size.margins)
    return [
      .text(book.title), .text(PrintedCardView.running(book.title)), .text(ifPresent: book.subtitle),
      .text(ifPresent: book.author), .text(book.language), .text(setup.size.rawValue), .text(paper.width),
      .text(paper.height), .text(margins.top), .text(margins.outer), .text(margins.bottom), .text(margins.inner),
      .bool(book.layout == .flowing), .html(HTML(trusted: context.theme.printStylesheet(of: .book))),
      .list(BookArt(site: site).cover(of: book).map(Value.text)),
    ]
  }

  private var body: [Value] {
    let opening = book.opening.enumerated().map { prose($1, id: "opening-\($0 + 1)") }
    let chapters = book.chapters.enumerated().map { BookChapterView(book: self, number: $0 + 1, chapter: $1).value() }
    return [.list(opening), .bool(!opening.isEmpty), .list(chapters)]
  }

  private var back: [Value] {
    let ingredients = index(book.ingredients, of: .ingredients)
    let tags = index(book.tags, of: .tags)
    let credits = book.colophon.credits
    return [
      .list(ingredients), .bool(!ingredients.isEmpty), .list(tags), .bool(!tags.isEmpty),
      .text(ifPresent: credits.isEmpty ? nil : credits.joined(separator: ", ")),
      .list(book.colophon.figureTables.map { .text($0 == "SR28" ? text[.sourceSR28] : $0) }),
    ]
  }

  // MARK: Parts

  func prose(_ prose: BookProse, id: String) -> Value {
    let body = BookProseHTML(site: site, links: links).html(prose)
    return .record(Record(ViewTypes.bookProse, [.text(ifPresent: prose.title), .text(id), body]))
  }

  /// `missing` for a recipe that is not in the book.
  func reference(to recipe: Int) -> Value {
    guard let url = links.url(ofRecipe: recipe) else { return .missing }
    let summary = site.recipes[recipe].summary
    return .record(
      Record(
        ViewTypes.bookReference,
        [.text(summary.title), .text(url), .text(summary.facts.language ?? site.configuration.language)]))
  }

  func dish(_ recipe: Int) -> Value {
    guard let dish = recipes[recipe], let id = links.anchor(ofRecipe: recipe) else { return .missing }
    let placed = site.recipes[recipe]
    let nutrition = PrintedCardView.nutrition(of: placed, text)
    let users = site.links[recipe].usedIn.filter { links.anchor(ofRecipe: $0) != nil }
    return .record(
      Record(
        ViewTypes.bookRecipe,
        [
          .text(id), .text(PrintedCardView.running(placed.summary.title)), dish.recipe,
          .text(ifPresent: setup.hasPhotos ? placed.picture.flatMap { links.picture(PictureFile.content($0)) } : nil),
          .list(nutrition.map(Value.text)),
          .bool(!nutrition.isEmpty), .bool(dish.hasLongMethod), .list(users.map(reference)), .bool(!users.isEmpty),
        ]))
  }

  // MARK: Indexes

  private func index(_ entries: [BookIndexEntry], of kind: IndexKind) -> [Value] {
    IndexLetters.groups(Array(entries.enumerated()), name: \.element.name).map { letter, entries in
      let values = entries.map { place, entry in
        Value.record(
          Record(
            ViewTypes.bookIndexEntry,
            [.text(entry.name), .text(BookPlaces.name(ofEntry: place, of: kind)), .list(entry.recipes.map(reference))]))
      }
      return .record(Record(ViewTypes.bookIndexGroup, [.text(letter), .list(values)]))
    }
  }
}
