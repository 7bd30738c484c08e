internal import PageInputs
internal import PictureFiles
internal import SitePlanning

extension PageRenderer {
  /// What paper and reading devices show of a picture: the largest of the sizes it is published in, where there are any. Photos as
  /// cameras make them would make a gigabyte of a book of two hundred recipes.
  func printedPicture(_ path: String, _ set: PictureSet?) throws(RenderFailure) -> [UInt8] {
    guard let set else { return try contentFile(path) }
    guard case .success(let picture) = ResizedPicture.read(try resizedPictures(set.content)),
      let piece = picture.pieces.last(where: { $0.encoding == .jpeg })
    else { throw .unreadable }
    return Array(piece.bytes)
  }

  /// Those of a book, by their paths below the content folder.
  var printedPictures: ContentFile {
    let sets = Dictionary(
      site.recipes.compactMap { recipe in
        recipe.picture.flatMap { path in recipe.pictureSet.map { (SitePlanning.PictureFile.content(path), $0) } }
      }, uniquingKeysWith: { first, _ in first })
    return { path throws(RenderFailure) in try printedPicture(path, sets[path]) }
  }
}
