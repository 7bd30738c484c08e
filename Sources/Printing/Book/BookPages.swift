internal import BookPlanning
internal import Mustache
internal import PDFEngine
internal import PageInputs
package import PageRendering
internal import SiteBuilding
package import SourceText

/// Finds the pages that the places of a book have when it is printed.
///
/// `book-pages`, a warning: there is no program that prints, or it does not tell.
package struct BookPages {
  package let planned: PlannedBook
  package let setup: BookSetup
  package let job: PrintJob

  package init(planned: PlannedBook, setup: BookSetup, job: PrintJob) {
    self.planned = planned
    self.setup = setup
    self.job = job
  }

  package func pages() -> Checked<EPUBPages> {
    let renderer = planned.renderer
    var analyst = renderer.makeAnalyst()
    var buffer = ByteBuffer(capacity: 1 << 20)
    do throws(RenderFailure) {
      // Making the EPUB tells of pictures that cannot be read.
      _ = try renderer.renderBook(planned.book, setup, into: &buffer, analyst: &analyst)
    } catch {
      return Checked(.none, [error.diagnostic(path: "galley book")])
    }
    do throws(PDFEngineError) {
      let document = try job.layOut(buffer.bytes)
      guard !document.anchors.isEmpty else {
        return Checked(.none, [Self.problem("the program that prints does not tell")])
      }
      let source = "\(planned.book.title) (PDF, \(setup.size.rawValue.uppercased()))"
      return Checked(EPUBPages(source: source, document.anchors.map { ($0.name, $0.page) }))
    } catch {
      return Checked(.none, [Self.problem(error.message)])
    }
  }

  private static func problem(_ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, "book-pages", path: "galley book", message: "the EPUB has no page numbers: \(reason)",
      hint: "install WeasyPrint (“apt install weasyprint”), or leave out --page-numbers")
  }
}

extension PrintJob {
  /// A page as it would be printed, which is written nowhere.
  func layOut(_ html: [UInt8]) throws(PDFEngineError) -> PDFDocument {
    let engine = try PDFEngine.find(searchPath: searchPath, cache: cache, patience: patience)
    let documents = try engine.render([HTMLDocument(html)])
    guard let document = documents.first else { throw .silent(index: 0) }
    return document
  }
}
