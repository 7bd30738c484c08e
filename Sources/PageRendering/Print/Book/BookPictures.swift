/// The pictures of a book, which are read when a page asks for them.
protocol BookPictures: AnyObject {
  /// Pictures that could not be shown, by their paths below the content folder.
  var problems: [String: PageRenderer.Failure] { get }

  /// The address of a picture, by its path below the content folder; `nil` where it cannot be read, which is a problem.
  func address(of path: String) -> String?
}

/// Pictures that stand in the page itself, as `data:` addresses.
final class InlinePictures: BookPictures {
  private let contentFile: PageRenderer.ContentFile
  private(set) var problems: [String: PageRenderer.Failure] = [:]

  init(contentFile: @escaping PageRenderer.ContentFile) {
    self.contentFile = contentFile
  }

  func address(of path: String) -> String? {
    do throws(PageRenderer.Failure) {
      return PictureAddress.text(try contentFile(path), path: path)
    } catch {
      problems[path] = error
      return nil
    }
  }
}
