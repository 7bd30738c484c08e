package import PDFEngine
internal import SiteStorage
package import SourceText

extension PrintJob {
  /// One PDF, made again as long as somebody knows how to make it better.
  ///
  /// - Parameter revise: is given each PDF; returns the page to make in its place, or `nil` for one that is good enough.
  /// - Returns: the PDF that was written; `nil` where there is none.
  package func print(_ page: PrintedPage, revise: (PDFDocument) -> PrintedPage?) -> Checked<PDFDocument?> {
    var tried = [page]
    var next: PrintedPage? = page
    var best: PDFDocument?
    let failed: [Diagnostic] = withoutActuallyEscaping(revise) { revise in
      let attempts = AnyIterator<HTMLDocument> {
        if let best { next = revise(best) }
        guard let page = next else { return nil }
        tried.append(page)
        return page.document
      }
      do throws(PDFEngineError) {
        try engine().render(IteratorSequence(attempts)) { best = $1 }
        return []
      } catch {
        return failure(error, tried)
      }
    }
    guard failed.isEmpty, let best else { return Checked(nil, failed) }
    return Checked(best, Self.refused(best, by: page.source) + page.file.write(best.bytes, console: console))
  }
}
