package import RecipeMarkdown
package import SitePlanning

/// Where links lead inside a book, which has no other pages, and the pictures it holds.
package final class BookLinks {
  /// What a book is written as.
  package enum Form {
    /// One page of HTML, whose places are named.
    case page
    /// A file of XHTML for each place, in one folder.
    case files
  }

  private let form: Form
  /// The number of each recipe in the order of the book, from 1, by its place in the site.
  private let numbers: [Int: Int]
  /// The same by the paths of their pages in the site.
  private let numbersByPage: [String: Int]
  /// Addresses of what stands for pages and drawings of the site, by their paths there.
  private let places: [String: String]
  private let pictures: any BookPictures

  package init(recipes: [Int], of site: Site, as form: Form, places: [String: String], pictures: any BookPictures) {
    let pages = recipes.map { site.recipes[$0].page }
    numbersByPage = Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1, $0 + 1) })
    self.form = form
    self.places = places
    self.pictures = pictures
    numbers = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1, $0 + 1) })
  }

  package var syntax: MarkdownHTMLRenderer.Syntax { form == .page ? .html : .xml }

  /// The name of a recipe's place; `nil` of one that is not in the book.
  package func anchor(ofRecipe index: Int) -> String? { numbers[index].map { "recipe-\($0)" } }

  /// An address that leads there.
  package func url(ofRecipe index: Int) -> String? { anchor(ofRecipe: index).map(address) }

  /// An address that leads to the recipe of a page of the site.
  package func url(ofPage page: String) -> String? { numbersByPage[page].map { address(of: "recipe-\($0)") } }

  /// The address of a chapter, a recipe or pages of prose, by the name of the place.
  package func address(of name: String) -> String { form == .page ? "#\(name)" : "\(name).xhtml" }

  /// The address of what stands in the book for a page or a drawing of the site.
  package func place(of path: String) -> String? { places[path] }

  /// The address of a picture; `nil` where it cannot be read, which is a problem.
  ///
  /// - Parameter path: below the content folder.
  package func picture(_ path: String) -> String? { pictures.address(of: path) }

  /// Pictures that are not in the book, in the order of their paths.
  package var problems: [BookPictureProblem] {
    pictures.problems.sorted { $0.key < $1.key }.map { BookPictureProblem(path: $0.key, failure: $0.value) }
  }
}
