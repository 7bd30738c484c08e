internal import BookPlanning
internal import CoverDrawing
internal import PageBuilding
internal import PageInputs
internal import SitePlanning

/// Drawings for the cover and the chapters of a book: the drawn covers of its recipes.
struct BookArt {
  let site: Site

  private static let coverCount = 4

  /// `data:` addresses of four drawings, taken from the chapters in turn; of one where there are fewer recipes.
  func cover(of book: Book) -> [String] {
    let columns = book.chapters.map(\.recipes)
    let longest = columns.map(\.count).max() ?? 0
    let turns = (0..<longest).lazy.flatMap { row in
      columns.compactMap { column in row < column.count ? column[row] : nil }
    }
    let chosen = Array(turns.prefix(Self.coverCount))
    return (chosen.count < Self.coverCount ? chosen.prefix(1) : chosen[...]).map(drawing)
  }

  /// The drawing of a chapter's first recipe.
  func opener(of chapter: BookChapter) -> String? { chapter.recipes.first.map(drawing) }

  func drawing(of recipe: Int) -> String {
    let svg = Cover.svg(of: site.recipes[recipe], in: site)
    return "data:image/svg+xml," + PageURL.encoded(String(decoding: svg, as: UTF8.self))
  }
}
