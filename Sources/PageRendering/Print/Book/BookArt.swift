internal import BookPlanning
internal import CoverDrawing
internal import SitePlanning

/// Drawings for the cover and the chapters of a book: the drawn covers of its recipes.
struct BookArt {
  let site: Site

  private static let coverCount = 6

  /// `data:` addresses of up to six drawings, taken from the chapters in turn.
  func cover(of book: Book) -> [String] {
    let columns = book.chapters.map(\.recipes)
    let longest = columns.map(\.count).max() ?? 0
    let turns = (0..<longest).lazy.flatMap { row in
      columns.compactMap { column in row < column.count ? column[row] : nil }
    }
    return turns.prefix(Self.coverCount).map(drawing)
  }

  /// The drawing of a chapter's first recipe.
  func opener(of chapter: BookChapter) -> String? { chapter.recipes.first.map(drawing) }

  private func drawing(of recipe: Int) -> String {
    let svg = Cover.svg(of: site.recipes[recipe], foods: site.foods)
    return "data:image/svg+xml," + PageURL.encoded(String(decoding: svg, as: UTF8.self))
  }
}
