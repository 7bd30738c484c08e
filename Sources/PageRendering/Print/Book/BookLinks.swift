internal import SitePlanning

/// Where links lead inside a book, which has no other pages.
final class BookLinks: Sendable {
  private let setup: BookSetup
  /// The number of each recipe in the order of the book, from 1, by its place in the site.
  private let numbers: [Int: Int]

  init(recipes: [Int], setup: BookSetup) {
    self.setup = setup
    numbers = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1, $0 + 1) })
  }

  /// The name of a recipe's place; `nil` of one that is not in the book.
  func anchor(ofRecipe index: Int) -> String? { numbers[index].map { "recipe-\($0)" } }

  /// An address that leads there.
  func url(ofRecipe index: Int) -> String? { anchor(ofRecipe: index).map { "#" + $0 } }

  /// - Parameter path: below the content folder.
  func picture(_ path: String) -> String? { setup.picture(path) }
}
