internal import SitePlanning

/// Where links lead inside a book, which has no other pages, and the pictures it holds.
final class BookLinks {
  /// The number of each recipe in the order of the book, from 1, by its place in the site.
  private let numbers: [Int: Int]
  private let contentFile: PageRenderer.ContentFile
  /// Pictures that could not be shown, by their paths below the content folder.
  private(set) var problems: [String: PageRenderer.Failure] = [:]

  init(recipes: [Int], contentFile: @escaping PageRenderer.ContentFile) {
    numbers = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1, $0 + 1) })
    self.contentFile = contentFile
  }

  /// The name of a recipe's place; `nil` of one that is not in the book.
  func anchor(ofRecipe index: Int) -> String? { numbers[index].map { "recipe-\($0)" } }

  /// An address that leads there.
  func url(ofRecipe index: Int) -> String? { anchor(ofRecipe: index).map { "#" + $0 } }

  /// The `data:` address of a picture; `nil` where it cannot be read, which is a problem.
  ///
  /// - Parameter path: below the content folder.
  func picture(_ path: String) -> String? {
    do throws(PageRenderer.Failure) {
      return PictureAddress.text(try contentFile(path), path: path)
    } catch {
      problems[path] = error
      return nil
    }
  }
}
