internal import RecipeMarkdown
internal import SitePlanning

/// Where links lead inside a book, which has no other pages.
final class BookLinks: Sendable {
  typealias Picture = @Sendable (_ path: String) -> String?

  /// What a book is written as.
  enum Form {
    /// One page of HTML, whose places are named.
    case page
    /// A file of XHTML for each place, in one folder.
    case files
  }

  private let form: Form
  /// The number of each recipe in the order of the book, from 1, by its place in the site.
  private let numbers: [Int: Int]
  /// Addresses of what stands for other files of the site, by their paths there.
  private let places: [String: String]
  private let load: Picture

  /// - Parameters:
  ///   - places: addresses of what stands for pages and pictures of the site, by their paths there.
  ///   - picture: gives the address of a picture by its path in the site; `nil` where there is none.
  init(recipes: [Int], as form: Form = .page, places: [String: String] = [:], picture: @escaping Picture) {
    self.form = form
    self.places = places
    numbers = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1, $0 + 1) })
    load = picture
  }

  var syntax: MarkdownHTMLRenderer.Syntax { form == .page ? .html : .xml }

  /// The name of a recipe's place; `nil` of one that is not in the book.
  func anchor(ofRecipe index: Int) -> String? { numbers[index].map { "recipe-\($0)" } }

  /// An address that leads there.
  func url(ofRecipe index: Int) -> String? { anchor(ofRecipe: index).map(address) }

  /// The address of a chapter, a recipe or pages of prose, by the name of the place.
  func address(of name: String) -> String { form == .page ? "#\(name)" : "\(name).xhtml" }

  /// The address of what stands in the book for a page or a picture of the site.
  func place(of path: String) -> String? { places[path] }

  /// - Parameter path: in the site.
  func picture(_ path: String) -> String? { load(path) }
}
