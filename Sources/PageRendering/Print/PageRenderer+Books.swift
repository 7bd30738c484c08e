public import BookPlanning
internal import Cookbook
public import Mustache
public import Nutrition
internal import SitePlanning

extension PageRenderer {
  /// A whole book as one page to print, with everything it shows inside; rendered by `print/book.mustache`.
  public func renderBook(
    _ book: Book, _ setup: BookSetup, into buffer: inout ByteBuffer, analyst: inout KitchenAnalyst
  ) throws(Failure) {
    let contentFile = contentFile
    let places = BookPlaces.indexes(of: book, in: site, as: .page)
    let links = BookLinks(recipes: book.recipes, places: places) { path in
      (try? contentFile(PictureFile.content(path))).map { PictureAddress.text($0, path: path) }
    }
    let view = try bookView(of: book, setup, links: links, analyst: &analyst)
    do throws(RenderError) {
      try theme.templates.render(PageTemplate.book.rawValue, view.value(), into: &buffer)
    } catch {
      throw .template(error)
    }
  }

  /// What templates see of a book, whose links lead where `links` says.
  func bookView(
    of book: Book, _ setup: BookSetup, links: BookLinks, analyst: inout KitchenAnalyst
  ) throws(Failure) -> BookView {
    var recipes: [Int: Value] = [:]
    for index in book.recipes {
      let entry = try contents(index).entry
      let context = PageContext(printing: site.recipes[index].page, of: shared, in: links)
      recipes[index] = RecipeView(index, entry: entry, lines: analyst.lines(of: entry), context: context).part
    }
    let context = PageContext(printing: "book.html", of: shared, in: links)
    return BookView(book: book, setup: setup, links: links, recipes: recipes, context: context)
  }
}
