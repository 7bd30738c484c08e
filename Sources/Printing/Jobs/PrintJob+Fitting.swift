package import PDFEngine
internal import SiteStorage
package import SourceText

extension PrintJob {
  /// One PDF, made again as long as somebody knows how to make it better.
  ///
  /// - Parameter revise: is given each PDF; returns the page to make in its place, or `nil` for one that is good enough.
  /// - Returns: the PDF that was written; `nil` where there is none.
  package func print(_ page: PrintedPage, revise: @escaping (PDFDocument) -> PrintedPage?) -> Checked<PDFDocument?> {
    var tried = [page]
    var next: PrintedPage? = page
    var best: PDFDocument?
    let attempts = AnyIterator<HTMLDocument> {
      if let best { next = revise(best) }
      guard let page = next else { return nil }
      tried.append(page)
      return page.document
    }
    do throws(PDFEngineError) {
      try engine().render(IteratorSequence(attempts)) { best = $1 }
    } catch {
      return Checked(nil, failure(error, tried))
    }
    guard let best else { return Checked(nil) }
    return Checked(best, Self.refused(best, by: page.source) + page.file.write(best.bytes, console: console))
  }
}
