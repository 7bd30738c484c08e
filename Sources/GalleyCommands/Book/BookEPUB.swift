internal import EPUBFiles
internal import PageRendering
internal import PictureFiles
internal import SitePlanning
internal import SourceText

/// Makes an EPUB of a planned book.
///
/// `epub-file`: the book could not be written. Pictures that cannot be read are reported as by `galley build`, and left
/// out.
struct BookEPUB {
  let planned: PlannedBook
  let hasPictures: Bool
  let pages: EPUBPages

  func file() -> Checked<[UInt8]?> {
    let renderer = planned.renderer
    let photos = hasPictures ? photos(renderer) : Checked([])
    var analyst = renderer.makeAnalyst()
    do throws(PageRenderer.Failure) {
      let epub = EPUBBook(
        planned.book, photos: photos.value, hasDrawings: hasPictures, pages: pages, renderer: renderer)
      let made = bytes(of: try epub.publication(analyst: &analyst))
      return Checked(made.value, photos.diagnostics + made.diagnostics)
    } catch {
      return Checked(nil, photos.diagnostics + [SiteBuild.problem(error, path: "galley book")])
    }
  }

  private func bytes(of publication: EPUBPublication) -> Checked<[UInt8]?> {
    do throws(EPUBError) {
      return Checked(try publication.bytes())
    } catch {
      let problem = Diagnostic(
        .error, "epub-file", path: "galley book", message: "the EPUB cannot be written: \(error.message)",
        hint: "make smaller books, with --tag or --category")
      return Checked(nil, [problem])
    }
  }

  // MARK: Pictures

  private func photos(_ renderer: PageRenderer) -> Checked<[EPUBPicture]> {
    var pictures: [EPUBPicture] = []
    var problems: [Diagnostic] = []
    for path in EPUBPicture.paths(of: planned.book, in: planned.session.site) {
      do throws(PageRenderer.Failure) {
        let bytes = try renderer.photo(path)
        guard let type = PictureFile.read(bytes).map({ Self.mediaType(of: $0.format) }) else {
          throw .damagedPicture
        }
        pictures.append(EPUBPicture(photo: path, number: pictures.count + 1, mediaType: type, bytes: bytes))
      } catch {
        problems.append(SiteBuild.problem(error, path: path))
      }
    }
    return Checked(pictures, problems)
  }

  private static func mediaType(of format: PictureFormat) -> EPUBResource.MediaType {
    switch format {
    case .jpeg: .jpeg
    case .png: .png
    case .gif: .gif
    case .webp: .webp
    }
  }
}
