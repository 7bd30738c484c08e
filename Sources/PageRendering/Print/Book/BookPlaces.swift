internal import BookPlanning
internal import PageBuilding
internal import SitePlanning

/// Places of a book that stand for pages of the site.
enum BookPlaces {
  /// The name of an entry of an index, by its place in `Book.ingredients` or `Book.tags`.
  static func name(ofEntry place: Int, of kind: IndexKind) -> String {
    kind == .tags ? "tag-\(place + 1)" : "ingredient-\(place + 1)"
  }

  /// The entries of the indexes by ingredient and by tag: addresses by the paths of the pages in the site.
  static func indexes(of book: Book, in site: Site, as form: BookLinks.Form) -> [String: String] {
    var places: [String: String] = [:]
    for (kind, entries) in [(IndexKind.ingredients, book.ingredients), (.tags, book.tags)] {
      let file = form == .page ? "" : "\(kind == .tags ? "tags" : "ingredients").xhtml"
      let pages = Dictionary(site.taxa(kind).map { ($0.name, $0.page) }) { first, _ in first }
      for (place, entry) in entries.enumerated() {
        if let page = pages[entry.name] { places[page] = "\(file)#\(name(ofEntry: place, of: kind))" }
      }
    }
    return places
  }
}
