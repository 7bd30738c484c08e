public import BookPlanning
internal import Cookbook
public import Mustache
public import Nutrition
public import PageBuilding
public import PageInputs
internal import SitePlanning
internal import Themes

extension PageRenderer {
  /// A whole book as one page to print, with everything it shows inside; rendered by `print/book.mustache`.
  ///
  /// - Returns: pictures that are not in it.
  public func renderBook(
    _ book: Book, _ setup: BookSetup, into buffer: inout ByteBuffer, analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> [BookPictureProblem] {
    let places = BookPlaces.indexes(of: book, in: site, as: .page)
    let pictures = InlinePictures(contentFile: printedPictures)
    let links = BookLinks(recipes: book.recipes, of: site, as: .page, places: places, pictures: pictures)
    let builder = try bookBuilder(of: book, setup, links: links, analyst: &analyst)
    try render(.book, builder.page(), into: &buffer)
    return links.problems
  }

  /// What templates see of a book, whose links lead where `links` says.
  func bookBuilder(
    of book: Book, _ setup: BookSetup, links: BookLinks, analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> BookBuilder {
    var recipes: [Int: BookDish] = [:]
    for index in book.recipes {
      let entry = try contents(site.recipes[index].summary.path).entry
      let context = PageContext(printing: site.recipes[index].page, of: shared, in: links)
      let builder = RecipeViewBuilder(
        plan.recipe(index, sharedInputs), entry: entry, lines: analyst.lines(of: entry), context: context)
      recipes[index] = BookDish(recipe: builder.view(), hasLongMethod: BookDish.hasLongMethod(entry.recipe))
    }
    let context = PageContext(printing: "book.html", of: shared, in: links)
    return BookBuilder(book: book, site: site, setup: setup, links: links, recipes: recipes, context: context)
  }
}
