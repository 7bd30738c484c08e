internal import SitePlanning

/// Where links lead inside a book, which has no other pages.
final class BookLinks: Sendable {
  typealias Picture = @Sendable (_ path: String) -> String?

  /// The number of each recipe in the order of the book, from 1, by its place in the site.
  private let numbers: [Int: Int]
  private let load: Picture

  /// - Parameter picture: gives the `data:` address of a picture by its path below the content folder; `nil` where there
  ///   is none.
  init(recipes: [Int], picture: @escaping Picture) {
    numbers = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1, $0 + 1) })
    load = picture
  }

  /// The name of a recipe's place; `nil` of one that is not in the book.
  func anchor(ofRecipe index: Int) -> String? { numbers[index].map { "recipe-\($0)" } }

  /// An address that leads there.
  func url(ofRecipe index: Int) -> String? { anchor(ofRecipe: index).map { "#" + $0 } }

  func picture(_ path: String) -> String? { load(path) }
}
