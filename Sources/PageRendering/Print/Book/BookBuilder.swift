internal import BookPlanning
internal import Cookbook
internal import Foods
internal import Mustache
internal import PageBuilding
internal import SitePlanning
internal import Themes

/// Builds the view of a book.
struct BookBuilder {
  let book: Book
  let site: Site
  let setup: BookSetup
  let links: BookLinks
  /// What templates see of each recipe, by its place in the site.
  let recipes: [Int: BookDish]
  let context: PageContext

  private var text: InterfaceText { context.text }

  func page() -> BookPageView {
    let page = PageContext.Page(kind: "book", heading: book.title, description: book.subtitle)
    return BookPageView(base: context.base(page), book: view())
  }

  func view() -> BookView {
    let (paper, margins) = (setup.size.paper, setup.size.margins)
    let tables = BookTables(book: book, site: site, text: text, links: links)
    let credits = book.colophon.credits
    return BookView(
      title: book.title, hasLongTitle: book.title.count > 60, runningTitle: PrintedCardBuilder.running(book.title),
      subtitle: book.subtitle, author: book.author, language: book.language, size: setup.size.rawValue,
      width: paper.width, height: paper.height, marginTop: margins.top, marginOuter: margins.outer,
      marginBottom: margins.bottom, marginInner: margins.inner, isFlowing: book.layout == .flowing,
      styles: HTML(trusted: context.theme.printStylesheet(of: .book)), art: BookArt(site: site).cover(of: book),
      opening: book.opening.enumerated().map { prose($1, id: "opening-\($0 + 1)") }, chapters: chapters,
      substitutions: tables.substitutions, volumes: tables.volumes, weights: tables.weights, oven: tables.oven,
      cups: tables.cups, nutrition: tables.nutrition, ingredients: index(book.ingredients, of: .ingredients),
      tags: index(book.tags, of: .tags), credits: credits.isEmpty ? nil : credits.joined(separator: ", "),
      figureTables: book.colophon.figureTables.map { $0 == "SR28" ? text[.sourceSR28] : $0 })
  }

  private var chapters: [BookChapterView] {
    book.chapters.enumerated().map { BookChapterBuilder(book: self, number: $0 + 1, chapter: $1).view() }
  }

  // MARK: Parts

  func prose(_ prose: BookProse, id: String) -> BookProseView {
    BookProseView(title: prose.title, id: id, body: BookProseHTML(site: site, links: links).html(prose))
  }

  /// `nil` for a recipe that is not in the book.
  func reference(to recipe: Int) -> BookReferenceView? {
    guard let url = links.url(ofRecipe: recipe) else { return nil }
    let summary = site.recipes[recipe].summary
    return BookReferenceView(
      title: summary.title, url: url, language: summary.facts.language ?? site.configuration.language)
  }

  /// `nil` for a recipe that is not in the book.
  func dish(_ recipe: Int) -> BookRecipeView? {
    guard let dish = recipes[recipe], let id = links.anchor(ofRecipe: recipe) else { return nil }
    let placed = site.recipes[recipe]
    let photo = setup.pictures == .none ? nil : placed.picture.flatMap { links.picture(PictureFile.content($0)) }
    let cover = setup.pictures == .covers && placed.picture == nil ? BookArt(site: site).drawing(of: recipe) : nil
    return BookRecipeView(
      id: id, runningTitle: PrintedCardBuilder.running(placed.summary.title), recipe: dish.recipe, photo: photo,
      cover: cover, nutrition: PrintedCardBuilder.nutrition(of: placed, text), hasLongMethod: dish.hasLongMethod,
      usedIn: site.links[recipe].usedIn.compactMap(reference))
  }

  // MARK: Indexes

  private func index(_ entries: [BookIndexEntry], of kind: IndexKind) -> [BookIndexGroupView] {
    IndexLetters.groups(Array(entries.enumerated()), name: \.element.name).map { letter, entries in
      let views = entries.map { place, entry in
        BookIndexEntryView(
          name: entry.name, id: BookPlaces.name(ofEntry: place, of: kind),
          references: entry.recipes.compactMap(reference))
      }
      return BookIndexGroupView(letter: letter, entries: views)
    }
  }
}
