internal import BookPlanning
internal import EPUBFiles
internal import PageInputs
internal import SitePlanning

/// The drawn covers of those recipes of a book that have no photograph.
struct EPUBDrawings {
  let files: [EPUBResource]
  /// Where they are, by the paths of the covers in the site.
  let places: [String: String]

  init(of book: Book, _ site: Site) {
    var files: [EPUBResource] = []
    var places: [String: String] = [:]
    for index in book.recipes {
      let recipe = site.recipes[index]
      guard recipe.picture == nil else { continue }
      let path = "pictures/drawn-\(files.count + 1).svg"
      files.append(EPUBResource(path: path, mediaType: .svg, bytes: Cover.svg(of: recipe, in: site)))
      places[recipe.cover] = path
    }
    self.files = files
    self.places = places
  }
}
