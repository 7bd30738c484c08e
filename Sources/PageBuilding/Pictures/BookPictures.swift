package import PageInputs

/// The pictures of a book, which are read when a page asks for them.
package protocol BookPictures: AnyObject {
  /// Pictures that could not be shown, by their paths below the content folder.
  var problems: [String: RenderFailure] { get }

  /// The address of a picture, by its path below the content folder; `nil` where it cannot be read, which is a problem.
  func address(of path: String) -> String?
}

/// Pictures that stand in the page itself, as `data:` addresses.
package final class InlinePictures: BookPictures {
  private let contentFile: ContentFile
  package private(set) var problems: [String: RenderFailure] = [:]

  package init(contentFile: @escaping ContentFile) {
    self.contentFile = contentFile
  }

  package func address(of path: String) -> String? {
    do throws(RenderFailure) {
      return PictureAddress.text(try contentFile(path), path: path)
    } catch {
      problems[path] = error
      return nil
    }
  }
}
