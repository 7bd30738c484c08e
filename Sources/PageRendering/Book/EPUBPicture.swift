public import BookPlanning
public import EPUBFiles
public import SitePlanning

/// A picture in an EPUB.
public struct EPUBPicture: Sendable, Hashable {
  /// Its path in the site.
  public let sitePath: String
  /// Its path in the book.
  public let path: String
  public let mediaType: EPUBResource.MediaType
  public let bytes: [UInt8]

  init(sitePath: String, path: String, mediaType: EPUBResource.MediaType, bytes: [UInt8]) {
    self.sitePath = sitePath
    self.path = path
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// - Parameters:
  ///   - sitePath: one of ``paths(of:in:)``.
  ///   - number: unlike those of other photographs of the book; its file is named after it.
  public init(photo sitePath: String, number: Int, mediaType: EPUBResource.MediaType, bytes: [UInt8]) {
    let ending = mediaType.rawValue.drop { $0 != "/" }.dropFirst()
    self.init(sitePath: sitePath, path: "pictures/photo-\(number).\(ending)", mediaType: mediaType, bytes: bytes)
  }

  /// The photographs that a book's recipes show, each once, in the order of the book: paths in the site.
  public static func paths(of book: Book, in site: Site) -> [String] {
    var known: Set<String> = []
    return book.recipes.flatMap { index in
      let recipe = site.recipes[index]
      let shown = recipe.targets.keys.sorted().compactMap { key in
        if case .file(let path) = recipe.targets[key] { return path }
        return nil
      }
      return ([recipe.picture].compactMap(\.self) + shown).filter { known.insert($0).inserted }
    }
  }
}

extension PageRenderer {
  /// A picture of the collection without its metadata, by its path in the site.
  public func photo(_ path: String) throws(Failure) -> [UInt8] { try contentFile(PictureFile.content(path)) }

  /// The drawn covers of those recipes of a book that have no photograph.
  func drawnPictures(of book: Book) -> [EPUBPicture] {
    book.recipes.enumerated().compactMap { place, index in
      let recipe = site.recipes[index]
      guard recipe.picture == nil else { return nil }
      return EPUBPicture(
        sitePath: recipe.cover, path: "pictures/drawn-\(place + 1).svg", mediaType: .svg,
        bytes: Cover.svg(of: recipe, foods: site.foods))
    }
  }
}
