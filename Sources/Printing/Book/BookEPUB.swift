package import Cookbook
internal import EPUBFiles
internal import PageBuilding
internal import PageInputs
package import PageRendering
internal import SiteBuilding
package import SiteStorage
package import SourceText

/// Makes an EPUB of a planned book.
///
/// `epub-file`: the book could not be written. Pictures that cannot be read are reported as by `galley build`, and left
/// out.
package struct BookEPUB {
  package let planned: PlannedBook
  package let pictures: BookPictureChoice
  package let pages: EPUBPages
  package let content: SourceFolder

  package init(planned: PlannedBook, pictures: BookPictureChoice, pages: EPUBPages, content: SourceFolder) {
    self.planned = planned
    self.pictures = pictures
    self.pages = pages
    self.content = content
  }

  package func file() -> Checked<[UInt8]?> {
    let renderer = planned.renderer
    var analyst = renderer.makeAnalyst()
    do throws(RenderFailure) {
      let epub = EPUBBook(planned.book, pictures: pictures, pages: pages, renderer: renderer)
      let made = try epub.make(analyst: &analyst)
      let problems = made.problems.map { $0.failure.diagnostic(path: content.shownPath(of: $0.path)) }
      let bytes = bytes(of: made.publication)
      return Checked(bytes.value, problems + bytes.diagnostics)
    } catch {
      return Checked(nil, [error.diagnostic(path: "galley book")])
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
}
